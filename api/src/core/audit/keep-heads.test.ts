import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { SecretBox } from '../secrets/secret-box.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { appendAudit } from './audit.ts';
import { compareHeads, emptiedLogs } from './compare-heads.ts';
import { headsFileOf, keepHeads, readHeadsFile } from './keep-heads.ts';
import { parseHeads } from './signed-heads.ts';
import { verifyAudit } from './verify-audit.ts';

const secrets = new SecretBox('x'.repeat(32));

let database: Database;
let config: Config;
let data: string;
let lines: string[];

const asOwner = (statements: string) =>
  inTransaction(database, { role: 'owner' }, (tx) => tx.script(statements));
const append = (entityId: number) =>
  inTransaction(database, { tenantId: 1 }, (tx) =>
    appendAudit(tx, [{ action: 'company.updated', entityId }], {
      actor: null,
      requestId: 'request-1',
      clientIp: '127.0.0.1',
    }),
  );
const keep = () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  return keepHeads({ config, database, log }, secrets);
};
const kept = () => readHeadsFile(headsFileOf(data));

/** Makes the head follow what is left of the log, as whoever cuts it would. */
const resetHead = `update app.audit_heads h set (id, hash) =
  (select a.id, a.hash from audit_log a where a.tenant_id = 1 order by a.id desc limit 1) where tenant_id = 1;`;

beforeAll(async () => {
  database = await openTestDatabase();
  data = await mkdtemp(path.join(tmpdir(), 'assay-heads-'));
  config = readConfig({ NODE_ENV: 'test', SEED: 'none', ASSAY_DATA: data });
});
afterAll(async () => {
  await database.close();
  await rm(data, { recursive: true, force: true });
});
beforeEach(async () => {
  lines = [];
  await asOwner('delete from audit_log; delete from app.audit_heads; delete from sessions;');
  await rm(headsFileOf(data), { force: true });
  for (const id of [1, 2, 3]) await append(id);
  await keep();
});

test('keeps a head for its owner alone, and another one when the log moved on', async () => {
  await keep();
  expect(await kept()).toMatchObject([{ tenant: 1, entry: 3 }]);
  await append(4);
  await keep();

  expect(await kept()).toMatchObject([{ entry: 3 }, { entry: 4 }]);
  expect(await compareHeads(database, await kept())).toEqual([]);
  expect(lines).toEqual([]);
});

test.each([
  [
    'cut, its head reset',
    `delete from audit_log where id > 1; ${resetHead}`,
    /^entry 3, .* is missing$/,
  ],
  [
    'written anew as a whole',
    `update audit_log set changes = '{"a": {}}' where id = 1;
     update audit_log a set hash = app.audit_hash(a) where id = 1;
     update audit_log a set previous_hash = (select hash from audit_log where id = 1) where id = 2;
     update audit_log a set hash = app.audit_hash(a) where id = 2;
     update audit_log a set previous_hash = (select hash from audit_log where id = 2) where id = 3;
     update audit_log a set hash = app.audit_hash(a) where id = 3; ${resetHead}`,
    /^entry 3 and those before it are not what they were/,
  ],
  ['emptied with its heads', 'delete from audit_log; delete from app.audit_heads;', /is missing$/],
])(
  'a log that was %s passes by itself, and not against what was kept',
  async (_how, tampering, problem) => {
    await asOwner(tampering);

    expect((await verifyAudit(database)).faults).toEqual([]);
    expect(await compareHeads(database, await kept())).toEqual([
      { tenant: 1, problem: expect.stringMatching(problem) },
    ]);
    const before = await readFile(headsFileOf(data), 'utf8');
    await append(9);
    await keep();
    expect(await readFile(headsFileOf(data), 'utf8')).toBe(before);
    expect(lines.join()).toContain('the audit log is not what was kept of it');
  },
);

test('a head that was changed, or signed by another installation, is told', async () => {
  const [head] = await kept();
  const changed = { ...head!, hash: '0'.repeat(64) };
  expect(await compareHeads(database, [changed])).toMatchObject([
    { problem: expect.stringContaining('was changed') },
  ]);
  await asOwner('delete from app.audit_signer');
  await append(4);
  await keep();

  expect(await compareHeads(database, [head!])).toMatchObject([
    { problem: expect.stringContaining('another installation') },
  ]);
});

test('an empty log of a tenant that somebody signed in at is a fault by itself', async () => {
  expect(await emptiedLogs(database)).toEqual([]);
  await asOwner('delete from audit_log; delete from app.audit_heads;');
  expect(await emptiedLogs(database)).toEqual([]);
  await inTransaction(database, { role: 'owner', tenantId: 1 }, async (tx) => {
    await tx.run(sql`insert into users (tenant_id, username, first_name, last_name, type, role)
      values (1, 'somebody@assay.test', 'Some', 'Body', 'MD', 'SUPER_ADMIN')`);
    await tx.run(sql`insert into sessions (tenant_id, token_hash, home_tenant_id, user_id, timezone, timezone_offset)
      select 1, sha256('x'), 1, id, 'UTC', 0 from users where username = 'somebody@assay.test'`);
  });

  expect(await emptiedLogs(database)).toMatchObject([{ tenant: 1 }]);
});

test('heads are found in a mail whose lines were broken', async () => {
  const file = path.join(data, 'mail');
  const [head] = await kept();
  const broken = JSON.stringify(head).replace(/(.{60})/g, '$1=\r\n');
  await writeFile(file, `Dear auditor,\r\n${broken}\r\n`);
  await appendFile(file, 'Kind regards');

  expect(parseHeads(await readFile(file, 'utf8'))).toEqual([head]);
});
