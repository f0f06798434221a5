import { expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '@assay/schema/core/fields';
import { cellReader } from './cell-reader.ts';

it('checks equal cells once', () => {
  let checked = 0;
  const read = cellReader(
    z.string().refine(() => {
      checked += 1;
      return true;
    }),
  );

  const cells = ['TX', 'OK', 'TX', 'TX'].map(read);

  expect(cells).toEqual(['TX', 'OK', 'TX', 'TX'].map((value) => ({ ok: true, value })));
  expect(checked).toBe(2);
});

it('tells what is wrong each time', () => {
  const read = cellReader(text(2));

  expect([read('long'), read('long')]).toEqual([
    { ok: false, errors: [expect.objectContaining({ errorCode: 'TOO_LONG' })] },
    { ok: false, errors: [expect.objectContaining({ errorCode: 'TOO_LONG' })] },
  ]);
});

it('goes on reading when it has seen more cells than it remembers', () => {
  const read = cellReader(z.string());
  const texts = Array.from({ length: 6_000 }, (_, index) => `n${index}`);

  expect(texts.map(read)).toEqual(texts.map((value) => ({ ok: true, value })));
});
