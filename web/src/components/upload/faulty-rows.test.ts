import { expect, test } from 'vitest';
import { csvRows, csvText } from './csv-text.ts';
import { cellsOf, faultyCsv } from './faulty-rows.ts';

const file =
  '\ufeffName,SSN,Note\r\nAnn,900-70-3456,"two\nlines, ""quoted"""\r\n\r\nBob,1,=1+1\r\n';

test('rows are counted as spreadsheets do, whatever ends them', () => {
  expect(csvRows(file)).toEqual([
    ['Name', 'SSN', 'Note'],
    ['Ann', '900-70-3456', 'two\nlines, "quoted"'],
    [''],
    ['Bob', '1', '=1+1'],
  ]);
  expect(csvRows('a,5" pipe\rb, "x" ')).toEqual([
    ['a', '5" pipe'],
    ['b', 'x '],
  ]);
  expect(csvRows('')).toEqual([]);
});

test('what was written is read again, and nothing in it is calculated', () => {
  expect(csvText([['a', 'say "x"', 'b,c', '=1+1']])).toBe('\ufeffa,"say ""x""","b,c",\'=1+1\r\n');
});

test('the value of a refused cell is found by row and column, but no secret', () => {
  const cellOf = cellsOf(csvRows(file), ['SSN']);

  expect(cellOf({ row: 2, column: 'Note' })).toBe('two\nlines, "quoted"');
  expect(cellOf({ row: 4, column: 'name' })).toBe('Bob');
  expect(cellOf({ row: 4, column: 'SSN' })).toBeNull();
  expect(cellOf({ row: 1, column: 'Name' })).toBeNull();
  expect(cellOf({ row: 4, column: '_' })).toBeNull();
  expect(cellOf({ row: 9, column: 'Note' })).toBeNull();
});

test('refused rows are saved with all of their columns and what is wrong with each', () => {
  const errors = [
    { row: 4, column: 'SSN', message: 'Enter nine digits.' },
    { row: 4, column: '_', message: 'Too many cells.' },
  ];

  expect(csvRows(faultyCsv(csvRows(file), errors))).toEqual([
    ['Name', 'SSN', 'Note', 'Row', 'Problems'],
    ['Bob', '1', "'=1+1", '4', 'SSN: Enter nine digits. Too many cells.'],
  ]);
});
