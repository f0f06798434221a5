import { expect, it } from 'vitest';
import { z } from 'zod';
import { csvDate, csvPhone } from './csv-cells.ts';
import { errorText, errorTexts } from './errors.ts';
import { text } from './fields.ts';
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

  const refused = { ok: false, error: expect.objectContaining({ errorCode: 'TOO_LONG' }) };
  expect([read('long'), read('long')]).toEqual([refused, refused]);
});

it.each([
  [
    'a phone number with an extension',
    csvPhone(),
    '(512) 555-0100 ext. 7',
    errorText('INVALID_INTL_PHONE'),
  ],
  ['what is no date', csvDate(), '31.12.1980', errorTexts.date],
])('tells one thing of %s', (_what, rule, cell, message) => {
  expect(cellReader(rule)(cell)).toEqual({
    ok: false,
    error: expect.objectContaining({ message }),
  });
});

it('goes on reading when it has seen more cells than it remembers', () => {
  const read = cellReader(z.string());
  const texts = Array.from({ length: 6_000 }, (_, index) => `n${index}`);

  expect(texts.map(read)).toEqual(texts.map((value) => ({ ok: true, value })));
});
