import { describe, expect, test, vi } from 'vitest';
import {
  ACTIVITY_NOTE_MS,
  IDLE_CHECK_MS,
  WARNING_MS,
  watchIdleness,
  type ActivityStore,
} from './idle-monitor.ts';
import type { Clock } from '../clock.ts';

const PERIOD = 5 * 60_000;

/** A clock that runs only when told to, and a store that several tabs share. */
function scene(lastActivity = 0) {
  let now = 0;
  let stored = lastActivity;
  const tasks = new Set<{ every: number; next: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    every: (every, run) => {
      const task = { every, next: now + every, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
  };
  const store: ActivityStore = {
    read: () => stored,
    write: vi.fn((value: number) => (stored = value)),
  };
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const due = [...tasks]
        .filter((task) => task.next <= until)
        .sort((a, b) => a.next - b.next)[0];
      if (!due) break;
      now = due.next;
      due.next += due.every;
      due.run();
    }
    now = until;
  };
  const tab = () => {
    const onWarning = vi.fn();
    const onLogout = vi.fn();
    const monitor = watchIdleness({ periodMs: PERIOD, store, clock, onWarning, onLogout });
    return { monitor, onWarning, onLogout };
  };
  return { store, pass, tab };
}

describe('the warning', () => {
  test('opens after the period, not before', () => {
    const { pass, tab } = scene();
    const { onWarning } = tab();

    pass(PERIOD - IDLE_CHECK_MS);
    expect(onWarning).not.toHaveBeenCalled();
    pass(IDLE_CHECK_MS);

    expect(onWarning).toHaveBeenCalledExactlyOnceWith(PERIOD + WARNING_MS);
  });

  test('is put off by activity', () => {
    const { pass, tab } = scene();
    const { monitor, onWarning } = tab();
    pass(PERIOD - 10_000);

    monitor.activity();
    pass(PERIOD - 10_000);

    expect(onWarning).not.toHaveBeenCalled();
  });

  test('does not close by moving the mouse', () => {
    const { pass, tab, store } = scene();
    const { monitor } = tab();
    pass(PERIOD);

    monitor.activity();

    expect(store.write).not.toHaveBeenCalled();
  });

  test('closes by staying signed in', () => {
    const { pass, tab } = scene();
    const { monitor, onWarning, onLogout } = tab();
    pass(PERIOD + 30_000);

    monitor.stay();
    pass(WARNING_MS);

    expect(onWarning).toHaveBeenLastCalledWith(null);
    expect(onLogout).not.toHaveBeenCalled();
  });
});

describe('the logout', () => {
  test('comes 60 seconds after the warning', () => {
    const { pass, tab } = scene();
    const { onLogout } = tab();

    pass(PERIOD + WARNING_MS - IDLE_CHECK_MS);
    expect(onLogout).not.toHaveBeenCalled();
    pass(IDLE_CHECK_MS);

    expect(onLogout).toHaveBeenCalledOnce();
  });

  test('comes at once when the computer slept past it', () => {
    const { tab } = scene(-2 * PERIOD);

    const { onLogout, onWarning } = tab();

    expect(onLogout).toHaveBeenCalledOnce();
    expect(onWarning).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  test('activity in one keeps all of them', () => {
    const { pass, tab } = scene();
    const one = tab();
    const other = tab();
    pass(PERIOD - 10_000);

    one.monitor.activity();
    pass(60_000);

    expect(other.onWarning).not.toHaveBeenCalled();
  });

  test('staying in one closes the warning of all', () => {
    const { pass, tab } = scene();
    const one = tab();
    const other = tab();
    pass(PERIOD);

    one.monitor.stay();
    other.monitor.check();

    expect(other.onWarning).toHaveBeenLastCalledWith(null);
  });
});

test('activity is noted at most every three seconds', () => {
  const { pass, tab, store } = scene();
  const { monitor } = tab();

  for (let second = 0; second < 10; second += 1) {
    pass(ACTIVITY_NOTE_MS / 3);
    monitor.activity();
  }

  expect(store.write).toHaveBeenCalledTimes(3);
});

test('a stopped monitor is silent', () => {
  const { pass, tab } = scene();
  const { monitor, onWarning } = tab();

  monitor.stop();
  pass(2 * PERIOD);

  expect(onWarning).not.toHaveBeenCalled();
});
