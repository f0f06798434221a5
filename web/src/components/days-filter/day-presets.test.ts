import { describe, expect, it } from 'vitest';
import { daysOfPreset, presetOfDays } from './day-presets.ts';

/** A Tuesday. */
const tuesday = new Date(2026, 10, 24, 15, 0);

describe('days that are often asked for', () => {
  it.each([
    ['TODAY', tuesday, '2026-11-24', '2026-11-24'],
    ['YESTERDAY', tuesday, '2026-11-23', '2026-11-23'],
    ['THIS_WEEK', tuesday, '2026-11-22', '2026-11-24'],
    ['LAST_WEEK', tuesday, '2026-11-15', '2026-11-21'],
    ['THIS_MONTH', tuesday, '2026-11-01', '2026-11-24'],
    ['LAST_MONTH', tuesday, '2026-10-01', '2026-10-31'],
    ['LAST_MONTH', new Date(2027, 0, 5), '2026-12-01', '2026-12-31'],
    ['LAST_MONTH', new Date(2026, 2, 31), '2026-02-01', '2026-02-28'],
    ['YESTERDAY', new Date(2026, 2, 1), '2026-02-28', '2026-02-28'],
    ['THIS_WEEK', new Date(2026, 10, 22), '2026-11-22', '2026-11-22'],
  ])('%s on %s is %s to %s', (preset, now, from, to) => {
    expect(daysOfPreset(preset, now)).toEqual({ from, to });
  });

  it('are known again by their days', () => {
    expect(presetOfDays('2026-11-15', '2026-11-21', tuesday)).toBe('LAST_WEEK');
    expect(presetOfDays('2026-11-15', '2026-11-20', tuesday)).toBeNull();
    expect(presetOfDays('', '', tuesday)).toBeNull();
  });
});
