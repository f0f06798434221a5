import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Server } from '../bench/process.ts';
import { verifiedAudit } from '../support/audit.ts';
import { refused, runProgram, signedIn, startApi } from '../support/programs.ts';

let data: string;
let api: Server;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-keys-'));
  api = await startApi({ ASSAY_DATA: data });
});
afterAll(async () => {
  await api.stop();
  rmSync(data, { recursive: true, force: true });
});

const keyFile = () => path.join(data, 'secret.key');
const keys = () => readFileSync(keyFile(), 'utf8').trim().split('\n');

/** SSNs that are sealed in the database, as whoever may read them reads them. */
async function ssns(): Promise<string[]> {
  const call = await signedIn(api.url, 'super');
  const { results } = (await call({ path: '/api/testpoolmembers?limit=100' })).json() as {
    results: { id: number; ssn: string | null }[];
  };
  const sealed = results.filter(({ ssn }) => ssn !== null).slice(0, 8);
  return Promise.all(
    sealed.map(async ({ id }) => {
      const answer = await call({ path: `/api/testpoolmembers/${id}` });
      return (answer.json() as { ssn: string }).ssn;
    }),
  );
}

async function killed(): Promise<void> {
  process.kill(api.pid, 'SIGKILL');
  await api.stop();
}

it('a rotation that is killed at any moment is carried out or has not been, and loses no secret', async () => {
  const before = await ssns();
  expect(before.length).toBeGreaterThan(3);
  const [old = ''] = keys();

  for (const moment of [0, 5]) {
    const asked = runProgram('tools/rotate-key.js', [], { ASSAY_DATA: data });
    while (keys().length === 1 && keys()[0] === old) await sleep(1);
    await sleep(moment);
    await killed();
    await asked;
    api = await startApi({ ASSAY_DATA: data });
    expect(keys()).toHaveLength(1);
    expect(await ssns()).toEqual(before);
  }

  expect(keys()).not.toContain(old);
});

it.each([
  ['lost', () => rmSync(keyFile()), /put .*secret\.key back from a backup/],
  [
    'another one',
    () => writeFileSync(keyFile(), `${Buffer.alloc(32, 7).toString('base64url')}\n`),
    /another key than that in .*secret\.key/,
  ],
  ['damaged', () => writeFileSync(keyFile(), 'short'), /secret\.key is damaged; restore it/],
])('a key that is %s stops the start in one sentence', async (_how, spoil, words) => {
  const kept = readFileSync(keyFile());
  await api.stop();
  spoil();

  const { code, sentences } = await refused({ ASSAY_DATA: data });
  writeFileSync(keyFile(), kept);

  expect(sentences).toEqual([expect.stringMatching(words)]);
  expect(code).toBe(1);
});

it('without a portal, a rotation is carried out at once', async () => {
  const [old] = keys();

  const { code } = await runProgram('tools/rotate-key.js', [], { ASSAY_DATA: data });

  expect(code).toBe(0);
  expect(keys()).toEqual([expect.not.stringContaining(old ?? '')]);
  expect(verifiedAudit(data)).toMatch(/tenant 1: \d+ rows/);
});
