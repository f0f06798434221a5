import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../bench/process.ts';
import { refused, startApi } from '../support/programs.ts';

let data: string;
beforeAll(() => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-refused-'));
});
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

/** Puts something else over files of the database, each as long as it was. */
function overwrite(folder: string, names: RegExp): void {
  for (const name of readdirSync(path.join(data, 'db', folder))) {
    const file = path.join(data, 'db', folder, name);
    if (names.test(name)) writeFileSync(file, 'Z'.repeat(statSync(file).size));
  }
}

describe('an embedded directory', () => {
  let holder: Server;
  beforeAll(async () => {
    holder = await startApi({ ASSAY_DATA: data });
  });
  afterAll(() => holder.stop());

  it('that is in use is refused with the pid of the holder', async () => {
    const { code, sentences } = await refused({ ASSAY_DATA: data });

    expect(sentences).toEqual([expect.stringContaining(`process ${holder.pid}`)]);
    expect(code).toBe(1);
  });

  it.each([
    ['base/5', /^1259$/],
    ['base/5', /^\d+$/],
    ['pg_wal', /^[\dA-F]{24}$/],
    ['global', /^pg_control$/],
  ])('whose %s was written over (%s) is refused in one sentence', async (folder, names) => {
    await holder.stop();
    overwrite(folder, names);

    const { code, sentences } = await refused({ ASSAY_DATA: data });

    expect(sentences).toEqual([
      expect.stringMatching(/^The database in .* cannot be opened \(.+\)\. .*restore a backup/),
    ]);
    expect(code).toBe(1);
  });
});

describe('a directory that cannot be used', () => {
  it.each(['/proc/assay', '/dev/null/assay'])('%s is refused by name', async (directory) => {
    const { code, sentences } = await refused({ ASSAY_DATA: directory });

    expect(sentences).toEqual([expect.stringContaining('ASSAY_DATA')]);
    expect(code).toBe(1);
  });
});

describe('a database that is none', () => {
  it('which takes connections and says nothing is given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;

    const { code, sentences } = await refused({
      DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/assay`,
    });
    silent.close();

    expect(sentences).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(sentences.join()).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('which speaks another language is refused', async () => {
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    web.listen(0, '127.0.0.1');
    await once(web, 'listening');
    const address = web.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;

    const { code, sentences } = await refused({
      DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/assay`,
    });
    web.close();

    expect(sentences).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(code).toBe(1);
  });

  it('whose host nobody knows is refused', async () => {
    const { code, sentences } = await refused({
      DATABASE_URL: 'postgres://x@nowhere.invalid/assay',
    });

    expect(sentences).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(code).toBe(1);
  });
});
