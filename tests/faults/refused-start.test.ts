import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** PostgreSQL's list of all tables. */
const PG_CLASS = 1_259;

/** The name of its file, from the map by which PostgreSQL finds it itself: pairs of a table and its file behind a head of 8 bytes. */
function fileOfTables(): RegExp {
  const map = readFileSync(path.join(data, 'db/base/5/pg_filenode.map'));
  for (let at = 8; at + 8 <= map.length; at += 8)
    if (map.readUInt32LE(at) === PG_CLASS) return new RegExp(`^${map.readUInt32LE(at + 4)}$`);
  throw new Error('The map does not name the list of tables.');
}

/** Puts something else over files of the database, each as long as it was. */
function overwrite(folder: string, names: RegExp): void {
  const directory = path.join(data, 'db', folder);
  const files = readdirSync(directory).filter((name) => names.test(name));
  expect(files).not.toEqual([]);
  for (const name of files) {
    const file = path.join(directory, name);
    writeFileSync(file, 'Z'.repeat(statSync(file).size));
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
    ['list of tables', 'base/5', fileOfTables],
    ['base/5', 'base/5', () => /^\d+$/],
    ['log', 'pg_wal', () => /^[\dA-F]{24}$/],
    ['control file', 'global', () => /^pg_control$/],
  ])('whose %s was written over is refused in one sentence', async (_what, folder, names) => {
    await holder.stop();
    overwrite(folder, names());

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
