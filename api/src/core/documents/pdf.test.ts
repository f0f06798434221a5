import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { pdfTable } from './pdf-parts.ts';
import { pdfDocument } from './pdf.ts';
import { textsOfPages } from './testing/pdf-text.ts';

/** The pages of a document with a table of two columns. */
async function pagesOf(rows: readonly string[][]): Promise<string[][]> {
  // oxlint-disable-next-line require-await -- a table takes its rows some at a time
  async function* some() {
    yield rows;
  }
  const columns = ['Name', 'Place'].map((head) => ({ head, share: 1 }));
  const { content } = pdfDocument({ name: 'list.pdf', title: 'Everybody' }, (pdf) =>
    pdfTable(pdf, columns, some()),
  );
  return textsOfPages(await buffer(content));
}

it('numbers its pages, with how many there are', async () => {
  const pages = await pagesOf(Array.from({ length: 150 }, (_, at) => [`Ann ${at}`, 'Plant']));

  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map((texts) => texts.at(-1))).toEqual(
    pages.map((_, at) => `Page ${at + 1} of ${pages.length}`),
  );
  expect(pages.flat().filter((text) => text === 'Everybody')).toHaveLength(pages.length + 1);
});

it('numbers one page too', async () => {
  const [only, ...more] = await pagesOf([['Ann', 'Plant']]);

  expect(more).toEqual([]);
  expect(only).toEqual(['Everybody', 'Everybody', 'Name', 'Place', 'Ann', 'Plant', 'Page 1 of 1']);
});

it('sets names that JavaScript knows as its own', async () => {
  const [only] = await pagesOf([['constructor', '__proto__']]);

  expect(only).toContain('constructor');
  expect(only).toContain('__proto__');
});

it.each([
  ['Chinese', '张伟', '陳大文'],
  ['Japanese', 'さくら', '渡辺 (カナ)'],
  ['Korean', '김철수', '이영희 Smith'],
])('sets names in %s as text that can be found', async (_script, name, place) => {
  const [only] = await pagesOf([
    [name, place],
    ['Ann', 'Żory'],
  ]);

  expect(only?.slice(4)).toEqual([name, place, 'Ann', 'Żory', 'Page 1 of 1']);
});

it('wraps a long Chinese name inside of its column', async () => {
  const name = '中华人民共和国国家药品监督管理局信息中心'.repeat(6);

  const [only = []] = await pagesOf([[name, 'Plant']]);

  const lines = only.slice(4, only.indexOf('Plant'));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(name);
});
