import { sql } from 'drizzle-orm';
import { typeOfRole } from '@assay/schema/common/role-names';
import type { Database, Row, Tx } from '../core/database/database.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { hashPassword } from '../core/passwords/password-hash.ts';
import { givePassword } from '../modules/session/password.service.ts';
import { seedSavedReports } from './demo/seed-saved-reports.ts';
import { seedSavedViews } from './demo/seed-saved-views.ts';
import { internalUsers, northwindUsers, summitUsers, type DemoUser } from './demo/demo-users.ts';
import { makeStaff, type Company } from './demo/make-staff.ts';
import { seededRandom } from './demo/random.ts';
import type { UserRow } from './demo/user-row.ts';

/** Password of every demo user. */
const DEMO_PASSWORD = 'Assay-demo-1';

/** Inserts users in the transaction's tenant and answers their ids in the same order. */
async function insertUsers(tx: Tx, users: readonly UserRow[]): Promise<number[]> {
  const ids = await tx.rows<Row<'users', 'id'>>(
    sql`select app.next_ids('users', ${users.length}) as id order by 1`,
  );
  const rows = users.map((user, index) => ({ id: ids[index]?.id, ...user }));
  await tx.run(sql`
    insert into users (id, username, first_name, last_name, job_title, department, type, role, company_id,
      authorization_context_ids, account_status, activated_at, mfa_enabled, contact_work_email, contact_work_phone,
      start_date)
    select id, username, first_name, last_name, job_title, department, type, role, company_id,
      authorization_context_ids, account_status, activated_at, mfa_enabled, contact_work_email, contact_work_phone,
      start_date
    from jsonb_populate_recordset(null::users, ${JSON.stringify(rows)}::jsonb)`);
  return ids.map(({ id }) => id);
}

const complete = (user: DemoUser): UserRow => ({
  department: null,
  type: typeOfRole(user.role),
  company_id: null,
  authorization_context_ids: [],
  account_status: 'ACTIVE',
  // Set with the password.
  activated_at: null,
  mfa_enabled: false,
  contact_work_email: user.username,
  contact_work_phone: null,
  // Staff of a TPA cannot be saved without.
  start_date: typeOfRole(user.role) === 'MD' ? '2022-01-10' : null,
  ...user,
});

/** Adds users who can sign in. */
async function insertDemoUsers(tx: Tx, hash: string, users: readonly DemoUser[]): Promise<void> {
  for (const id of await insertUsers(tx, users.map(complete)))
    await givePassword(tx, id, hash, { temporary: false });
}

const companiesOf = (tx: Tx): Promise<Company[]> =>
  tx.rows<Company>(sql`
    select c.id, c.company_name as name,
      array(select l.id from locations l where l.company_id = c.id order by l.id) as locations,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'level', u.level) order by u.id)
        from administrative_units u where u.company_id = c.id), '[]') as units
    from companies c order by c.id`);

/** Staff of every company of the transaction's tenant: people in lists, none of whom has a password. */
const seedStaff = async (tx: Tx, seed: number): Promise<void> => {
  const random = seededRandom(seed);
  await insertUsers(
    tx,
    (await companiesOf(tx)).flatMap((company, index) => makeStaff(random, company, index)),
  );
};

/** Lets one person of the demo act as MRO staff (decision 39). */
const grantMroStaff = (tx: Tx): Promise<unknown> =>
  tx.run(sql`
    insert into permission_grants (user_id, permission, is_granted, reason, changed_by)
    select id, 'VIEW_UNVERIFIED_RESULTS', true, 'MRO staff', 'Assay'
    from users where username = 'mro@assay.test'`);

const hasUsers = async (tx: Tx): Promise<boolean> =>
  (await tx.row(sql`select 1 as found from users limit 1`)) !== null;

/** The demo users and the staff of the demo companies. Does nothing where there are users already. */
export async function seedUsers(database: Database): Promise<void> {
  if (await inTransaction(database, { role: 'owner' }, hasUsers)) return;
  const hash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(database, { tenantId: 2 }, async (tx) => {
    await insertDemoUsers(tx, hash, summitUsers);
    await seedStaff(tx, 22);
  });
  await inTransaction(database, { tenantId: 1 }, async (tx) => {
    const northwind = await tx.row<Row<'companies', 'id'>>(
      sql`select id from companies where company_name = 'Northwind Logistics'`,
    );
    const clients = northwind === null ? [] : await northwindUsers(tx, northwind.id);
    await insertDemoUsers(tx, hash, [...internalUsers, ...clients]);
    await seedStaff(tx, 11);
    await grantMroStaff(tx);
    await seedSavedReports(tx);
    await seedSavedViews(tx);
  });
}
