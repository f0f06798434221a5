import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { verifyCertificate } from '@assay/draw/verify-certificate';
import { numberOfUsersBands } from '@assay/schema/companies/company.list';
import { readConfig } from '../config.ts';
import { useTestApp } from '../core/testing/test-app.ts';
import { addDemoDocuments } from './demo/add-demo-documents.ts';
import { sealDemoChains } from './demo/seal-demo-chains.ts';
import { sealDemoSsns } from './demo/seal-demo-ssns.ts';
import { seed } from './seed.ts';

/** A sixth of the demo's tests: there is nothing in the rest that is not in them. */
const TESTS = 3_000;

const seedDemo = () => seed(api.database, readConfig({ NODE_ENV: 'test', SEED: 'demo' }), TESTS);

const api = await useTestApp();
await seedDemo();
await sealDemoSsns(api.database, api.app.secrets);
await sealDemoChains(api.database, api.app.secrets);
await addDemoDocuments(api.database, api.app);
const admin = await api.signIn({ role: 'MD_USER' });

const summit = 'summit-occupational-health.localhost';
const login = (username: string, host = 'localhost') =>
  api.call('POST /api/login', {
    body: { username, password: 'Assay-demo-1' },
    headers: { 'x-tenant-host': host },
  });

interface Answer {
  results: { id: number; ssn: string | null }[];
  total: number;
}

const list = async (path: string): Promise<Answer> =>
  (await api.call(`GET ${path}`, { session: admin })).json();

describe('the demo users', () => {
  test.each([
    ['super@assay.test', 'SUPER_ADMIN'],
    ['admin@assay.test', 'MD_USER'],
    ['corporate@northwind.test', 'COMPANY_ADMIN'],
    ['user@northwind.test', 'COMPANY_USER'],
    ['region@northwind.test', 'REGION_MANAGER'],
    ['area@northwind.test', 'AREA_MANAGER'],
    ['district@northwind.test', 'DISTRICT_MANAGER'],
    ['unit@northwind.test', 'ADMINISTRATIVE_UNIT_MANAGER'],
    ['location@northwind.test', 'LOCATION_MANAGER'],
  ])('%s signs in as %s', async (username, role) => {
    const answer = (await login(username)).json();

    expect(answer).toMatchObject({ active: true, profile: { username, roleAssignment: { role } } });
  });

  test.each([
    ['locked@northwind.test', 'localhost', { errorCode: 'ACCOUNT_LOCKED' }],
    ['mfa@assay.test', 'localhost', { active: false, reason: 'MFA_REQUIRED' }],
    ['super@summit.test', summit, { active: true }],
    ['super@summit.test', 'localhost', { errorCode: 'WRONG_CREDENTIALS' }],
  ])('%s at %s', async (username, host, expected) => {
    expect((await login(username, host)).json()).toMatchObject(expected);
  });

  test.each(['region', 'area', 'district', 'unit', 'location'])(
    '%s@northwind.test sees some of the locations',
    async (name) => {
      const [{ token }, all] = [
        (await login(`${name}@northwind.test`)).json(),
        (await login('corporate@northwind.test')).json(),
      ];
      const total = async (session: string): Promise<number> =>
        (
          await api.call('GET /api/locations?limit=0', { session: { userId: 0, token: session } })
        ).json().total;

      const seen = await total(token);
      expect(seen).toBeGreaterThan(0);
      expect(seen).toBeLessThan(await total(all.token));
    },
  );
});

describe('the demo companies', () => {
  test.each(numberOfUsersBands)('companies with $label users exist', async ({ from, to }) => {
    const row = await api.asOwner(1, (tx) =>
      tx.row<{ count: number }>(sql`
        select count(*)::integer as count from companies
        where tenant_id = 1 and number_of_users >= ${from} and number_of_users <= coalesce(${to}::integer, 1000000)`),
    );

    expect(row?.count).toBeGreaterThanOrEqual(3);
  });

  test('the counters of the companies are right', async () => {
    const wrong = await api.asOwner(1, (tx) =>
      tx.rows(sql`
        select c.id from companies c where c.number_of_users <> (
          select count(*) from users u where u.tenant_id = c.tenant_id and u.company_id = c.id and u.deleted_at is null)`),
    );

    expect(wrong).toEqual([]);
  });
});

