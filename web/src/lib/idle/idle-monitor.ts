import { systemClock, type Clock } from '../clock.ts';

/** P s9: the idle check runs every 5 s, activity is noted at most every 3 s, logout comes 60 s after the warning. */
export const IDLE_CHECK_MS = 5_000;
export const ACTIVITY_NOTE_MS = 3_000;
export const WARNING_MS = 60_000;

/** Time of the last activity, shared by all tabs. */
export interface ActivityStore {
  read(): number;
  write(now: number): void;
}

export interface IdleOptions {
  /** Idle time before the warning. */
  periodMs: number;
  store: ActivityStore;
  clock?: Clock;
  /** Called when the warning opens or closes; `endsAt` is when the logout comes. */
  onWarning(endsAt: number | null): void;
  onLogout(): void;
}

export interface IdleMonitor {
  /** Something happened: a key, the pointer, a touch. Ignored while the warning waits for an answer. */
  activity(): void;
  /** 'Stay signed in'. */
  stay(): void;
  /** Looks now instead of at the next check, e.g. when another tab noted activity. */
  check(): void;
  stop(): void;
}

/**
 * Watches for idleness (P s4). What counts is the shared time of last activity, not a timer: activity in one
 * tab keeps all of them, and a computer that slept past the end is logged out at its first check.
 */
export function watchIdleness(options: IdleOptions): IdleMonitor {
  const { periodMs, store, clock = systemClock, onWarning, onLogout } = options;
  let endsAt: number | null = null;
  let over = false;

  const warn = (until: number | null) => {
    endsAt = until;
    onWarning(until);
  };
  const check = () => {
    if (over) return;
    const now = clock.now();
    const idle = now - store.read();
    if (idle < periodMs) {
      if (endsAt !== null) warn(null);
      return;
    }
    // Asleep over both the warning and its answer.
    const missed = endsAt === null && idle >= periodMs + WARNING_MS + IDLE_CHECK_MS;
    if (missed || (endsAt !== null && now >= endsAt)) {
      over = true;
      stopChecks();
      onLogout();
    } else if (endsAt === null) {
      warn(now + WARNING_MS);
    }
  };
  const note = () => store.write(clock.now());

  const stopChecks = clock.every(IDLE_CHECK_MS, check);
  check();
  return {
    activity: () => {
      if (!over && endsAt === null && clock.now() - store.read() >= ACTIVITY_NOTE_MS) note();
    },
    stay: () => {
      note();
      check();
    },
    check,
    stop: stopChecks,
  };
}
