import { afterEach, expect, test, vi } from 'vitest';
import { NotFoundError } from './page-errors.ts';
import { reportFailure } from './report-failure.ts';

afterEach(() => vi.restoreAllMocks());

test('a defect is said in the console', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const defect = new RangeError('x');

  reportFailure(defect);

  expect(said).toHaveBeenCalledWith(defect);
});

test.each([new NotFoundError(), new TypeError('Failed to fetch')])(
  '%s is told on the screen alone',
  (error) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();

    reportFailure(error);

    expect(said).not.toHaveBeenCalled();
  },
);
