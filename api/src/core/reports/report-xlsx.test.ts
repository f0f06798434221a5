import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ReportColumn, ReportValue } from '@assay/schema/core/report';
import { writeXlsx, writeWorkbook } from './report-xlsx.ts';
import { partsOf } from './testing/workbook-parts.ts';

const columns: Pick<ReportColumn, 'header' | 'kind'>[] = [
  { header: 'Name' },
  { header: 'Count' },
  { header: 'Day', kind: 'day' },
  { header: 'At', kind: 'moment' },
  { header: 'Share', kind: 'percent' },
  { header: 'Rate', kind: 'money' },
];

const written = async (lines: ReportValue[][], most?: number, timeZone = 'America/Chicago') => {
  const table = {
    title: "People & 'Places' [all]: the whole of them",
    columns,
    timeZone,
    facts: [['Rows', lines.length]] as const,
    lines: (async function* () {
      for (const line of lines) yield [line];
    })(),
  };
  return partsOf(await buffer(Readable.from(writeXlsx(table, most))));
};

/** Cells of a sheet, row by row, each as `style value`. */
const cellsOf = (sheet = ''): string[][] =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(/<c\/>|<c[^>]* s="(\d)">.*?(?:<t[^>]*>(.*?)<\/t>|<v>(.*?)<\/v>).*?<\/c>/gs),
    ].map(([, look, text, number]) => (look === undefined ? '' : `${look} ${text ?? number}`)),
  );

describe('a list as XLSX', () => {
  it('has numbers, days and moments as such, moments as the clock of the reader shows them', async () => {
    const parts = await written([
      ['Ann', 3, '2026-11-23', '2026-11-23T05:30:00.000Z', 12.5, '1234.50'],
      [true, 0, '1898-01-01', null, 100, null],
    ]);

    expect(cellsOf(parts['xl/worksheets/sheet1.xml'])).toEqual([
      ['1 Name', '1 Count', '1 Day', '1 At', '1 Share', '1 Rate'],
      // 2026-11-23 is day 46349 of spreadsheets; 05:30 UTC is 23:30 of the day before in Chicago.
      ['0 Ann', '0 3', '2 46349', `3 ${46348 + 23.5 / 24}`, '4 0.125', '5 1234.5'],
      ['0 Yes', '0 0', '0 1898-01-01 00:00:00', '', '4 1', ''],
    ]);
  });

  it('keeps a formula a text, and what XML has no place for out', async () => {
    const parts = await written([
      ['=1+1', 1],
      ['a\u0000\ud800<&>', 1],
      ['x'.repeat(40_000), 1],
    ]);
    const [, formula, odd, long] = cellsOf(parts['xl/worksheets/sheet1.xml']);

    expect(formula?.[0]).toBe('6 =1+1');
    expect(parts['xl/styles.xml']).toContain('quotePrefix="1"/></cellXfs>');
    expect(odd?.[0]).toBe('0 a\ufffd\ufffd&lt;&amp;&gt;');
    expect(long?.[0]).toHaveLength(32_767 + 2);
  });

  it('goes on in the next sheet where one is full', async () => {
    const parts = await written([['a'], ['b'], ['c']], 3);

    expect(cellsOf(parts['xl/worksheets/sheet1.xml']).flat()).toContain('0 b');
    expect(cellsOf(parts['xl/worksheets/sheet2.xml']).map(([first]) => first)).toEqual([
      '1 Name',
      '0 c',
    ]);
    expect(cellsOf(parts['xl/worksheets/sheet3.xml'])).toEqual([['1 Rows', '0 3']]);
    expect(
      [...(parts['xl/workbook.xml'] ?? '').matchAll(/name="([^"]*)"/g)].map(([, name]) => name),
    ).toEqual([
      "People &amp; 'Places'  all   the wh",
      "People &amp; 'Places'  all   th (2)",
      'About',
    ]);
  });

  it('fails where its lines fail, and is no archive then', async () => {
    const table = {
      title: 'Broken',
      columns,
      timeZone: 'UTC',
      facts: [],
      lines: (async function* (): AsyncGenerator<ReportValue[][]> {
        yield [['a']];
        throw new Error('lost');
      })(),
    };

    await expect(buffer(Readable.from(writeXlsx(table)))).rejects.toThrow('lost');
  });
});

it('opens a workbook with its cover, and lets each sheet be filtered', async () => {
  const table = {
    title: 'Activity',
    columns,
    timeZone: 'UTC',
    lines: (async function* () {
      yield [['Ann', 1, '2026-01-31', null, 2.5, null]];
    })(),
  };
  const workbook = writeWorkbook({
    cover: { name: 'Criteria', facts: [['Company', 'Northwind']] },
    tables: [table],
    timeZone: 'UTC',
  });

  const parts = partsOf(await buffer(Readable.from(workbook, { objectMode: false })));

  expect(parts['xl/workbook.xml']).toMatch(
    /name="Criteria" sheetId="1".*name="Activity" sheetId="2"/,
  );
  expect(parts['xl/worksheets/sheet1.xml']).toContain('Northwind');
  expect(parts['xl/worksheets/sheet2.xml']).toContain('</sheetData><autoFilter ref="A1:F2"/>');
});
