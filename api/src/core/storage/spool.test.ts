import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentError } from './content-check.ts';
import { Spool } from './spool.ts';

let data: string;
let spool: Spool;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-spool-'));
  spool = await Spool.open(data);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(data, { recursive: true, force: true });
});

const kept = () => readdir(path.join(data, 'incoming'));

it('keeps a file until it is discarded', async () => {
  const file = await spool.take(Readable.from([Buffer.from('a,b\n1,2\n')]), 'csv', 100);

  expect(await kept()).toEqual([path.basename(file.path)]);
  await file.discard();
  expect(await kept()).toEqual([]);
});

it('leaves nothing of a file that is refused at its first byte, however slow the disk is', async () => {
  const { open } = fs;
  vi.spyOn(fs, 'open').mockImplementation((...call: unknown[]) => {
    setTimeout(() => Reflect.apply(open, fs, call), 50);
  });

  const taking = spool.take(Readable.from([Buffer.from('MZ')]), 'pdf', 100);
  await expect(taking).rejects.toThrow(ContentError);
  // Were the file made after it was removed, it would be there by then.
  await sleep(100);

  expect(await kept()).toEqual([]);
});

it('tells of a sender who goes away before the file is made, and leaves nothing', async () => {
  const source = new PassThrough();
  const taking = spool.take(source, 'csv', 100);
  source.destroy(new Error('The sender went away.'));

  await expect(taking).rejects.toThrow('The sender went away.');
  expect(await kept()).toEqual([]);
});
