import { expect, it } from 'vitest';
import { UnquotedLines } from './unquoted-lines.ts';

const file = Buffer.from('\uFEFFName,Note\r\nZoë,a\n\rBob,😀\rEve,\r\nlast');
const lines = ['Name,Note', 'Zoë,a', '', 'Bob,😀', 'Eve,'];

it('splits alike wherever a file is cut, inside of a letter or of a line end', () => {
  for (let cut = 0; cut <= file.length; cut += 1) {
    const unquoted = new UnquotedLines();

    const split = [file.subarray(0, cut), file.subarray(cut)].map((each) => unquoted.split(each));

    expect(split.flat()).toEqual(lines);
    expect(unquoted.rest.toString()).toBe('last');
  }
});

it('leaves a piece with a quotation mark alone, with what came before it at hand', () => {
  const unquoted = new UnquotedLines();

  const before = unquoted.split(Buffer.from('Name\nAnn\nB'));
  const quoted = unquoted.split(Buffer.from('o "x"\nEve\n'));

  expect(before).toEqual(['Name', 'Ann']);
  expect(quoted).toBeNull();
  expect(unquoted.rest.toString()).toBe('B');
});

it('leaves a line without an end to the parser', () => {
  const unquoted = new UnquotedLines();
  const piece = Buffer.alloc(40_000, 'x');

  const split = [piece, piece, piece].map((each) => unquoted.split(each));

  expect(split).toEqual([[], [], null]);
});
