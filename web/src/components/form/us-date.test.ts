import { describe, expect, it } from 'vitest';
import { formatUsDate, parseUsDate, withSlashes } from './us-date.ts';

describe('parseUsDate', () => {
  it.each([
    ['02/03/2026', '2026-02-03'],
    ['2/3/26', '2026-02-03'],
    ['2-3-2026', '2026-02-03'],
    ['2.3.2026', '2026-02-03'],
    ['02032026', '2026-02-03'],
    ['020326', '2026-02-03'],
    ['2026-02-03', '2026-02-03'],
    [' 02/29/2028 ', '2028-02-29'],
    ['7/4/76', '1976-07-04'],
  ])('%s → %s', (text, date) => {
    expect(parseUsDate(text)).toBe(date);
  });

  it.each([
    '',
    '13/45/2028',
    '02/30/2026',
    '02/29/2026',
    '2026-13-01',
    '2/3',
    '02032',
    'tomorrow',
    '1/2/3',
    '2/3/20266',
  ])('does not guess a date from %j', (text) => {
    expect(parseUsDate(text)).toBeNull();
  });
});

describe('formatUsDate', () => {
  it('shows a date as MM/DD/YYYY and anything else as it is', () => {
    expect(formatUsDate('2026-02-03')).toBe('02/03/2026');
    expect(formatUsDate('13/45/2028')).toBe('13/45/2028');
    expect(formatUsDate('')).toBe('');
  });
});

describe('withSlashes', () => {
  it('adds a slash behind month and day while typing forward', () => {
    expect(withSlashes('02', '0')).toBe('02/');
    expect(withSlashes('02/03', '02/0')).toBe('02/03/');
    expect(withSlashes('2', '')).toBe('2');
  });

  it('takes a separator that is typed behind its own for the same', () => {
    expect(withSlashes('02//', '02/')).toBe('02/');
    expect(withSlashes('02/03/-', '02/03/')).toBe('02/03/');
  });

  it('adds none while deleting or where one stands', () => {
    expect(withSlashes('02', '02/')).toBe('02');
    expect(withSlashes('2/', '2')).toBe('2/');
    expect(withSlashes('02032026', '')).toBe('02032026');
  });
});