test('a second start changes nothing', async () => {
  const count = () =>
    api.asOwner(1, (tx) =>
      tx.row(sql`select count(*)::integer as users, max(id) as last from users`),
    );
  const before = await count();

  await seedDemo();

  expect(await count()).toEqual(before);
});

test('the demo documents can be downloaded, and are added once', async () => {
  await addDemoDocuments(api.database, api.app);
  const { results, total } = await list('/api/documents?limit=100');

  expect(total).toBe(5);
  for (const { id, ...document } of results) {
    const { companyId, size } = document as unknown as { companyId: number; size: number };
    const answer = await api.call(`GET /api/companies/${companyId}/documents/${id}/download`, {
      session: admin,
    });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size]);
  }
});

describe('the demo pools', () => {
  test.each([
    ['status[EQ]=ACTIVE', 10],
    ['status[EQ]=DEACTIVATED', 1],
    ['status[EQ]=EXPIRED', 2],
    ['status[EQ]=FROZEN', 1],
    ['testingAgencyId[EQ]=2', 1],
    ['companyName[LIKE]=northwind', 4],
  ])('by %s are at least %i', async (query, least) => {
    expect((await list(`/api/testpools?limit=0&${query}`)).total).toBeGreaterThanOrEqual(least);
  });

  test('have 20 to 3,000 members, counted right', async () => {
    const rows = await api.asOwner(1, (tx) =>
      tx.rows<{ kept: number; counted: number; all: number }>(sql`
        select p.active_member_count as kept, count(*) filter (where m.deleted_at is null)::integer as counted,
          count(*)::integer as all
        from test_pools p join test_pool_members m on m.tenant_id = p.tenant_id and m.test_pool_id = p.id
        group by p.tenant_id, p.id`),
    );

    expect(rows.filter(({ kept, counted }) => kept !== counted)).toEqual([]);
    expect(Math.min(...rows.map(({ all }) => all))).toBeGreaterThanOrEqual(20);
    expect(Math.max(...rows.map(({ all }) => all))).toBe(3_000);
  });

  test('have SSNs that nobody can have, sealed', async () => {
    const { results } = await list('/api/testpoolmembers?limit=1000&sortBy=ssn');
    const withSsn = results.filter(({ ssn }) => ssn !== null);
    const one = await api.call(`GET /api/testpoolmembers/specific/${withSsn[0]?.id}`, {
      session: admin,
    });

    expect(withSsn.length).toBeGreaterThan(200);
    expect(one.json().ssn).toMatch(/^9\d{8}$/);
  });

  test('are sealed once', async () => {
    const sealed = () =>
      api.asOwner(1, (tx) =>
        tx.row(
          sql`select min(ssn_sealed) as first, max(ssn_sealed) as last from test_pool_members`,
        ),
      );
    const before = await sealed();

    await sealDemoSsns(api.database, api.app.secrets);

    expect(await sealed()).toEqual(before);
  });

  test('have missed draws, whenever the demo is seeded', async () => {
    const { results } = (
      await api.call('GET /api/testpools/progress?drawState[EQ]=OVERDUE', { session: admin })
    ).json();

    expect(results[0]).toMatchObject({ companyName: 'Northwind Logistics', overdueDraws: 2 });
  });

  test('exist for the second tenant too', async () => {
    const session = await api.signIn({ role: 'MD_USER', tenantId: 2 });

    expect((await api.call('GET /api/testpools', { session })).json().total).toBe(2);
  });
});

