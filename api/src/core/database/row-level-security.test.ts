import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Tx } from './database.ts';
import { sqlErrorOf } from './faults.ts';
import { inTransaction, type TransactionSettings } from './transaction.ts';

let database: Database;

const setUp = `
  insert into tenants (id, name, code, host, primary_contact_full_name, primary_contact_phone, primary_contact_email)
    values (2, 'Neighbor', 'neighbor', 'neighbor.localhost', 'N', '8005550100', 'n@assay.test');
  set local app.tenant_id = '1';
  insert into companies (company_name) values ('First'), ('Second');
  insert into administrative_units (company_id, level, name) values (1, 'REGION', 'North'), (1, 'REGION', 'South');
  insert into locations (company_id, administrative_unit_id, name, address_address_line1, address_city, address_state, address_zip,
    location_phone, location_fax, der_full_name, der_phone_number, der_email)
    select c, u, n, 'x', 'Austin', 'TX', '78701', '5125550100', '5125550100', 'D', '5125550100', 'd@assay.test'
    from (values (1, 1, 'In the north'), (1, 2, 'In the south'), (1, null, 'Nowhere'), (2, null, 'Of another company')) v(c, u, n);
  insert into location_clients (company_id, location_id, name) select company_id, id, 'Client of ' || id from locations;
  set local app.tenant_id = '2';
  insert into companies (company_name) values ('Of the neighbor');`;

const as = <T>(settings: TransactionSettings, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, settings, work);

const names = (settings: TransactionSettings, table: string, name: string): Promise<unknown[]> =>
  as(settings, async (tx) =>
    (
      await tx.rows<{ name: string }>(
        sql`select ${sql.raw(name)} as name from ${sql.raw(table)} order by id`,
      )
    ).map((row) => row.name),
  );

const failure = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    return sqlErrorOf(error)?.code;
  }
};

beforeAll(async () => {
  database = await openTestDatabase();
  await as({ role: 'owner' }, (tx) => tx.script(setUp));
});
afterAll(() => database.close());

describe('a tenant', () => {
  it('sees its own rows alone', async () => {
    expect(await names({ tenantId: 1 }, 'companies', 'company_name')).toEqual(['First', 'Second']);
    expect(await names({ tenantId: 2 }, 'companies', 'company_name')).toEqual(['Of the neighbor']);
    expect(await names({ tenantId: 2 }, 'tenants', 'name')).toEqual(['Neighbor']);
  });

  it('is nobody without a setting', async () => {
    expect(await names({}, 'companies', 'company_name')).toEqual([]);
  });

  it('cannot insert, move or change rows of another tenant', async () => {
    const insert = as({ tenantId: 1 }, (tx) =>
      tx.run(sql`insert into companies (tenant_id, id, company_name) values (2, 99, 'x')`),
    );
    const move = as({ tenantId: 1 }, (tx) =>
      tx.run(sql`update companies set tenant_id = 2 where id = 1`),
    );
    const change = as({ tenantId: 1 }, (tx) =>
      tx.run(sql`update companies set company_name = 'x' where tenant_id = 2`),
    );

    expect(await failure(insert)).toBe('42501');
    expect(await failure(move)).toBe('42501');
    expect(await change).toBe(0);
  });

  it('cannot change a tenant, itself included', async () => {
    expect(await as({ tenantId: 1 }, (tx) => tx.run(sql`update tenants set name = 'x'`))).toBe(0);
  });

  it('counts ids by itself', async () => {
    const ids = await as({ tenantId: 2 }, (tx) => tx.rows(sql`select id from companies`));

    expect(ids).toEqual([{ id: 1 }]);
  });

  it('cannot reach what belongs to the owner', async () => {
    const attempts = [
      sql`select app.protect('companies', 'tenant')`,
      sql`select * from app.counters`,
      sql`select * from app.audit_verify()`,
      sql`insert into audit_log (tenant_id, id) values (1, 1)`,
      sql`delete from audit_log`,
      sql`alter table companies disable row level security`,
      sql`create table public.mine (id integer)`,
    ];

    const codes = [];
    for (const attempt of attempts)
      codes.push(await failure(as({ tenantId: 1 }, (tx) => tx.run(attempt))));

    expect(codes).toEqual(attempts.map(() => '42501'));
  });
});

