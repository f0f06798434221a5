import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  statSync,
  cpSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/root.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import type { Server } from '../bench/process.ts';
import { verifiedAudit } from '../support/audit.ts';
import { refused, runProgram, signedIn, startApi } from '../support/programs.ts';

const BACKUP_PASSPHRASE = 'correct horse battery';

let home: string;
let api: Server | undefined;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'assay-backup-'));
  api = await startApi({ ASSAY_DATA: at('original') });
});
afterAll(async () => {
  await api?.stop();
  rmSync(home, { recursive: true, force: true });
});

const at = (name: string) => path.join(home, name);
const backup = (data: string, file: string, env: Record<string, string> = {}) =>
  runProgram('tools/backup.js', [at(file)], { ASSAY_DATA: at(data), ...env });
const restore = (file: string, data: string, env: Record<string, string> = {}) =>
  runProgram('tools/restore.js', [at(file)], { ASSAY_DATA: at(data), ...env });

async function stopped(): Promise<void> {
  await api?.stop();
  api = undefined;
}

/** Names of the companies that match, over the api that runs. */
async function companies(): Promise<string[]> {
  const call = await signedIn(api?.url ?? '', 'admin');
  const answer = await call({ path: '/api/companies?limit=1000&companyName[SW]=Written' });
  const { results } = answer.json() as { results: { companyName: string }[] };
  return results.map(({ companyName }) => companyName);
}

const address = { addressLine1: '1 Main Street', city: 'Dallas', state: 'TX', zip: '75201' };
const location = {
  name: 'Main Office',
  address,
  locationPhone: '5125550100',
  locationFax: '5125550101',
  derInfo: { fullName: 'Ann Lee', phoneNumber: '5125550102', email: 'ann.lee@written.test' },
};

/** Creates companies until it is told to stop; answers the names of those that were acknowledged. */
async function write(acknowledged: string[], isOver: () => boolean): Promise<void> {
  const call = await signedIn(api?.url ?? '', 'admin');
  while (!isOver()) {
    const companyName = `Written ${acknowledged.length}`;
    const body = { companyName, address, location };
    const answer = await call({ method: 'POST', path: '/api/companies', body });
    if (answer.status === 201) acknowledged.push(companyName);
    else throw new Error(answer.text);
  }
}

it('a backup beside a portal that writes has all that was acknowledged before, and opens with its passphrase', async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  const writing = write(acknowledged, () => isOver);
  const many = () => vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(4), 20_000);
  await Promise.race([writing, many()]);

  const before = acknowledged.length;
  const made = await backup('original', 'encrypted', { BACKUP_PASSPHRASE });
  const after = acknowledged.length;
  isOver = true;
  await writing;
  await stopped();

  expect(made).toMatchObject({
    code: 0,
    sentences: [expect.stringMatching(/\d+ rows, \d+ files and the key/)],
  });
  expect(after).toBeGreaterThan(before);
  expect(statSync(at('encrypted')).mode & 0o777).toBe(0o600);
  expect(readdirSync(at('original')).filter((name) => name.startsWith('db.copy'))).toEqual([]);
});

it.each([
  ['without its passphrase', {}, /encrypted; set BACKUP_PASSPHRASE/],
  [
    'with another one',
    { BACKUP_PASSPHRASE: 'incorrect horse battery' },
    /does not open this archive/,
  ],
])('the archive is refused %s, and nothing is made', async (_how, env, words) => {
  const { code, sentences } = await restore('encrypted', 'refused', env);

  expect(sentences).toEqual([expect.stringMatching(words)]);
  expect(code).toBe(1);
  expect(existsSync(at('refused'))).toBe(false);
});

it('an archive that was cut off is refused, and nothing is made', async () => {
  cpSync(at('encrypted'), at('cut'));
  truncateSync(at('cut'), statSync(at('cut')).size - 20);

  const { code, sentences } = await restore('cut', 'refused', { BACKUP_PASSPHRASE });

  expect(sentences).toEqual([expect.stringMatching(/^The archive was cut off/)]);
  expect(code).toBe(1);
  expect(existsSync(at('refused'))).toBe(false);
});

