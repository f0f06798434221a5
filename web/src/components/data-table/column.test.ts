import { describe, expect, it } from 'vitest';
import { ariaSort, nextSort } from './column.ts';

describe('nextSort', () => {
  it('starts ascending on another column', () => {
    expect(nextSort({ sortBy: 'city', sortOrder: 'DESC' }, 'name')).toEqual({
      sortBy: 'name',
      sortOrder: 'ASC',
    });
  });

  it('turns the current column around', () => {
    expect(nextSort({ sortBy: 'name', sortOrder: 'ASC' }, 'name')).toEqual({
      sortBy: 'name',
      sortOrder: 'DESC',
    });
    expect(nextSort({ sortBy: 'name', sortOrder: 'DESC' }, 'name')).toEqual({
      sortBy: 'name',
      sortOrder: 'ASC',
    });
  });
});

describe('ariaSort', () => {
  it('tells sorted, sortable and unsortable columns apart', () => {
    const sort = { sortBy: 'name', sortOrder: 'DESC' } as const;
    expect(ariaSort({ sortField: 'name' }, sort)).toBe('descending');
    expect(ariaSort({ sortField: 'city' }, sort)).toBe('none');
    expect(ariaSort({}, sort)).toBeUndefined();
  });
});
