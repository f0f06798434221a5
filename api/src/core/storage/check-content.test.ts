import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWholeFile, contentCheckOf } from './check-content.ts';
import { ContentError } from './content-check.ts';
import type { FileFormat } from './file-formats.ts';
import { plainZip, sampleFiles } from './testing/sample-files.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'assay-content-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function check(format: FileFormat, content: Buffer): Promise<void> {
  const stream = contentCheckOf(format);
  for (let at = 0; at < content.length; at += 3) stream.write(content.subarray(at, at + 3));
  stream.end();
  const file = path.join(directory, 'upload');
  await writeFile(file, content);
  await checkWholeFile(format, file);
}

test.each(Object.entries(sampleFiles) as [FileFormat, Buffer][])(
  'knows a real %s',
  async (format, content) => {
    await expect(check(format, content)).resolves.toBeUndefined();
  },
);

test.each([
  ['png', 'a jpeg', sampleFiles.jpeg],
  ['png', 'the start of a png', sampleFiles.png.subarray(0, 5)],
  ['pdf', 'a program', Buffer.from('MZ\u0090\u0000\u0003 %PDF-1.7')],
  ['pdf', 'an HTML page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['jpeg', 'a png', sampleFiles.png],
  ['tiff', 'a png', sampleFiles.png],
  ['xlsx', 'another ZIP', plainZip],
  ['csv', 'a png', sampleFiles.png],
  ['csv', 'an HTML page', Buffer.from('\n <html></html>')],
  ['csv', 'a text with NUL', Buffer.from('a,b\n1,\u0000')],
  ['csv', 'a text that is not UTF-8', Buffer.from('a,\xe9', 'latin1')],
  ['csv', 'a text that ends within a character', Buffer.from('a,é').subarray(0, 3)],
  ['svg', 'a png', sampleFiles.png],
] as [FileFormat, string, Buffer][])('a %s may not be %s', async (format, _what, content) => {
  await expect(check(format, content)).rejects.toThrow(ContentError);
});

test('refuses a wrong binary file at its first bytes', () => {
  const stream = contentCheckOf('pdf');

  expect(() => stream.write(Buffer.from('PK\u0003\u0004 and many megabytes more'))).toThrow(
    ContentError,
  );
});

test('takes a CSV with a byte order mark and an empty one', async () => {
  await expect(check('csv', Buffer.from('\ufeffName,Zip\r\n'))).resolves.toBeUndefined();
  await expect(check('csv', Buffer.alloc(0))).resolves.toBeUndefined();
});
