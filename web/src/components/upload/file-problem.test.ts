import { describe, expect, it } from 'vitest';
import { sizeText } from '../../lib/size-text.ts';
import { acceptOf, fileProblem } from './file-problem.ts';

const MB = 1024 * 1024;

describe('fileProblem', () => {
  it('accepts what the kind names, whatever the spelling', () => {
    expect(fileProblem('logo', { name: 'logo.PNG', size: MB })).toBeNull();
    expect(fileProblem('document', { name: 'scan.jpg', size: 10 * MB })).toBeNull();
  });

  it('rejects another kind in the documented words', () => {
    expect(fileProblem('logo', { name: 'logo.gif', size: 1 })).toBe(
      'File is not a png, svg and therefore rejected.',
    );
  });

  it('rejects a file that is too big in the documented words', () => {
    expect(fileProblem('logo', { name: 'logo.svg', size: MB + 1 })).toBe(
      'File is over 1 MB and therefore rejected.',
    );
    expect(fileProblem('document', { name: 'a.pdf', size: 10 * MB + 1 })).toBe(
      'File is over 10 MB and therefore rejected.',
    );
  });

  it('asks for the parts of an import that is too big', () => {
    expect(fileProblem('csv', { name: 'a.csv', size: 10 * MB })).toBeNull();
    expect(fileProblem('csv', { name: 'a.csv', size: 10 * MB + 1 })).toBe(
      'The file is too big. Please, upload items parts by part.',
    );
  });
});

it('offers all spellings of a format in the file chooser', () => {
  expect(acceptOf('logo')).toBe('.png,.svg');
  expect(acceptOf('document')).toContain('.jpeg,.jpg');
});

it('writes sizes short', () => {
  expect(sizeText(312)).toBe('312 bytes');
  expect(sizeText(12_345)).toBe('12 KB');
  expect(sizeText(3.4 * MB)).toBe('3.4 MB');
});
