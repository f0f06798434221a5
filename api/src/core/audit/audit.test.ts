import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { appendAudit, changesBetween, type AuditEntry } from './audit.ts';

let database: Database;

const origin = {
  actor: { userId: 7, homeTenantId: 1 },
  requestId: 'request-1',
  clientIp: '127.0.0.1',
};
const entry = (entityId: number): AuditEntry => ({
  action: 'company.updated',
  entityId,
  changes: { size: { before: 1, after: 2 } },
});

const append = (tenantId: number, ...entries: AuditEntry[]): Promise<void> =>
  inTransaction(database, { tenantId }, (tx) => appendAudit(tx, entries, origin));
const asOwner = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, { role: 'owner' }, work);
const faults = () =>
  asOwner((tx) => tx.rows(sql`select tenant_id, id, problem from app.audit_verify()`));

beforeAll(async () => {
  database = await openTestDatabase();
  await asOwner((tx) =>
    tx.run(sql`insert into tenants (id, name, code, host, primary_contact_full_name, primary_contact_phone, primary_contact_email)
      values (2, 'Second', 'second', 'second.localhost', 'S', '8005550100', 's@assay.test')`),
  );
});
afterAll(() => database.close());

beforeEach(async () => {
  await asOwner((tx) => tx.script('delete from audit_log; delete from app.audit_heads;'));
  await append(1, entry(1), entry(2));
  await append(1, entry(3));
  await append(2, entry(1));
});

describe('the chain', () => {
  it('is whole after appending', async () => {
    expect(await faults()).toEqual([]);
  });

  it('numbers the rows of each tenant without gaps, also when many append at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => append(1, entry(index))));

    const ids = await asOwner((tx) =>
      tx.rows<{ id: number }>(sql`select id from audit_log where tenant_id = 1 order by id`),
    );

    expect(ids.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await faults()).toEqual([]);
  });

  it('leaves nothing of a transaction that is rolled back', async () => {
    const attempt = inTransaction(database, { tenantId: 1 }, async (tx) => {
      await appendAudit(tx, [entry(9)], origin);
      throw new Error('no');
    });

    await expect(attempt).rejects.toThrow('no');
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['a changed value', `update audit_log set changes = '{}' where tenant_id = 1 and id = 2`, 2],
    [
      'a changed time',
      `update audit_log set at = at + interval '1 second' where tenant_id = 1 and id = 1`,
      1,
    ],
    ['another actor', `update audit_log set actor_user_id = 8 where tenant_id = 1 and id = 3`, 3],
    [
      'a value moved to the next column',
      `update audit_log set action = 'company', entity = '.updatedcompany' where tenant_id = 1 and id = 2`,
      2,
    ],
    ['a removed row', `delete from audit_log where tenant_id = 1 and id = 2`, 3],
    ['a removed first row', `delete from audit_log where tenant_id = 1 and id = 1`, 2],
    ['a removed last row', `delete from audit_log where tenant_id = 1 and id = 3`, 3],
    [
      'a replaced hash',
      `update audit_log set hash = sha256('x') where tenant_id = 1 and id = 3`,
      3,
    ],
    [
      'a row with its hash made new',
      `update audit_log set changes = '{}' where tenant_id = 1 and id = 2;
       update audit_log a set hash = app.audit_hash(a) where tenant_id = 1 and id = 2`,
      3,
    ],
    [
      'a row written beside the log',
      `insert into audit_log select tenant_id, 4, at, actor_tenant_id, actor_user_id, action, entity, entity_id, company_id, changes,
         request_id, client_ip, hash, sha256('x') from audit_log where tenant_id = 1 and id = 3`,
      4,
    ],
  ])('shows %s', async (_name, tampering, id) => {
    await asOwner((tx) => tx.script(tampering));

    expect(await faults()).toMatchObject([{ tenant_id: 1, id }]);
  });
});

describe('changesBetween', () => {
  it('names the fields that differ, except the version', () => {
    const before = { name: 'a', address: { city: 'x' }, size: 1, version: 1 };

    const changes = changesBetween(before, {
      name: 'b',
      address: { city: 'x' },
      size: null,
      version: 2,
    });

    expect(changes).toEqual({
      name: { before: 'a', after: 'b' },
      size: { before: 1, after: null },
    });
  });
});
