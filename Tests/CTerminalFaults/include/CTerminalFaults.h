#ifndef C_TERMINAL_FAULTS_H
#define C_TERMINAL_FAULTS_H

/// From now on calls of the C library fail that give a terminal back, for the program that links this: `writes` all
/// write(2) to a terminal, `modes` all tcsetattr(3), `modes-once` the first one; `closed` closes the standard descriptors.
void octodo_fail(const char *what);

#endif
