import { describe, expect, it } from 'vitest';
import { CsvRefusal, decodeCsv, readCsvText } from './csv-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cells = (text: string) => readCsvText(text).lines.map((line) => line.cells);

describe('a CSV', () => {
  it.each([
    ['line ends of Windows', 'A,B\r\n1,2\r\n'],
    ['line ends of old Macs', 'A,B\r1,2\r'],
    ['no line end at its end', 'A,B\n1,2'],
    ['semicolons', 'A;B\n1;2\n'],
    ['tabs', 'A\tB\n1\t2\n'],
    ['bars', 'A|B\n1|2\n'],
    ['quotation marks and blanks', '"A" , B \n "1","2" \n'],
    ['blank lines', '\nA,B\n,\n1,2\n\n'],
  ])('may have %s', (_what, text) => {
    expect(cells(text)).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, marks and line breaks in quotation marks', () => {
    expect(cells('A,B\n"Lee, Ann","a ""b""\nc"\n')[1]).toEqual(['Lee, Ann', 'a "b"\nc']);
    expect(cells('A,B\n"A" and "B",6" nail\n')[1]).toEqual(['"A" and "B"', '6" nail']);
    expect(cells("A,B\n'=1+1,'x\n")[1]).toEqual(['=1+1', "'x"]);
  });

  it('is told apart by what stands in its head, not in its cells', () => {
    expect(readCsvText('"A;B;C",D\n1;2;3,4\n')).toMatchObject({ separator: ',' });
    expect(cells('A;"B,C,D"\n1;2\n')[0]).toEqual(['A', 'B,C,D']);
  });

  it('has its rows counted as a spreadsheet does', () => {
    const { lines } = readCsvText('A,B\r\n"one\r\ntwo",2\r\n\r\n3,4');

    expect(lines.map(({ row }) => row)).toEqual([1, 2, 4]);
  });

  it('is read as far as its quotation marks are closed', () => {
    expect(readCsvText('A,B\n1,2\n"3,4\n5,6\n')).toMatchObject({
      lines: [{ row: 1 }, { row: 2 }],
      openQuote: 3,
    });
  });

  it('has no lines when there is nothing in it', () => {
    expect(readCsvText('')).toEqual({ lines: [], separator: ',', openQuote: null });
    expect(readCsvText('\n,,\n').lines).toEqual([]);
  });
});

describe('the bytes of a CSV', () => {
  it('are UTF-8, with or without a byte order mark', () => {
    expect(decodeCsv(bytes('José'))).toBe('José');
    expect(decodeCsv(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('José')]))).toBe('José');
  });

  it.each([
    ['Latin-1', new Uint8Array([74, 111, 115, 0xe9]), 'CSV UTF-8'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 74, 0]), 'CSV UTF-8'],
    ['a PDF', new Uint8Array([...bytes('%PDF-1.7\n'), 0xe9]), 'not a csv'],
    ['a page', bytes('<html>'), 'not a csv'],
    ['control characters', bytes('A\u0000B'), 'not a csv'],
  ])('are not %s, and the way out is said', (_what, given, text) => {
    expect(() => decodeCsv(given)).toThrow(CsvRefusal);
    expect(() => decodeCsv(given)).toThrow(text);
  });
});
