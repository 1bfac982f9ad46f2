-- The table that octodo's events go to. In octodo's config.yml, with HOST for your server:
--
--   tracking: collector
--   collector:
--     url: "https://HOST:8443/?query=INSERT%20INTO%20octodo_event%20(line)%20FORMAT%20CSV&format_csv_delimiter=%01"
--     headers: {X-ClickHouse-User: octodo, X-ClickHouse-Key: "..."}
--
-- Each line is kept as it came; the CSV format with a separator that no line holds takes it as it is. The columns are
-- read from it by functions that even ClickHouse 18 has. A batch may come twice: count id, not rows.
CREATE TABLE octodo_event
(
    line String,
    received DateTime DEFAULT now(),
    id String MATERIALIZED visitParamExtractString(line, 'id'),
    user_id String MATERIALIZED visitParamExtractString(line, 'user_id'),
    sequence UInt64 MATERIALIZED visitParamExtractUInt(line, 'sequence'),
    time Float64 MATERIALIZED visitParamExtractFloat(line, 'time'),
    day Date MATERIALIZED toDate(toDateTime(toUInt32(visitParamExtractFloat(line, 'time')), 'UTC')),
    name String MATERIALIZED visitParamExtractString(line, 'name'),
    page String MATERIALIZED if(name = 'page-view', visitParamExtractString(line, 'page'), ''),
    additional String MATERIALIZED visitParamExtractString(line, 'additional'),
    query String MATERIALIZED visitParamExtractString(line, 'query')
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(received)
ORDER BY (user_id, sequence)
