#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

int octodo_poll(struct pollfd *descriptors, unsigned long count, long long nanoseconds) {
  if (nanoseconds < 0) return ppoll(descriptors, count, NULL, NULL);
  struct timespec span = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(descriptors, count, &span, NULL);
}

int octodo_signal_descriptor(const sigset_t *signals) {
  return signalfd(-1, signals, SFD_NONBLOCK | SFD_CLOEXEC);
}

int octodo_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

int octodo_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

// Never expires: only a jump of the clock ends the wait (timerfd_create(2), TFD_TIMER_CANCEL_ON_SET).
static int arm_clock(int descriptor) {
  struct itimerspec never = {.it_value = {.tv_sec = 1LL << 40}};
  return timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &never, NULL);
}

int octodo_clock_descriptor(void) {
  int descriptor = timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
  if (descriptor < 0 || arm_clock(descriptor) == 0) return descriptor;
  close(descriptor);
  return -1;
}

bool octodo_clock_was_set(int descriptor) {
  uint64_t expirations;
  // An expired timer is armed no more, because it would expire at once. Only a library that fakes the time makes one.
  if (read(descriptor, &expirations, sizeof expirations) >= 0 || errno != ECANCELED) return false;
  (void)arm_clock(descriptor);
  return true;
}

void octodo_deny_dumps(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

int octodo_event_descriptor(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

// Both ignore errors on purpose: a full counter is already readable, and an empty one is already clear.
void octodo_raise_event(int descriptor) { (void)eventfd_write(descriptor, 1); }

void octodo_clear_event(int descriptor) {
  eventfd_t count;
  (void)eventfd_read(descriptor, &count);
}

void octodo_give_back_memory(void) { (void)malloc_trim(0); }

int octodo_wait_for_post(sem_t *semaphore, struct timespec deadline) {
  return sem_clockwait(semaphore, CLOCK_MONOTONIC, &deadline);
}