describe('the demo runs', () => {
  test('leave somebody to send at a location, whenever the demo is seeded', async () => {
    const { token } = (await login('location@northwind.test')).json();
    const { total } = (
      await api.call('GET /api/peopletosend?limit=0', { session: { userId: 0, token } })
    ).json();

    expect(total).toBeGreaterThan(0);
  });

  test('can be proved, each of them', async () => {
    const { results } = await list(
      '/api/selectionruns?limit=1000&sortBy=memberCount&sortOrder=DESC',
    );
    const unproved: unknown[] = [];
    for (const { id } of [...results.slice(0, 3), ...results.slice(-20)]) {
      const { body } = await api.call(`GET /api/selectionrun/${id}/certificate`, {
        session: admin,
      });
      const { holds, checks } = verifyCertificate(body);
      if (!holds) unproved.push({ id, failed: checks.filter((each) => !each.holds) });
    }

    expect(results.length).toBeGreaterThan(30);
    expect(unproved).toEqual([]);
  });

  test('leave seeds that the next draw opens', async () => {
    const pools = await list('/api/testpools?status[EQ]=ACTIVE&limit=3');

    for (const { id } of pools.results) {
      const answer = await api.call('POST /api/selectionrun', {
        session: admin,
        body: {
          testPoolId: id,
          runDate: new Date().toISOString().slice(0, 10),
          override: true,
          drugOverride: 1,
          alcoholOverride: 0,
        },
      });
      expect(answer.statusCode, answer.body).toBe(201);
      const certificate = await api.call(`GET /api/selectionrun/${answer.json().id}/certificate`, {
        session: admin,
      });
      expect(verifyCertificate(certificate.body).holds).toBe(true);
    }
  });

  test('let percentages look like those of a program under way', async () => {
    const rows = await api.asOwner(1, (tx) =>
      tx.rows<{ drug_ytd: string }>(
        sql`select drug_ytd from test_pools where deactivated_at is null and counted_drug_tests > 0`,
      ),
    );

    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ drug_ytd: done }) => Number(done) <= 0 || Number(done) > 110)).toEqual(
      [],
    );
  });
});

