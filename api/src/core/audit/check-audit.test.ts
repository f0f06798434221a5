import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { appendAudit, type AuditEntry } from './audit.ts';
import { checkAudit } from './check-audit.ts';

let database: Database;

const origin = { actor: null, requestId: 'request-1', clientIp: '127.0.0.1' };
const entry = (entityId: number): AuditEntry => ({ action: 'company.updated', entityId });
const append = (...entries: AuditEntry[]): Promise<void> =>
  inTransaction(database, { tenantId: 1 }, (tx) => appendAudit(tx, entries, origin));
const asOwner = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, { role: 'owner' }, work);
const tamper = (statements: string) => asOwner((tx) => tx.script(statements));
const checked = () =>
  asOwner((tx) =>
    tx.row<{ entries: number; problem: string | null; position: number }>(
      sql`select entries, problem, position from app.audit_checks where tenant_id = 1`,
    ),
  );

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await tamper('delete from audit_log; delete from app.audit_heads; delete from app.audit_checks;');
  await append(entry(1), entry(2), entry(3));
});

describe('a check of the chains', () => {
  it('finds nothing in a log as it was written, also of later entries', async () => {
    expect(await checkAudit(database)).toEqual([]);
    await append(entry(4));
    expect(await checkAudit(database)).toEqual([]);
    expect(await checked()).toEqual({ entries: 4, problem: null, position: 0 });
  });

  it('goes through a long log in steps, and lets others in between', async () => {
    await append(...Array.from({ length: 1_100 }, (_, index) => entry(index)));
    const pause = vi.fn(() => append(entry(9)));

    expect(await checkAudit(database, pause)).toEqual([]);
    expect(pause).toHaveBeenCalledTimes(3);
    expect(await checked()).toMatchObject({ problem: null });
  });

  it.each([
    ['a changed value', `update audit_log set changes = '{"a":1}' where id = 2`, 2],
    ['another name', `update audit_log set actor_name = 'Somebody Else' where id = 2`, 2],
    ['a removed row', 'delete from audit_log where id = 2', 3],
    ['a removed last row', 'delete from audit_log where id = 3', 3],
    [
      'a row with its hash made new',
      `update audit_log set changes = '{"a":1}' where id = 2;
       update audit_log a set hash = app.audit_hash(a) where id = 2`,
      3,
    ],
    [
      'a cut log with its head',
      `delete from audit_log where id = 3;
       update app.audit_heads h set id = 2, hash = a.hash from audit_log a where a.id = 2`,
      3,
    ],
    ['an emptied log with its head', 'delete from audit_log; delete from app.audit_heads', 3],
    [
      'a log that was written anew as a whole',
      `update audit_log set changes = '{"a":1}' where id = 1;
       update audit_log a set hash = app.audit_hash(a) where id = 1;
       update audit_log a set previous_hash = b.hash from audit_log b where a.id = 2 and b.id = 1;
       update audit_log a set hash = app.audit_hash(a) where id = 2;
       update audit_log a set previous_hash = b.hash from audit_log b where a.id = 3 and b.id = 2;
       update audit_log a set hash = app.audit_hash(a) where id = 3;
       update app.audit_heads h set hash = a.hash from audit_log a where a.id = 3`,
      3,
    ],
    [
      'a row written beside the log',
      `insert into audit_log (tenant_id, id, at, action, entity, changes, request_id, client_ip, previous_hash, hash)
       select 1, 4, now(), 'company.updated', 'company', '{}', 'x', 'x', hash, sha256('x') from audit_log where id = 3;
       update audit_log a set hash = app.audit_hash(a) where id = 4`,
      4,
    ],
  ])('shows %s', async (_name, statements, id) => {
    expect(await checkAudit(database)).toEqual([]);
    await tamper(statements);

    expect(await checkAudit(database)).toMatchObject([{ tenant_id: 1, problem_id: id }]);
  });

  it('says that all is well again once it is', async () => {
    await tamper(`update audit_log set client_ip = 'x' where id = 1`);
    expect(await checkAudit(database)).toHaveLength(1);
    await tamper(`update audit_log set client_ip = '127.0.0.1' where id = 1`);

    expect(await checkAudit(database)).toEqual([]);
  });
});
