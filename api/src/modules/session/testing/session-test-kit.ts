import { sql } from 'drizzle-orm';
import { typeOfRole, type Role } from '@assay/schema/common/role-names';
import { hashPassword } from '../../../core/passwords/password-hash.ts';
import type { TestApp } from '../../../core/testing/test-app.ts';

export const PASSWORD = 'Assay-demo-1';
const hash = hashPassword(PASSWORD);

export interface TestAccount {
  email?: string;
  role?: Role | null;
  tenantId?: number;
  companyId?: number;
  /** Null: the user was invited and has no password yet. */
  password?: 'set' | null;
  /** How many days ago it was set; null: somebody else chose it. */
  passwordAge?: number | null;
  status?: 'ACTIVE' | 'LOCKED';
  mfa?: boolean;
}

let count = 0;

/** Adds a user who can sign in with PASSWORD, unless said otherwise. */
export async function addAccount(
  test: TestApp,
  account: TestAccount = {},
): Promise<{ id: number; email: string }> {
  count += 1;
  const {
    email = `account-${count}@assay.test`,
    role = 'MD_USER',
    tenantId = 1,
    companyId = null,
  } = account;
  const { password = 'set', passwordAge = 1, status = 'ACTIVE', mfa = false } = account;
  const type = role === null ? 'MD' : typeOfRole(role);
  const stored = password === null ? null : await hash;
  const id = await test.asOwner(tenantId, async (tx) => {
    const row = await tx.row<{ id: number }>(sql`
      insert into users (username, first_name, last_name, type, role, company_id, account_status, mfa_enabled)
      values (${email}, 'Ann', 'Account', ${type}, ${role}, ${companyId}, ${status}, ${mfa}) returning id`);
    const userId = row?.id ?? 0;
    if (stored !== null) {
      await tx.run(sql`insert into credentials (user_id, password_hash, password_changed_at)
        values (${userId}, ${stored}, now() - make_interval(days => ${passwordAge}::integer))`);
      await tx.run(
        sql`insert into password_history (user_id, set_at, password_hash) values (${userId}, now(), ${stored})`,
      );
    }
    return userId;
  });
  return { id, email };
}

/** Sends the sign-in call. */
export const login = (
  test: TestApp,
  username: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) =>
  test.call('POST /api/login', {
    body: { username, password, timezoneOffset: 300, timezone: 'America/Chicago' },
    headers,
  });

/** Signs in and answers the token; the account must have no open second factor. */
export const tokenOf = async (
  test: TestApp,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> => (await login(test, email, PASSWORD, headers)).json<{ token: string }>().token;

export interface TestMail {
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
}

/** Mails to an address, oldest first, as they wait in the outbox. */
export const mailsTo = (test: TestApp, email: string): Promise<TestMail[]> =>
  test.asOwner(1, (tx) =>
    tx.rows<TestMail>(sql`
      select kind, recipient, subject, body_text from mail_outbox where recipient = ${email} order by created_at`),
  );

export const codeIn = (mail: TestMail | undefined): string =>
  /^\d{6}$/m.exec(mail?.body_text ?? '')?.[0] ?? '';
export const linkIn = (mail: TestMail | undefined): string =>
  /https?:\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
export const linkCodeIn = (mail: TestMail | undefined): string =>
  linkIn(mail).split('code=')[1] ?? '';

/** Whether a token opens an ordinary call. */
export const opens = async (test: TestApp, token: string): Promise<boolean> =>
  (await test.call('GET /api/permissions', { session: { userId: 0, token } })).statusCode === 200;

/** Status of an account with its failures. */
export const stateOf = (test: TestApp, id: number, tenantId = 1) =>
  test.asOwner(tenantId, (tx) =>
    tx.row<{ account_status: string; failed_attempts: number; failed_codes: number }>(sql`
      select u.account_status, c.failed_attempts, c.failed_codes from users u
      left join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
      where u.tenant_id = ${tenantId} and u.id = ${id}`),
  );

/** Keeps system settings of a tenant. */
export const setSystem = (
  test: TestApp,
  tenantId: number,
  settings: Record<string, unknown>,
): Promise<number> =>
  test.asOwner(tenantId, (tx) =>
    tx.run(sql`
      insert into tenant_settings (tenant_id, key, value)
      select ${tenantId}, e.key, e.value from jsonb_each(${JSON.stringify(settings)}::jsonb) e
      on conflict (tenant_id, key) do update set value = excluded.value`),
  );
