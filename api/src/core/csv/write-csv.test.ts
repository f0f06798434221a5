import { expect, it } from 'vitest';
import { csvLines } from './write-csv.ts';

it.each([
  ['a plain text', 'Ann', 'Ann'],
  ['nothing', null, ''],
  ['a number', -5, '-5'],
  ['a comma', 'Reyes, Dana', '"Reyes, Dana"'],
  ['quotation marks', 'say "x"', '"say ""x"""'],
  ['a line end', 'a\nb', '"a\nb"'],
  ['blanks around', ' a ', '" a "'],
  ['what would be calculated', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a plus', '+1', "'+1"],
  ['a minus', '-1', "'-1"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab in front', '\t=1', "'\t=1"],
])('writes %s', (_what, cell, expected) => {
  expect(csvLines([[cell, 'z']])).toBe(`${expected},z\r\n`);
});
