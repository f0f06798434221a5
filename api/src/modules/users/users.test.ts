import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test as it } from 'vitest';
import type { Context } from '../../core/context.ts';
import type { TransactionSettings } from '../../core/database/transaction.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addAccount, linkIn, mailsTo, tokenOf } from '../session/testing/session-test-kit.ts';
import { inviteUser } from './users.service.ts';

const companies: number[] = [];

const test = await useTestApp();
const summit = await test.addTenant('summit');
for (const name of ['One', 'Two']) {
  companies.push(await test.addCompany(name));
}

describe('inviting the first user of another tenant', () => {
  /** What a handler has of its request, inside a transaction of tenant 1. */
  const invite = (email: string) =>
    inTransaction(test.database, { tenantId: 1 }, (tx) => {
      const context = { tx, tenantHost: 'localhost:4000', forwardedProto: 'http' } as Context;
      const person = {
        email,
        firstName: 'Nora',
        lastName: 'Whitfield',
        role: 'SUPER_ADMIN',
      } as const;
      return inviteUser(context, summit, person, test.app.config, ['primaryContactEmail']);
    });

  it('mails a link to the host of that tenant', async () => {
    await invite('Nora@summit.test');

    const [mail] = await mailsTo(test, 'Nora@summit.test');
    expect(mail).toMatchObject({ kind: 'INVITATION', subject: 'Your new account - summit' });
    expect(linkIn(mail)).toMatch(
      new RegExp(`^http://summit\\.localhost:4000/setup-password\\?code=${summit}\\.`),
    );
  });

  it('refuses a name that is taken in any tenant, on the field of the caller', async () => {
    const { email } = await addAccount(test);

    await expect(invite(email)).rejects.toMatchObject({
      code: 'USER_EMAIL_ALREADY_EXISTS',
      errors: { primaryContactEmail: [{ errorCode: 'USER_EMAIL_ALREADY_EXISTS' }] },
    });
  });
});

describe('the list of users', () => {
  it('has people of one last name by first name', async () => {
    await test.asOwner(1, (tx) =>
      tx.rows(sql`
        insert into users (username, first_name, last_name, type, role)
        select lower(name) || '@same.test', name, 'Samename', 'MD', 'MD_USER' from unnest(array['Zoe', 'adam', 'Mia']) name
        returning id`),
    );
    const session = await test.signIn({ role: 'SUPER_ADMIN' });
    const listed = async (query: string) => {
      const { results } = (
        await test.call(`GET /api/users?lastName[LIKE]=same&${query}`, { session })
      ).json<{
        results: { firstName: string }[];
      }>();
      return results.map(({ firstName }) => firstName);
    };

    expect(await listed('')).toEqual(['adam', 'Mia', 'Zoe']);
    expect(await listed('sortOrder=DESC')).toEqual(['Zoe', 'Mia', 'adam']);
    expect(await listed('q=same&limit=2&offset=1')).toEqual(['Mia', 'Zoe']);
  });
});

describe('the directory of names', () => {
  const insert = (tenantId: number, username: string) =>
    test.asOwner(tenantId, (tx) =>
      tx.row(
        sql`insert into users (username, first_name, last_name, type, role) values (${username}, 'A', 'B', 'MD', 'MD_USER') returning id`,
      ),
    );
  const owner = (email: string) =>
    inTransaction(test.database, {}, (tx) =>
      tx.row<{ tenant_id: number }>(sql`select tenant_id from app.user_by_email(${email})`),
    );

  it('has a name once over all tenants', async () => {
    await insert(1, 'once@assay.test');

    await expect(insert(summit, 'once@assay.test')).rejects.toThrow('email_directory_pkey');
  });

  it('frees the name of a deleted user', async () => {
    await insert(1, 'free@assay.test');
    await test.asOwner(1, (tx) =>
      tx.run(sql`update users set deleted_at = now() where username = 'free@assay.test'`),
    );

    expect(await owner('free@assay.test')).toBeNull();
    await insert(summit, 'free@assay.test');
    expect(await owner('FREE@assay.test')).toEqual({ tenant_id: summit });
  });

  it('follows a changed name', async () => {
    await insert(1, 'before@assay.test');
    await test.asOwner(1, (tx) =>
      tx.run(
        sql`update users set username = 'after@assay.test' where username = 'before@assay.test'`,
      ),
    );

    expect([await owner('before@assay.test'), await owner('after@assay.test')]).toEqual([
      null,
      { tenant_id: 1 },
    ]);
  });

  it('cannot be read or written by the application', async () => {
    const reading = inTransaction(test.database, { tenantId: 1 }, (tx) =>
      tx.rows(sql`select * from email_directory`),
    );

    await expect(reading).rejects.toThrow(/permission denied/);
  });
});

describe('row-level security', () => {
  const secrets = [
    'credentials',
    'password_history',
    'password_links',
    'sessions',
    'verification_codes',
    'sign_in_attempts',
    'mail_outbox',
  ];
  const countAs = (settings: TransactionSettings, table: string) =>
    inTransaction(test.database, settings, async (tx) => {
      const row = await tx.row<{ count: number }>(
        sql`select count(*)::integer as count from ${sql.identifier(table)}`,
      );
      return row?.count ?? -1;
    });

  beforeAll(async () => {
    const { email } = await addAccount(test, { mfa: true });
    await test.call('POST /api/mfa/code/send', { body: { token: await tokenOf(test, email) } });
    await test.call('POST /api/login', { body: { username: 'nobody@assay.test', password: 'x' } });
    await addAccount(test, { role: 'COMPANY_USER', companyId: companies[0] ?? 0 });
  });

  it.each(secrets)(
    '%s are invisible to a client company, to other tenants and without a tenant',
    async (table) => {
      const counts = [
        await countAs({ tenantId: 1, companyId: companies[0] ?? 0 }, table),
        await countAs({ tenantId: 4_711 }, table),
        await countAs({}, table),
      ];

      expect(counts).toEqual([0, 0, 0]);
    },
  );

  it('a client company sees its own people only', async () => {
    const [own, other] = [companies[0] ?? 0, companies[1] ?? 0];
    await addAccount(test, { role: 'COMPANY_USER', companyId: other });

    const seen = await inTransaction(test.database, { tenantId: 1, companyId: own }, (tx) =>
      tx.rows<{ company_id: number }>(sql`select distinct company_id from users`),
    );
    expect(seen).toEqual([{ company_id: own }]);
  });

  it('nobody moves a user into another tenant', async () => {
    const moving = inTransaction(test.database, { tenantId: 1 }, (tx) =>
      tx.run(sql`update users set tenant_id = ${summit}`),
    );

    await expect(moving).rejects.toThrow(/row-level security/);
  });
});

it('the number of users of a company follows them', async () => {
  const companyId = companies[1] ?? 0;
  const count = async () => {
    const row = await test.asOwner(1, (tx) =>
      tx.row<{ n: number }>(
        sql`select number_of_users as n from companies where tenant_id = 1 and id = ${companyId}`,
      ),
    );
    return row?.n;
  };
  const before = await count();

  const { id } = await addAccount(test, { role: 'COMPANY_USER', companyId });
  expect(await count()).toBe((before ?? 0) + 1);
  await test.asOwner(1, (tx) =>
    tx.run(sql`update users set deleted_at = now() where tenant_id = 1 and id = ${id}`),
  );
  expect(await count()).toBe(before);
});
