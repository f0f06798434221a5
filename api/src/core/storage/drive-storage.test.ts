import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { s3Server } from './testing/s3-server.ts';

let data: string;
let file: string;
const content = Buffer.from('%PDF-1.4 a small report');

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-storage-'));
  file = path.join(data, 'upload');
  await writeFile(file, content);
});
afterAll(() => rm(data, { recursive: true, force: true }));

const toStore = () => ({ path: file, bytes: content.length, contentType: 'application/pdf' });

/** What every store does, run against each of them. */
function behavesLikeAStorage(open: () => Storage): void {
  test('gives back what was put in', async () => {
    await open().put('1/a', toStore());

    const stream = await open().read('1/a');

    expect(stream === null ? null : await buffer(stream)).toEqual(content);
  });

  test('has nothing under an unknown key', async () => {
    expect(await open().read('1/unknown')).toBeNull();
  });

  test('removes, and removing again is no error', async () => {
    await open().put('1/b', toStore());
    await open().remove('1/b');
    await open().remove('1/b');

    expect(await open().read('1/b')).toBeNull();
  });

  test('leaves nothing under the key when the file cannot be read', async () => {
    await expect(open().put('1/c', { ...toStore(), path: `${file}.gone` })).rejects.toThrow();

    expect(await open().read('1/c')).toBeNull();
  });
}

describe('in a directory', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage({ ASSAY_DATA: data });
  });

  behavesLikeAStorage(() => storage);

  test('refuses keys that leave the directory', async () => {
    await expect(storage.put('../escaped', toStore())).rejects.toThrow();
    expect(await readdir(data)).not.toContain('escaped');
  });

  test('keeps the uploaded file for its owner to discard', async () => {
    await storage.put('1/d', toStore());

    expect((await stat(file)).size).toBe(content.length);
  });
});

describe('in an S3 bucket', () => {
  const objects = new Map<string, Buffer>();
  const server = s3Server(objects);
  let storage: Storage;

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(27_010, '127.0.0.1', listening));
    storage = await openStorage({
      ASSAY_DATA: data,
      S3_BUCKET: 'portal-files',
      S3_ENDPOINT: 'http://127.0.0.1:27010',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  behavesLikeAStorage(() => storage);

  test('puts each file under its key in the bucket', async () => {
    await storage.put('7/logo', toStore());

    expect(objects.get('/portal-files/7/logo')).toEqual(content);
  });
});