describe('a client user', () => {
  it('sees the own company', async () => {
    const settings = { tenantId: 1, companyId: 1 };

    expect(await names(settings, 'companies', 'company_name')).toEqual(['First']);
    expect(await names(settings, 'locations', 'name')).toEqual([
      'In the north',
      'In the south',
      'Nowhere',
    ]);
  });

  it('of units sees what lies under them', async () => {
    const settings = { tenantId: 1, companyId: 1, unitIds: [1] };

    expect(await names(settings, 'locations', 'name')).toEqual(['In the north']);
    expect(await names(settings, 'location_clients', 'name')).toEqual(['Client of 1']);
    expect(await names(settings, 'administrative_units', 'name')).toEqual(['North']);
  });

  it('of locations sees those', async () => {
    const settings = { tenantId: 1, companyId: 1, locationIds: [3, 4] };

    expect(await names(settings, 'locations', 'name')).toEqual(['Nowhere']);
    expect(await names(settings, 'location_clients', 'name')).toEqual(['Client of 3']);
    expect(await names(settings, 'administrative_units', 'name')).toEqual([]);
  });

  it('of locations sees the units above them', async () => {
    const settings = { tenantId: 1, companyId: 1, locationIds: [2] };

    expect(await names(settings, 'administrative_units', 'name')).toEqual(['South']);
  });

  it('without any unit or location sees none', async () => {
    expect(await names({ tenantId: 1, companyId: 1, unitIds: [] }, 'locations', 'name')).toEqual(
      [],
    );
    expect(
      await names({ tenantId: 1, companyId: 1, locationIds: [] }, 'location_clients', 'name'),
    ).toEqual([]);
  });

  it('sees no audit log', async () => {
    await as({ tenantId: 1 }, (tx) =>
      tx.run(sql`select app.audit_append('[{"action":"a","entity":"e","changes":{}}]', 'r', 'ip')`),
    );

    expect(await names({ tenantId: 1, companyId: 1 }, 'audit_log', 'action')).toEqual([]);
    expect(await names({ tenantId: 1 }, 'audit_log', 'action')).toEqual(['a']);
  });
});

describe('every table', () => {
  it('that belongs to a tenant is protected', async () => {
    const open = await as({ role: 'owner' }, (tx) =>
      tx.rows(sql`
        select c.relname from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
          and has_table_privilege('assay_app', c.oid, 'select, insert, update, delete')`),
    );

    expect(open).toEqual([]);
  });

  it('of a tenant has the tenant first in its keys and indexes', async () => {
    const others = await as({ role: 'owner' }, (tx) =>
      tx.rows(sql`
        select c.relname as table_name, i.indexrelid::regclass::text as index_name
        from pg_index i
        join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum
          and c.relname not in ('email_directory')`),
    );

    expect(others).toEqual([]);
  });

  it('runs the application under a role without any way around the policies', async () => {
    const [role] = await as({ role: 'owner' }, (tx) =>
      tx.rows(sql`select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole,
        exists (select from pg_auth_members m where m.member = r.oid) as is_member from pg_roles r where rolname = 'assay_app'`),
    );

    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      is_member: false,
    });
  });

  it('keeps definer functions out of reach of the search path', async () => {
    const loose = await as({ role: 'owner' }, (tx) =>
      tx.rows(sql`select proname from pg_proc where pronamespace = 'app'::regnamespace and prosecdef
        and not coalesce(array_to_string(proconfig, ' ') like '%search_path=pg_catalog%', false)`),
    );

    expect(loose).toEqual([]);
  });
});
