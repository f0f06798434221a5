import { expect, test } from 'vitest';
import { contentDisposition, nameOfPart, safeFileName } from './file-name.ts';

test.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ann\\report 7.pdf', 'report 7.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['.. .hidden.png. ', 'hidden.png'],
  ['what?<b>.csv', 'what__b_.csv'],
  ['Prüfbericht Ω.pdf', 'Prüfbericht Ω.pdf'],
])('%j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
});

test('a quote that a browser sent is none of its digits', () => {
  expect(safeFileName(nameOfPart('Copy %224%22%0D%0A, 5%25.pdf'))).toBe('Copy _4_, 5%25.pdf');
});

test('a name of nothing but dots gets the fallback', () => {
  expect(safeFileName('../..', 'file.pdf')).toBe('file.pdf');
});

test('a long name keeps its extension', () => {
  const name = safeFileName(`${'n'.repeat(400)}.xlsx`);

  expect(name).toHaveLength(200);
  expect(name.endsWith('n.xlsx')).toBe(true);
});

test('an ASCII name needs no second form', () => {
  expect(contentDisposition('attachment', 'report 7.pdf')).toBe(
    'attachment; filename="report 7.pdf"',
  );
});

test('another name is sent in ASCII and in UTF-8', () => {
  expect(contentDisposition('attachment', "Prüfbericht Ω (ann's).pdf")).toBe(
    `attachment; filename="Prufbericht _ (ann's).pdf"; filename*=UTF-8''Pr%C3%BCfbericht%20%CE%A9%20%28ann%27s%29.pdf`,
  );
});

test('quotes and line ends cannot leave the header', () => {
  expect(contentDisposition('inline', 'a"; x="\r\nB: c.pdf')).toBe(
    `inline; filename="a__ x=_B_ c.pdf"; filename*=UTF-8''a_%3B%20x%3D_B_%20c.pdf`,
  );
});
