import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './transaction.ts';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;

it.runIf(onServer)(
  'a connection that the server ends in the middle of a transaction fails that transaction alone',
  async () => {
    const database = await openTestDatabase();
    try {
      const cut = inTransaction(database, { role: 'owner' }, async (tx) => {
        const me = await tx.row<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await inTransaction(database, { role: 'owner' }, (other) =>
          other.row(sql`select pg_terminate_backend(${me?.pid})`),
        );
        await sleep(200);
        return tx.row(sql`select 1 as one`);
      });

      await expect(cut).rejects.toThrow();
      await expect(database.ping()).resolves.toBeUndefined();
    } finally {
      await database.close();
    }
  },
);
