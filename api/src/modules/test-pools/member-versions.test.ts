import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addMember, addPool, clerk, driver } from './testing/member-calls.ts';
import { growPoolWorld, regulated } from './testing/pool-world.ts';
import { verifyPersons } from './verify-persons.repository.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const drivers = await addPool(api, world, { ...regulated, isTestPoolForCompany: true });
const clerks = await addPool(api, world);

const send = (line: string, body?: unknown) =>
  api.call(line, { session: world.admin, ...(body === undefined ? {} : { body }) });
const asOwner = (statement: string) => api.asOwner(1, (tx) => tx.run(sql.raw(statement)));

/** `1 Robin`, `2 Robyn`: the versions of a member with the first name and who saved them. */
const versionsOf = async (id: number) =>
  (
    await api.asOwner(1, (tx) =>
      tx.rows<{ version: number; first_name: string; changed_by_user_id: number | null }>(sql`
        select version, first_name, changed_by_user_id from test_pool_member_versions
        where member_id = ${id} order by version`),
    )
  ).map(
    (row) =>
      `${row.version} ${row.first_name} ${row.changed_by_user_id === null ? 'nobody' : 'somebody'}`,
  );

const addDriver = () => addMember(api, world.admin, drivers.id, driver({ locationId: world.near }));
const path = (id: number) => `/api/testpoolmembers/specific/${id}`;

/** Saves a member as its form does, with changes. */
async function save(id: number, changes: object): Promise<void> {
  const before = (await send(`GET ${path(id)}`)).json();
  const answer = await send(`PUT ${path(id)}`, { ...before, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('a member', () => {
  it('has a version from the first day, and another with each change of the person', async () => {
    const { id, firstName } = await addDriver();
    await save(id, { firstName: 'Robyn' });
    await save(id, { dateOfBirth: '1990-04-05' });

    expect(await versionsOf(id)).toEqual([
      `1 ${firstName} somebody`,
      '2 Robyn somebody',
      '3 Robyn somebody',
    ]);
  });

  it('has none when it is saved as it was, the SSN included, or removed and taken back', async () => {
    const { id, ssn } = await addDriver();
    await save(id, {});
    const removed = await send(`POST ${path(id)}/delete`);
    const restored = await send(`POST ${path(id)}/undoDelete`);

    expect([removed.statusCode, restored.statusCode, ssn]).toEqual([
      200,
      200,
      expect.stringMatching(/^\*{3}-\*{2}-\d{4}$/),
    ]);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it('has one when another SSN ends with the same digits', async () => {
    const { id } = await addDriver();
    await save(id, { ssn: '900713456' });

    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('has one that names nobody when it was changed in the database', async () => {
    const { id, firstName } = await addMember(api, world.admin, clerks.id, clerk());
    await asOwner(
      `update test_pool_members set first_name = 'Eve', person_version = 1 where id = ${id}`,
    );

    expect(await versionsOf(id)).toEqual([`1 ${firstName} somebody`, '2 Eve nobody']);
  });
});

describe('the versions', () => {
  let id = 0;
  beforeAll(async () => {
    ({ id } = await addMember(api, world.admin, clerks.id, clerk()));
  });

  it.each([
    'update test_pool_member_versions set version = version',
    'delete from test_pool_member_versions',
    `insert into test_pool_member_versions select * from test_pool_member_versions`,
  ])('are written by no statement of the application: %s', async (statement) => {
    const changing = api.database.transaction('begin; set local role assay_app', (tx) =>
      tx.run(sql.raw(statement)),
    );

    await expect(changing).rejects.toThrow(/permission denied|Failed query/);
  });

  it('are in sight as their members are', async () => {
    const seen = (settings: string) =>
      api.database.transaction(`begin; ${settings}`, async (tx) => {
        const rows = await tx.rows(
          sql`select 1 from test_pool_member_versions where member_id = ${id}`,
        );
        return rows.length;
      });

    expect(await seen(`set local role assay_app; set local app.tenant_id = '1'`)).toBe(1);
    expect(await seen(`set local role assay_app; set local app.tenant_id = '2'`)).toBe(0);
    expect(
      await seen(
        `set local role assay_client; set local app.tenant_id = '1'; set local app.company_id = '99'`,
      ),
    ).toBe(0);
    expect(
      await seen(`set local role assay_manager; set local app.tenant_id = '1';
        set local app.company_id = '${clerks.companyId}'; set local app.location_ids = '{${world.far}}'`),
    ).toBe(0);
  });

  it('tell of a member that was changed past the triggers, and of a changed version', async () => {
    const other = (await addMember(api, world.admin, clerks.id, clerk())).id;
    expect(await verifyPersons(api.database)).toEqual([]);
    await asOwner('alter table test_pool_members disable trigger user');
    await asOwner(`update test_pool_members set last_name = 'Swapped' where id = ${id}`);
    await asOwner('alter table test_pool_members enable trigger user');
    await asOwner(
      `update test_pool_member_versions set last_name = 'Swapped' where member_id = ${other}`,
    );

    expect(await verifyPersons(api.database)).toEqual([
      { tenant_id: 1, problem: `member ${id} is not as its version 1 says` },
      { tenant_id: 1, problem: `member ${other} is not as its version 1 says` },
    ]);
  });
});
