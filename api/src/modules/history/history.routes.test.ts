import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { HistoryEntry } from '@assay/schema/history/history';
import { shownTo } from '@assay/schema/core/shown-to';
import { checkAudit } from '../../core/audit/check-audit.ts';
import { changesOf } from '../../core/audit/history-subject.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { companyInput } from '../companies/testing/company-input.ts';
import { enable, growPoolWorld, poolInput, regulated } from '../test-pools/testing/pool-world.ts';
import { addMember, addPool, driver } from '../test-pools/testing/member-calls.ts';

type Entry = z.output<typeof HistoryEntry>;

const api = await useTestApp();
const world = await growPoolWorld(api);
let auditor: TestSession;
let client: TestSession;

beforeAll(async () => {
  auditor = await api.signIn({ role: 'SUPER_ADMIN' });
  client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
});

const ask = async (query: string, session = auditor) => {
  const answer = await api.call(`GET /api/history?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Entry[]; total: number }>();
};
const of = (entity: string, id: number, session = auditor) =>
  ask(`entity[EQ]=${entity}&entityId[EQ]=${id}&limit=100`, session);
const change = (path: string, body: object, session = world.admin) =>
  api.call(`PATCH ${path}`, { session, body });

it('finds actions under the names that they had before', async () => {
  await api.asOwner(1, (tx) =>
    tx.run(sql`select app.audit_append(
      '[{"action":"location.imported","entity":"company","entityId":"1","changes":{}}]'::jsonb, 'old', '::1')`),
  );

  const found = await ask('action[EQ]=company.locationsImported');
  const others = await ask('action[NEQ]=company.locationsImported&limit=1');

  expect(found.results.map(({ action }) => action)).toEqual(['company.locationsImported']);
  expect(found.total + others.total).toBe((await ask('limit=1')).total);
});

describe('what is told of a change', () => {
  it('fields that people enter, one by one, with who and when', async () => {
    const created = await api.call('POST /api/companies', {
      session: world.admin,
      body: companyInput('Told Freight'),
    });
    const { id } = created.json<{ id: number }>();
    const edited = await change(`/api/companies/${id}`, {
      companyName: 'Retold Freight',
      contactInformation: { mainEmail: 'new@freight.test' },
    });
    expect(edited.statusCode, edited.body).toBe(200);

    const { results, total } = await of('company', id, world.admin);

    expect(total).toBe(2);
    expect(results[0]).toMatchObject({
      action: 'company.updated',
      entity: 'company',
      entityId: String(id),
      recordName: 'Retold Freight',
      companyId: id,
      actor: { id: world.admin.userId, fullName: expect.stringMatching(/^Test User \d+$/) },
      changes: [
        { field: 'companyName', before: 'Told Freight', after: 'Retold Freight' },
        { field: 'contactInformation.mainEmail', after: 'new@freight.test', isHidden: false },
      ],
    });
    const fields = results[1]?.changes.map(({ field }) => field);
    expect(fields).toContain('companyName');
    expect(fields).not.toContain('id');
    expect(fields).not.toContain('version');
    expect(fields).not.toContain('numberOfUsers');
  });

  it('settings of a company, to who may change those', async () => {
    const { companyId } = world;
    const sent = { ENABLE_RANDOM_SELECTION_FOR_ADMIN: true };
    const saved = await api.call(`PUT /api/company/${companyId}/randomrunsettings`, {
      session: world.admin,
      body: sent,
    });
    expect(saved.statusCode, saved.body).toBe(200);

    const internal = (await of('company', companyId, world.admin)).results[0];
    const own = (await of('company', companyId, client)).results[0];

    expect(internal).toMatchObject({
      action: 'company.settingsUpdated',
      changes: [{ field: 'ENABLE_RANDOM_SELECTION_FOR_ADMIN', before: false, after: true }],
    });
    expect(own).toMatchObject({ action: 'company.settingsUpdated', changes: [] });
  });

  it('names in place of ids', async () => {
    const pool = await addPool(api, world);
    await change(`/api/testpools/${pool.id}`, { locationId: world.far, version: pool.version });

    const { results } = await of('testPool', pool.id);

    expect(results[0]?.changes).toEqual([
      { field: 'locationName', before: 'Near', after: 'Far', isHidden: false },
    ]);
  });

  it('that a date of birth was changed and not what it was, and nothing of an SSN', async () => {
    const pool = await addPool(api, world, regulated);
    const sent = { ...driver(), locationId: world.near };
    const member = await addMember(api, world.admin, pool.id, sent);
    const body = {
      ...sent,
      ssn: '900-55-6789',
      dateOfBirth: '1981-03-04',
      lastName: 'Vale',
      version: 1,
    };
    const edited = await api.call(`PUT /api/testpoolmembers/specific/${member.id}`, {
      session: world.admin,
      body,
    });
    expect(edited.statusCode, edited.body).toBe(200);

    const { results } = await of('testPoolMember', member.id);
    const report = await api.call(
      `GET /api/history/report?entity[EQ]=testPoolMember&entityId[EQ]=${member.id}`,
      { session: auditor },
    );

    expect(results[0]?.changes).toEqual([
      { field: 'lastName', before: 'Reed', after: 'Vale', isHidden: false },
      { field: 'dateOfBirth', before: null, after: null, isHidden: true },
    ]);
    // Ids and moments have digits of their own.
    const told = JSON.stringify(results.map(({ recordName, changes }) => [recordName, changes]));
    const lines = report.body.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '');
    for (const text of [told, lines]) {
      expect(text).not.toMatch(/198[01]-0/);
      expect(text).not.toMatch(/900|6789|\*\*\*/);
    }
  });

  it('MRO settings only to who may edit them', async () => {
    const mroResultType = {
      isMroAllDotResultsRequired: true,
      isMroAllNonDotResultsRequired: true,
      isMroPositiveNonDotResultsOnlyRequired: false,
    };
    const edited = await change(`/api/locations/${world.near}`, {
      mroResultType,
      locationPhone: '4095550123',
    });
    expect(edited.statusCode, edited.body).toBe(200);

    const internal = (await of('location', world.near)).results[0];
    const own = (await of('location', world.near, client)).results[0];

    expect(internal?.changes.map(({ field }) => field)).toEqual([
      'locationPhone',
      'mroResultType.isMroAllDotResultsRequired',
      'mroResultType.isMroAllNonDotResultsRequired',
      'mroResultType.isMroPositiveNonDotResultsOnlyRequired',
    ]);
    expect(own?.changes.map(({ field }) => field)).toEqual(['locationPhone']);
    /* Who of the TPA changed the own location is told by name. */
    expect(own?.actor.fullName).toBe(internal?.actor.fullName);
  });

  it('settings of the system by their groups, a stored password as changed', async () => {
    await api.call('PUT /api/tenants/1/settings', {
      session: auditor,
      body: { BASIC_AUTH_USER: 'mro', BASIC_AUTH_PASS: 'top-Secret-1' },
    });
    await api.call('PUT /api/appmfalogoutsettings', {
      session: auditor,
      body: { MFA_ENABLED: true },
    });

    const tenant = await ask('entity[EQ]=tenant&entityId[EQ]=1');
    const security = await ask('entity[EQ]=settings&entityId[EQ]=security', world.admin);

    expect(tenant.results[0]?.changes).toEqual([
      { field: 'BASIC_AUTH_USER', before: null, after: 'mro', isHidden: false },
      { field: 'BASIC_AUTH_PASS', before: null, after: null, isHidden: true },
    ]);
    expect(security.results[0]?.changes).toEqual([
      { field: 'MFA_ENABLED', before: false, after: true, isHidden: false },
    ]);
  });

  it('names the system where nobody was signed in', async () => {
    await api.asOwner(1, (tx) =>
      tx.run(sql`select app.audit_append('[{"action":"user.locked","entity":"user","entityId":"1","changes":{}}]'::jsonb,
        'job', 'job')`),
    );

    const { results } = await ask('action[EQ]=user.locked');

    expect(results[0]?.actor).toEqual({ id: null, fullName: 'System' });
  });

  it('keeps the name that a person had that day', async () => {
    const person = await api.signIn({ role: 'MD_USER' });
    await change(`/api/companies/${world.companyId}`, { clientSince: '2026-02-01' }, person);
    await api.asOwner(1, (tx) =>
      tx.run(sql`update users set last_name = 'Married' where id = ${person.userId}`),
    );
    await change(`/api/companies/${world.companyId}`, { clientSince: '2026-02-02' }, person);

    const { results } = await ask(`actorUserId[EQ]=${person.userId}`);

    expect(results.map(({ actor }) => actor.fullName)).toEqual([
      'Test Married',
      expect.stringMatching(/^Test User/),
    ]);
  });

  it('shows who came from the installation by name, without an id that another has', async () => {
    const tenantId = await api.addTenant('history-neighbor');
    const guest = await api.signIn({ role: 'SUPER_ADMIN', tenantId, homeTenantId: 1 });
    const own = await api.signIn({ role: 'SUPER_ADMIN', tenantId });
    const body = { TENANT_COLOR: '#0F766E' };
    expect((await api.call('POST /api/tenantsettings', { session: guest, body })).statusCode).toBe(
      200,
    );

    const { results } = await ask('action[EQ]=settings.updated', own);

    expect(results).toMatchObject([
      { actor: { id: null, fullName: expect.stringMatching(/^Test/) } },
    ]);
  });
});

it('every field that holds a secret or tells who somebody is has its mark', () => {
  const telling = /ssn|birth|pass$|password|secret|token|hash/i;
  const bare = [...api.app.histories.values()].flatMap((subject) =>
    (subject === null ? [] : changesOf(subject)).flatMap(({ schema: { body } }) =>
      Object.entries<z.core.$ZodType>(body instanceof z.ZodObject ? body.shape : {})
        .filter(([name]) => telling.test(name))
        .filter(
          ([, rule]) =>
            !shownTo.has(rule) && !(rule instanceof z.ZodOptional && shownTo.has(rule.unwrap())),
        )
        .map(([name]) => name),
    ),
  );

  expect(bare).toEqual([]);
});

describe('finding', () => {
  it('the careless administrator finds which change broke the pool', async () => {
    const pool = await addPool(api, world, { name: 'Dock crew' });
    const put = (more: object) =>
      api.call(`PATCH /api/testpools/${pool.id}`, { session: world.admin, body: more });
    for (const more of [
      { comments: 'first' },
      { drugPercentage: 3.33, comments: 'typo' },
      { comments: 'last' },
    ])
      expect((await put(more)).statusCode).toBe(200);

    const { results } = await of('testPool', pool.id, world.admin);
    const culprit = results.filter(({ changes }) =>
      changes.some(({ field }) => field === 'drugPercentage'),
    );

    expect(culprit).toHaveLength(2);
    expect(culprit[0]).toMatchObject({
      recordName: 'Dock crew',
      changes: [
        { field: 'drugPercentage', before: 33.33, after: 3.33 },
        { field: 'comments', before: 'first', after: 'typo' },
      ],
    });
  });

  it('pages newest first, by every filter', async () => {
    const all = await ask('limit=1000');
    const [newest] = all.results;
    const second = await ask('limit=2&offset=1');

    expect(all.total).toBe(all.results.length);
    expect(all.results.map(({ createdAt }) => createdAt)).toEqual(
      all.results
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(second.results.map(({ id }) => id)).toEqual(all.results.slice(1, 3).map(({ id }) => id));
    const found = async (query: string) => (await ask(`${query}&limit=1000`)).results;
    expect(await found(`companyId[EQ]=${world.companyId}`)).toEqual(
      all.results.filter(({ companyId }) => companyId === world.companyId),
    );
    expect(await found('action[IN][]=company.created&action[IN][]=company.updated')).toEqual(
      all.results.filter(({ action }) => /company\.(created|updated)/.test(action)),
    );
    expect(await found(`createdAt[GTE]=${newest?.createdAt}`)).toContainEqual(newest);
    expect(await found('actor.fullName[SW]=test user')).not.toHaveLength(0);
    expect(await found('createdAt[LTE]=2020-01-01')).toEqual([]);
  });

  it('ids do not count, and say nothing of what else was written', async () => {
    const { results } = await of('location', world.near, client);

    for (const { id } of results) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(JSON.stringify(results)).not.toContain('"place"');
  });

  it('downloads what the filters find, a line for each field', async () => {
    const pool = await addPool(api, world, { name: '=HYPERLINK("x")' });
    const answer = await api.call(
      `GET /api/history/report?entity[EQ]=testPool&entityId[EQ]=${pool.id}&limit=1`,
      { session: world.admin },
    );

    expect(answer.headers['content-disposition']).toMatch(/filename="History @ /);
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffWhen,When (UTC),Person,Action,Record Type,Record ID,Record Name,Company ID,Field,Before,After',
    );
    expect(lines.some((line) => line.includes('drugPercentage,,33.33'))).toBe(true);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('an operator with SQL', () => {
  const state = async () =>
    (await api.call('GET /api/history/check', { session: auditor })).json<object>();

  it('is told of before the first check as not checked', async () => {
    expect(await state()).toMatchObject({ result: 'NOT_CHECKED', checkedAt: null, entries: 0 });
  });

  it('is found out by the next check when a row of the log was changed', async () => {
    expect(await checkAudit(api.database)).toEqual([]);
    expect(await state()).toMatchObject({ result: 'INTACT', problem: null });
    await api.asOwner(1, (tx) =>
      tx.run(sql`update audit_log set changes = '{}' where tenant_id = 1 and id = 3`),
    );

    const broken = await checkAudit(api.database);

    expect(broken).toEqual([{ tenant_id: 1, problem_id: 3, problem: 'its content was changed' }]);
    expect(await state()).toMatchObject({
      result: 'CHANGED',
      problem: 'its content was changed',
      problemEntry: 3,
      problemAt: expect.any(String),
    });
  });
});

it('a user of another tenant sees the state of the own log alone', async () => {
  const tenantId = await api.addTenant('calm-neighbor');
  const own = await api.signIn({ role: 'SUPER_ADMIN', tenantId });

  const answer = await api.call('GET /api/history/check', { session: own });

  expect(answer.json()).toMatchObject({ result: 'NOT_CHECKED', problem: null });
});

it('a company with its own draws reads the history of its runs', async () => {
  await enable(api, world.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
  const pool = await addPool(api, world, poolInput(world, { name: 'Own draws' }));
  await addMember(api, world.admin, pool.id, { firstName: 'A', lastName: 'B', idNumber: 'Z-1' });
  const run = await api.call('POST /api/selectionrun', {
    session: world.admin,
    body: { testPoolId: pool.id, runDate: new Date().toISOString().slice(0, 10) },
  });
  expect(run.statusCode, run.body).toBe(201);

  const { results } = await of('selectionRun', run.json<{ id: number }>().id, client);

  expect(results.map(({ action }) => action)).toEqual([
    'selectionRun.drawn',
    'selectionRun.committed',
  ]);
  /* Seeds, hashes and names of members are no fields of a form. */
  expect(results.flatMap(({ changes }) => changes)).toEqual([]);
});