describe('the demo tests', () => {
  const rowsOf = <T>(query: ReturnType<typeof sql>) =>
    api.asOwner(1, (tx) => tx.rows<T & Record<string, unknown>>(query));

  test('tell of two years without a gap, more of the second', async () => {
    const months = await rowsOf<{ age: number; tests: number }>(sql`
      select floor(extract(epoch from now() - created_at) / 86400 / 30.4)::integer as age, count(*)::integer as tests
      from test_results where run_participant_id is null group by 1 order by 1`);
    const year = (from: number): number =>
      months
        .filter(({ age }) => age >= from && age < from + 12)
        .reduce((sum, { tests }) => sum + tests, 0);

    expect(months.length).toBeGreaterThanOrEqual(24);
    expect(Math.min(...months.slice(0, 24).map(({ tests }) => tests))).toBeGreaterThan(TESTS / 48);
    expect(year(0)).toBeGreaterThan(year(12));
    expect(year(0) + year(12)).toBeGreaterThan(TESTS * 0.95);
  });

  test('have come to their end but for those of the last weeks', async () => {
    const [row] = await rowsOf<{ open: number; oldest: number }>(sql`
      select count(*)::integer as open, max(extract(day from now() - created_at))::integer as oldest
      from test_cases where status = 'OPEN'`);

    expect(row?.open).toBeGreaterThan(20);
    expect(row?.oldest).toBeLessThanOrEqual(31);
  });

  test('confirm what was not negative on the spot in its case', async () => {
    const [row] = await rowsOf<{ confirmed: number; linked: number; ended: number }>(sql`
      select count(*) filter (where t.confirms_id is not null)::integer as confirmed,
        count(*) filter (where i.confirmation_test_result_id = t.id and c.test_case_id = t.test_case_id)::integer as linked,
        count(*) filter (where t.confirmation_method = 'NO_CONFIRMATION')::integer as ended
      from test_results t left join test_results c on c.tenant_id = t.tenant_id and c.id = t.confirms_id
      left join instant_tests i on i.tenant_id = t.tenant_id and i.test_result_id = t.confirms_id`);

    expect(row?.confirmed).toBeGreaterThan(5);
    expect(row?.linked).toBe(row?.confirmed);
    expect(row?.ended).toBeGreaterThan(0);
  });

  test('happened in the order in which tests do, and none of it later than now', async () => {
    const [row] = await rowsOf(sql`
      select count(*)::integer as tests,
        count(*) filter (where t.reported_at < t.collected_at)::integer as reported,
        count(*) filter (where t.released_at < coalesce(t.reported_at, t.collected_at))::integer as released,
        count(*) filter (where c.closed_at < c.created_at)::integer as closed,
        count(*) filter (where greatest(t.created_at, t.collected_at, t.reported_at, t.released_at, c.closed_at) > now())::integer
          as later
      from test_results t join test_cases c on c.tenant_id = t.tenant_id and c.id = t.test_case_id`);

    expect(row?.tests).toBeGreaterThan(3_000);
    expect(row).toMatchObject({ reported: 0, released: 0, closed: 0, later: 0 });
  });

  test('say in their timelines how they ended, and were verified by no laboratory', async () => {
    const [row] = await rowsOf(sql`
      select count(*) filter (where t.test_status in ('EXPIRED_NO_SHOW', 'REFUSAL_TO_TEST', 'UNABLE_TO_PROVIDE', 'COLLECTION_CANCELLED')
            and not exists (select 1 from test_events e where e.tenant_id = t.tenant_id and e.test_result_id = t.id
              and e.kind in ('CANCELLED', 'REFUSED_TO_TEST')))::integer as untold,
        count(*) filter (where t.test_status = 'EXPIRED_NO_SHOW' and o.expire_date > now())::integer as early,
        count(*) filter (where t.mro_result is not null and exists (select 1 from test_events e where e.tenant_id = t.tenant_id
            and e.test_result_id = t.id and e.kind in ('VERIFIED', 'RELEASED') and e.source = t.provider))::integer as own
      from test_results t left join lab_orders o on o.tenant_id = t.tenant_id and o.test_result_id = t.id`);

    expect(row).toEqual({ untold: 0, early: 0, own: 0 });
  });

  test('say themselves what their reports and orders say of them', async () => {
    const [row] = await rowsOf(sql`
      select count(*) filter (where t.positive_drug_ids <> case when t.goes_through_mro and t.released_at is null then '{}'
          else app.positive_drugs_of(t.tenant_id, t.id, t.result_type, t.test_type) end)::integer as drugs,
        count(*) filter (where o.testing_agency is not null and t.employee_category_id is distinct from
          app.employee_category_of(t.tenant_id, t.test_case_id, o.testing_agency))::integer as categories,
        count(*) filter (where t.is_alcohol <> (o.test_type = 'ALCOHOL'))::integer as alcohol
      from test_results t left join lab_orders o on o.tenant_id = t.tenant_id and o.test_result_id = t.id`);

    expect(row).toEqual({ drugs: 0, categories: 0, alcohol: 0 });
  });

  test('come to the sums that are kept of them', async () => {
    expect(await rowsOf(sql`select * from app.verify_kept_sums()`)).toEqual([]);
  });
});

test('the pools of last year were drawn in each of their periods, and came to their targets', async () => {
  const { results } = (
    await api.call('GET /api/testpools?status[EQ]=EXPIRED&limit=100', { session: admin })
  ).json();
  const drawn = await api.asOwner(1, (tx) =>
    tx.rows<{ id: number; runs: number; periods: number; done: number }>(sql`
      select p.id, count(distinct r.period)::integer as runs, max(r.periods)::integer as periods, p.drug_ytd::float8 as done
      from test_pools p join selection_runs r on r.tenant_id = p.tenant_id and r.test_pool_id = p.id
      where p.tenant_id = 1 and p.program_end_date < current_date group by p.tenant_id, p.id`),
  );

  expect(results.length).toBeGreaterThan(10);
  expect(drawn.length).toBe(results.length);
  expect(drawn.filter(({ runs, periods }) => runs !== periods)).toEqual([]);
  expect(drawn.filter(({ done }) => done >= 100).length).toBeGreaterThan(drawn.length / 2);
});
