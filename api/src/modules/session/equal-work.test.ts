import { describe, expect, test as it } from 'vitest';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { toQuery } from '../../core/database/values.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { signIn } from './sign-in.service.ts';
import { addAccount } from './testing/session-test-kit.ts';

const test = await useTestApp();

/** The statements, in their order, of a sign-in with a wrong password; nothing of it is kept. */
async function statementsOf(username: string): Promise<string[]> {
  const statements: string[] = [];
  const noting = (tx: Tx): Tx => ({
    ...tx,
    row: (statement) => (statements.push(toQuery(statement).sql), tx.row(statement)),
    rows: (statement) => (statements.push(toQuery(statement).sql), tx.rows(statement)),
    run: (statement) => (statements.push(toQuery(statement).sql), tx.run(statement)),
  });
  const step = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    inTransaction(test.database, { tenantId: 1 }, (tx) =>
      work({
        tx: noting(tx),
        tenantId: 1,
        now: new Date(),
        userAgent: '',
        clientIp: '',
        trace: () => undefined,
      } as unknown as Context),
    );
  const input = { username, password: 'Wrong-one-1', timezone: 'UTC', timezoneOffset: 0 };
  await expect(signIn(step, input)).rejects.toThrow();
  return statements;
}

describe('a wrong password', () => {
  it.each([
    ['a locked user', { status: 'LOCKED' }],
    ['a user without a password', { password: null }],
    ['nobody', null],
  ] as const)('of %s takes the same statements as that of any user', async (_name, account) => {
    const user = await addAccount(test);
    const other = account === null ? 'nobody@assay.test' : (await addAccount(test, account)).email;

    const expected = await statementsOf(user.email);

    expect(expected.length).toBeGreaterThan(5);
    expect(await statementsOf(other)).toEqual(expected);
  });
});
