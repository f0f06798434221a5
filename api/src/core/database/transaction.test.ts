import { describe, expect, it } from 'vitest';
import { DatabaseError, type Database, type Tx } from './database.ts';
import { inTransaction, openingOf } from './transaction.ts';

const tx: Tx = {
  rows: async () => [],
  row: async () => null,
  run: async () => 0,
  script: async () => undefined,
};

/** A database that gives the first transactions up with the codes in order. */
const givingUp = (...codes: string[]): Database & { opened: string[] } => {
  const opened: string[] = [];
  return {
    kind: 'server',
    opened,
    transaction: async (opening, work) => {
      opened.push(opening);
      const result = await work(tx);
      const code = codes.shift();
      if (code !== undefined) throw Object.assign(new DatabaseError('given up'), { code });
      return result;
    },
    ping: async () => undefined,
    pool: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: async () => undefined,
  };
};

describe('inTransaction', () => {
  it('runs the work again when the database gave it up for another', async () => {
    const database = givingUp('40001', '40P01');

    const result = await inTransaction(database, { tenantId: 1 }, async () => 'done');

    expect(result).toBe('done');
    expect(database.opened).toHaveLength(3);
  });

  it('gives up after five times', async () => {
    const database = givingUp(...Array.from({ length: 9 }, () => '40001'));

    await expect(inTransaction(database, {}, async () => 'done')).rejects.toMatchObject({
      code: '40001',
    });
    expect(database.opened).toHaveLength(5);
  });

  it('does not repeat what failed for another reason', async () => {
    const database = givingUp('23505');

    await expect(inTransaction(database, {}, async () => 'done')).rejects.toMatchObject({
      code: '23505',
    });
    expect(database.opened).toHaveLength(1);
  });
});

describe('openingOf', () => {
  it('sets the role and what the policies read', () => {
    const opening = openingOf({ tenantId: 3, companyId: 4, unitIds: [5, 6], locationIds: [] });

    expect(opening).toBe(
      "set local role assay_manager;set local app.tenant_id = '3';set local app.company_id = '4';" +
        "set local app.unit_ids = '{5,6}';set local app.location_ids = '{}';",
    );
  });

  it.each([
    [{}, 'assay_app'],
    [{ tenantId: 1 }, 'assay_app'],
    [{ tenantId: 1, companyId: 2 }, 'assay_client'],
    [{ tenantId: 1, companyId: 2, unitIds: [] }, 'assay_manager'],
    [{ tenantId: 1, companyId: 2, locationIds: [] }, 'assay_manager'],
  ])('takes the role that is as narrow as %j', (settings, role) => {
    expect(openingOf(settings)).toContain(`set local role ${role};`);
  });

  it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2 ** 53])(
    'takes no %s for an id',
    (tenantId) => {
      expect(() => openingOf({ tenantId })).toThrow(TypeError);
    },
  );
});
