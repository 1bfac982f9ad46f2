#ifndef CLINUX_H
#define CLINUX_H

#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>
#include <time.h>

/// ppoll(2), which Swift's Glibc module leaves out. Waits without a limit if `nanoseconds` is negative.
int octodo_poll(struct pollfd *descriptors, unsigned long count, long long nanoseconds);

/// signalfd(2), non-blocking and closed on exec; -1 with errno on failure.
int octodo_signal_descriptor(const sigset_t *signals);

/// The next pending signal of the descriptor; 0 if there is none.
int octodo_next_signal(int descriptor);

/// pidfd_open(2): readable once the process has ended, and closed on exec; -1 with errno on failure.
int octodo_process_descriptor(pid_t process);

/// A non-blocking eventfd(2), closed on exec; -1 with errno on failure.
int octodo_event_descriptor(void);

/// Makes the descriptor readable.
void octodo_raise_event(int descriptor);

/// A non-blocking timerfd_create(2), closed on exec, that becomes readable when the wall clock is set, or the machine wakes
/// from a suspension; -1 with errno on failure.
int octodo_clock_descriptor(void);

/// Whether the clock was set. Makes the descriptor unreadable until it is set again.
bool octodo_clock_was_set(int descriptor);

/// PR_SET_DUMPABLE of prctl(2): from now on the process leaves no core file, and only root may look into its memory.
void octodo_deny_dumps(void);

/// sem_clockwait(3) with the monotonic clock, which Swift's Glibc module leaves out; -1 with errno if it was not posted
/// in time.
int octodo_wait_for_post(sem_t *semaphore, struct timespec deadline);

/// Makes the descriptor unreadable again.
void octodo_clear_event(int descriptor);

/// malloc_trim(3): returns unused memory of the C library to the system.
void octodo_give_back_memory(void);

#endif
