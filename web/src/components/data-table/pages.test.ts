import { describe, expect, it } from 'vitest';
import { pageLinks, rangeText } from './pages.ts';

describe('pageLinks', () => {
  it('shows the current page and the next', () => {
    expect(pageLinks(1, 4)).toEqual([1, 2]);
    expect(pageLinks(3, 4)).toEqual([3, 4]);
  });

  it('shows the last two on the last page', () => {
    expect(pageLinks(4, 4)).toEqual([3, 4]);
  });

  it('shows one link when there is one page, and stays in range beyond the end', () => {
    expect(pageLinks(1, 1)).toEqual([1]);
    expect(pageLinks(9, 4)).toEqual([3, 4]);
  });
});

describe('rangeText', () => {
  it('names the first and last row and all rows', () => {
    expect(rangeText(1, 15, 60)).toBe('1–15 of 60');
    expect(rangeText(4, 15, 1234)).toBe('46–60 of 1,234');
    expect(rangeText(2, 15, 20)).toBe('16–20 of 20');
  });

  it('says so when the page is beyond the end', () => {
    expect(rangeText(9, 15, 20)).toBe('0 of 20');
    expect(rangeText(1, 15, 0)).toBe('0 of 0');
  });
});
