import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AccessEntry } from '@assay/schema/history/access-log';
import { checkAccessLog } from '../../core/access-log/check-access-log.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addMember, addPool, driver } from '../test-pools/testing/member-calls.ts';
import { growPoolWorld, regulated } from '../test-pools/testing/pool-world.ts';

type Entry = z.output<typeof AccessEntry>;

const api = await useTestApp();
const world = await growPoolWorld(api);
let auditor: TestSession;
let pool: number;
let member: number;

beforeAll(async () => {
  auditor = await api.signIn({ role: 'SUPER_ADMIN' });
  pool = (await addPool(api, world, regulated)).id;
  ({ id: member } = await addMember(api, world.admin, pool, driver({ lastName: 'Traced' })));
});

const log = async (query = '', session = auditor) => {
  await api.app.accessLog.flush();
  const answer = await api.call(`GET /api/accesslog?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Entry[]; total: number }>();
};
const newest = async () => (await log('limit=1')).results[0];
const read = (path: string, headers: Record<string, string> = {}) =>
  api.call(`GET ${path}`, { session: world.admin, headers });

describe('the access log', () => {
  it('has a list of members: who, which, how many, from where, and no value that tells of a person', async () => {
    const answer = await read(
      `/api/testpoolmembers/${pool}?lastName[SW]=Trac&dateOfBirth[LTE]=2000-01-01`,
      {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36',
      },
    );
    expect(answer.json()).toMatchObject({ total: 1 });

    expect(await newest()).toMatchObject({
      what: 'POOL_MEMBERS',
      isDownload: false,
      actor: { id: world.admin.userId },
      recordIds: [member],
      asked: [`testPool=${pool}`, 'lastName[SW]=…', 'dateOfBirth[LTE]=…'],
      rows: 1,
      calls: 1,
      address: '127.0.0.1',
      device: 'Chrome 141 on Windows',
    });
  });

  it('has the calls of one request as one entry', async () => {
    const headers = { 'x-request-id': 'one-request-of-a-person' };
    await read(`/api/testpoolmembers/${pool}`, headers);
    await read(`/api/testpoolmembers/specific/${member}`, headers);

    expect(await newest()).toMatchObject({
      requestId: 'one-request-of-a-person',
      rows: 2,
      calls: 2,
      recordIds: [member],
    });
  });

  it('has a download with its rows', async () => {
    await read(`/api/testpoolmembers/${pool}/download`);

    expect(await newest()).toMatchObject({
      what: 'POOL_MEMBERS',
      isDownload: true,
      rows: 1,
      asked: [`testPool=${pool}`],
    });
  });

  it('has failed sign-ins, also of names that nobody has, without the name', async () => {
    await api.call('POST /api/login', {
      body: {
        username: 'nobody-of-all@assay.test',
        password: 'Wrong-one-1',
        timezone: 'UTC',
        timezoneOffset: 0,
      },
    });

    const entry = await newest();
    expect(entry).toMatchObject({
      what: 'SIGN_IN_FAILED',
      actor: null,
      asked: ['outcome=WRONG_PASSWORD'],
    });
    expect(JSON.stringify(entry)).not.toContain('nobody-of-all');
  });

  it('has nothing of refused and of empty reads', async () => {
    const before = (await log()).total;
    await read(`/api/testpoolmembers/${pool}?lastName[EQ]=Nobody`);
    await read('/api/testpoolmembers/999999');

    expect((await log()).total).toBe(before);
  });

  it('is found by person, by kind and by record, and read by nobody else', async () => {
    const other = await api.signIn({
      role: 'SUPER_ADMIN',
      tenantId: await api.addTenant('elsewhere'),
    });
    const found = await log(
      `recordIds[EQ]=${member}&what[EQ]=POOL_MEMBERS&actorUserId[EQ]=${world.admin.userId}`,
    );

    expect(found.total).toBe(2);
    expect((await log('', other)).total).toBe(0);
  });

  it('lets nothing be read while nothing can be written down', async () => {
    const { accessLog } = api.app;
    for (let n = 0; n < 5_000; n += 1)
      accessLog.note({
        tenantId: 1,
        actor: null,
        what: 'LIST',
        isDownload: false,
        recordIds: [],
        asked: [],
        rows: 1,
        requestId: `full-${n}`,
        address: '',
        userAgent: '',
      });
    expect((await read(`/api/testpoolmembers/${pool}`)).statusCode).toBe(503);

    await accessLog.close();
    expect((await read(`/api/testpoolmembers/${pool}`)).statusCode).toBe(200);
  });
});

describe('the chain of the access log', () => {
  const ROLLBACK = new Error('rolled back');
  /** What a check finds after the owner of the database did something, which is undone. */
  const faultAfter = async (tampering: string): Promise<string | null> => {
    let found: string | null = null;
    const spoil = inTransaction(api.database, { tenantId: 1, role: 'owner' }, async (tx) => {
      for (const each of tampering.split(';')) await tx.run(sql.raw(each));
      const step = await tx.row<{ problem: string | null }>(
        sql`select * from app.access_check_step(1, 0, 1000)`,
      );
      found = step?.problem ?? null;
      throw ROLLBACK;
    });
    await expect(spoil).rejects.toBe(ROLLBACK);
    return found;
  };
  const seal = 'select app.access_seal(h) from app.access_heads h where tenant_id = 1';

  it('is whole', async () => {
    await api.app.accessLog.flush();
    expect(await checkAccessLog(api.database)).toContainEqual({
      tenant_id: 1,
      problem: null,
      problem_batch: null,
    });
  });

  it.each([
    [
      'a changed entry',
      `update access_log set device = 'x' where tenant_id = 1 and id = 1`,
      'an entry was changed',
    ],
    [
      'a missing entry',
      'delete from access_log where tenant_id = 1 and id = 1',
      'an entry is missing or was added',
    ],
    [
      'a missing batch',
      'delete from access_log where tenant_id = 1 and batch = 1; delete from app.access_batches where tenant_id = 1 and id = 1',
      'entries before it are missing',
    ],
    [
      'a cut tail',
      'delete from access_log where tenant_id = 1 and batch > 1; delete from app.access_batches where tenant_id = 1 and id > 1',
      'the last entries are missing or were replaced',
    ],
    [
      'a cut tail with its head, once the audit log has it',
      `${seal}; delete from access_log where tenant_id = 1; delete from app.access_batches where tenant_id = 1; delete from app.access_heads where tenant_id = 1`,
      'the last entries are missing',
    ],
    [
      'a log that was written anew',
      `${seal}; update app.access_heads set hash = sha256('a') where tenant_id = 1; update app.access_batches b set hash = h.hash from app.access_heads h where b.tenant_id = 1 and h.tenant_id = 1 and b.id = h.batch`,
      'an entry was changed',
    ],
  ])('shows %s', async (_name, tampering, problem) => {
    expect(await faultAfter(tampering)).toBe(problem);
  });

  it('is for the application to add to, and not to change', async () => {
    const change = inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(sql`delete from access_log`),
    );
    await expect(change).rejects.toThrow();
  });
});