it('a restore that is killed leaves nothing that starts, and begins anew', async () => {
  const env = { ASSAY_DATA: at('copy'), BACKUP_PASSPHRASE };
  const child = spawn(process.execPath, [inRoot('api/dist/tools/restore.js'), at('encrypted')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  });
  await vi.waitFor(() => expect(existsSync(path.join(at('copy'), 'db/PG_VERSION'))).toBe(true), {
    timeout: 30_000,
    interval: 5,
  });
  child.kill('SIGKILL');
  await once(child, 'close');

  expect((await refused(env)).sentences).toEqual([
    expect.stringMatching(/did not end; repeat npm run restore/),
  ]);
  expect(await restore('encrypted', 'copy', env)).toMatchObject({ code: 0 });

  expect(verifiedAudit(at('copy'))).toMatch(/tenant 1: \d+ rows/);
  expect((await restore('encrypted', 'copy', env)).sentences).toEqual([
    expect.stringContaining('is not empty'),
  ]);
});

const filesOf = (data: string) =>
  readdirSync(path.join(at(data), 'files'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(at(data), 'files', name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(path.join(at(data), 'files', name), 'base64')]);

it('what is restored has the files and the key, and runs', async () => {
  expect(filesOf('copy').length).toBeGreaterThan(0);
  expect(filesOf('copy')).toEqual(filesOf('original'));
  expect(readFileSync(path.join(at('copy'), 'secret.key'))).toEqual(
    readFileSync(path.join(at('original'), 'secret.key')),
  );

  api = await startApi({ ASSAY_DATA: at('copy') });

  expect(await companies()).toEqual(expect.arrayContaining(['Written 0', 'Written 4']));
  expect((await backup('copy', 'plain')).sentences).toEqual([
    expect.stringContaining('the key'),
    expect.stringMatching(/^Whoever has this file can read everything in it/),
  ]);
});

const HEADER = 512;

/** The entries of an unencrypted archive by their names. */
function entriesOf(file: string): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const tar = gunzipSync(readFileSync(at(file)));
  for (let place = 0; place < tar.length;) {
    const name = tar.toString('utf8', place, place + 100).replaceAll('\0', '');
    const size = parseInt(tar.toString('utf8', place + 124, place + 136), 8) || 0;
    if (name !== '') entries.set(name, tar.subarray(place + HEADER, place + HEADER + size));
    place += HEADER * (1 + Math.ceil(size / HEADER));
  }
  return entries;
}

/** Names and hashes of what an archive holds, without the moment that it was made, which `object_hold` notes as well. */
function heldIn(file: string): Record<string, string> {
  const entries = entriesOf(file);
  const { tables } = JSON.parse(String(entries.get('schema.json'))) as {
    tables: { name: string }[];
  };
  const hold = tables.findIndex(({ name }) => name === 'app.object_hold');
  const sums = JSON.parse(String(entries.get('sums.json'))) as [string, string][];
  return Object.fromEntries(
    sums.filter(([name]) => name !== 'schema.json' && !name.startsWith(`rows/${hold}-`)),
  );
}

it('what is restored onto a server is row by row and file by file what the backup holds', async () => {
  const server = await startPostgres();
  const env = { DATABASE_URL: server.url };
  try {
    expect(await restore('plain', 'served', env)).toMatchObject({ code: 0 });
    expect(await backup('served', 'again', env)).toMatchObject({ code: 0 });
    const held = heldIn('plain');

    expect(Object.keys(held).filter((name) => name.startsWith('rows/')).length).toBeGreaterThan(50);
    expect(heldIn('again')).toEqual(held);
    expect((await restore('plain', 'served anew', env)).sentences).toEqual([
      expect.stringContaining('not empty'),
    ]);
  } finally {
    await server.stop();
  }
});
