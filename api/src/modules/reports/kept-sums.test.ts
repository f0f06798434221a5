import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { ListFilter } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { inTransaction, type TransactionSettings } from '../../core/database/transaction.ts';
import { recountKeptSums, verifyKeptSums } from '../../core/lists/verify-kept-sums.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { seededRandom } from '../../seed/demo/random.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { countTestsBy } from '../test-results/count-tests.read-model.ts';
import type { Figure, Group } from '../test-results/test-figure.read-model.ts';
import { filter } from './report-filters.ts';
import { outcomeFigures, released, turnaroundCases } from './report-figures.ts';
import { reportWorld } from './testing/report-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const { companyId, near, far } = world;
const other = await growPoolWorld(api, 'Prairie Rail');
const neighbor = await api.addTenant('neighbor');
const DRUGS = [1, 2];

/** Everybody whose sums are other ones. */
const scopes: Record<string, TransactionSettings> = {
  tenant: { tenantId: 1 },
  company: { tenantId: 1, companyId },
  location: { tenantId: 1, companyId, locationIds: [near] },
  'another tenant': { tenantId: neighbor },
};

const timed = filter('testResult.isTimed', 'EQ', 'true');
const turnaround: Record<string, Figure> = {
  all: { where: [], days: 'COLLECTION_TO_RELEASE' },
  negative: { where: turnaroundCases.negative, days: 'COLLECTION_TO_LAB' },
  dot: { where: turnaroundCases.dot, days: 'LAB_TO_RELEASE' },
};
const days = [
  filter('testResult.countedAt', 'GTE', '2026-03-02T00:00:00.000Z'),
  filter('testResult.countedAt', 'LTE', '2026-04-10T23:59:59.999Z'),
];

/** What reports ask for: conditions, figures and groups. */
const asked: [ListFilter[], Record<string, Figure>, Group[]][] = [
  [[filter('company.id', 'EQ', companyId)], outcomeFigures, []],
  [[filter('company.id', 'IN', companyId, other.companyId), ...days], outcomeFigures, ['month']],
  [[filter('location.id', 'IN', near)], { tests: { where: [] } }, ['week']],
  [[filter('region.id', 'EQ', world.regionId)], outcomeFigures, []],
  [
    [...outcomeFigures.totalPositive.where, filter('testResult.testType', 'IN', 'LAB')],
    { tests: { where: [] } },
    ['drug'],
  ],
  [[timed, ...days], turnaround, []],
  [[filter('testResult.countedMonth', 'IN', 202603)], outcomeFigures, []],
];

/** Every test meets it, and no sum knows it: with it the rows are counted. */
const counted = filter('id', 'NEQ', 0);

const answers = (settings: TransactionSettings, more: ListFilter[]) =>
  inTransaction(api.database, settings, async (tx) => {
    const context = {
      tx,
      tenantId: settings.tenantId,
      now: new Date(),
      viewer: { userId: 1, homeTenantId: 1, type: 'MD', permissions: new Set() },
    } as unknown as Context;
    const all = [];
    for (const [filters, figures, by] of asked)
      all.push(await countTestsBy(context, [...filters, released, ...more], figures, by));
    return all;
  });

/** The sums as they are kept, and as the rows of tests say they have to be. */
const sums = () =>
  api.asOwner(1, async (tx) => ({
    kept: await tx.rows(sql`
      select tenant_id, company_id, counted_at, counted_month, location_id, test_type, program, outcome, is_timed,
        positive_drug_ids::text, sum(tests)::bigint as tests, sum(to_lab_ms)::bigint as lab, sum(to_release_ms)::bigint as release
      from kept_test_sums group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(tests) <> 0 or sum(to_lab_ms) <> 0
        or sum(to_release_ms) <> 0
      order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`),
    rows: await tx.rows(sql`
      select tenant_id, company_id, date_trunc('day', counted_at, 'UTC') as counted_at, counted_month, location_id, test_type,
        program, outcome, is_timed, positive_drug_ids::text, count(*) as tests,
        coalesce(sum(round(extract(epoch from received_at - collected_at) * 1000)) filter (where is_timed), 0)::bigint as lab,
        coalesce(sum(round(extract(epoch from released_at - received_at) * 1000)) filter (where is_timed), 0)::bigint as release
      from test_results where deleted_at is null and outcome is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`),
  }));

const changes: ((id: number) => SQL)[] = [
  (id) => sql`update test_results set deleted_at = now() where id = ${id}`,
  (id) => sql`update test_results set deleted_at = null where id = ${id}`,
  (id) =>
    sql`update test_results set collected_at = collected_at - interval '9 days' where id = ${id}`,
  (id) => sql`update test_results set received_at = collected_at + interval '7 hours 1.234 seconds',
    released_at = collected_at + interval '30 hours' where id = ${id}`,
  (
    id,
  ) => sql`update test_results set location_id = case location_id when ${near} then ${far}::bigint else ${near} end
    where id = ${id} and company_id = ${companyId}`,
  (id) => sql`update test_results set result_type = 'RESULT_POSITIVE', mro_result = 'MRO_POSITIVE'
    where id = ${id} and released_at is not null`,
  (id) => sql`update test_results set positive_drug_ids = '{2}' where id = ${id} and is_positive
    and released_at is not null`,
  (id) => sql`update test_results set version = version + 1 where id <> ${id}`,
];

let ids: number[];

beforeAll(async () => {
  const { add } = reportWorld(api, { companyId, locationId: near });
  await add({ mro: 'MRO_NEGATIVE', day: '2026-03-02' });
  await add({ mro: 'MRO_NEGATIVE', day: '2026-04-10', locationId: far });
  await add({ mro: 'MRO_POSITIVE', laboratory: 'RESULT_POSITIVE', drugs: DRUGS });
  await add({ mro: 'MRO_CANCELLED', companyId: other.companyId, locationId: other.near });
  await add({ laboratory: 'RESULT_POSITIVE', drugs: DRUGS });
  ids = await api.asOwner(1, async (tx) =>
    (await tx.rows<{ id: number }>(sql`select id from test_results order by id`)).map(
      ({ id }) => id,
    ),
  );
});

async function expectSame(): Promise<void> {
  const { kept, rows } = await sums();
  expect(kept).toEqual(rows);
  for (const [name, settings] of Object.entries(scopes))
    expect(await answers(settings, []), name).toEqual(await answers(settings, [counted]));
}

it('are what the rows of tests say, for everybody who sees a part of them, after whatever happens to tests', async () => {
  const random = seededRandom(155);
  await expectSame();
  expect((await sums()).rows).toHaveLength(4);
  for (let step = 0; step < 24; step += 1) {
    const id = ids[random.int(0, ids.length - 1)] ?? 0;
    await api.asOwner(1, (tx) =>
      tx.run(changes[random.int(0, changes.length - 1)]?.(id) ?? sql`select`),
    );
    await expectSame();
  }
});

it('are read by those who see the rows: no neighbor, no other company, and nobody writes them', async () => {
  const seen = (settings: TransactionSettings) =>
    inTransaction(api.database, settings, (tx) =>
      tx.rows<{ company_id: number; location_id: number }>(
        sql`select distinct company_id, location_id from kept_test_sums`,
      ),
    );

  expect(await seen({ tenantId: neighbor })).toEqual([]);
  expect(new Set((await seen({ tenantId: 1, companyId })).map((row) => row.company_id))).toEqual(
    new Set([companyId]),
  );
  expect(
    (await seen({ tenantId: 1, companyId, locationIds: [far] })).map((row) => row.location_id),
  ).toEqual([far]);
  await expect(
    inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(sql`update kept_test_sums set tests = tests + 1`),
    ),
  ).rejects.toThrow();
});

it('are compared with the rows by the check of the installation, which names what somebody changed past the portal', async () => {
  const faults = () => verifyKeptSums(api.database);
  const past = (change: SQL) =>
    api.asOwner(1, async (tx) => {
      await tx.run(sql`alter table test_results disable trigger user`);
      await tx.run(change);
      await tx.run(sql`alter table test_results enable trigger user`);
    });
  expect(await faults()).toEqual([]);

  await past(sql`update kept_test_sums set tests = tests + 1 where location_id = ${far}`);
  await past(
    sql`update test_results set deleted_at = now() where tenant_id = 1 and id = (select min(id) from test_results where tenant_id = 1 and deleted_at is null and outcome is not null)`,
  );
  await past(
    sql`insert into kept_counts (tenant_id, table_name, rows) values (${neighbor}, 'companies', 5)`,
  );
  const found = await faults();

  expect(new Set(found.map(({ tenant_id: tenant }) => tenant))).toEqual(new Set([1, neighbor]));
  expect(found.map(({ problem }) => problem).join('\n')).toMatch(
    /kept_counts: .*"companies".* is kept as rows 5, its rows come to nothing/,
  );
  for (const target of ['kept_test_sums', 'kept_test_counts', 'test_figures'])
    expect(
      found.some(({ problem }) => problem.startsWith(`${target}: `)),
      target,
    ).toBe(true);
  expect(await recountKeptSums(api.database)).toEqual(found);
  expect(await faults()).toEqual([]);
  for (const tenant of [1, neighbor]) {
    const own = found.filter(({ tenant_id: of }) => of === tenant).map(({ problem }) => problem);
    const noted = await api.asOwner(tenant, (tx) =>
      tx.rows<{ changes: object }>(
        sql`select changes from audit_log where tenant_id = ${tenant} and action = 'tenant.sumsRecounted'`,
      ),
    );
    expect(noted).toEqual([
      {
        changes: { wrongSums: { before: own.length, after: 0 }, problems: { before: own } },
      },
    ]);
  }
});

it('are compared with the rows whoever began to keep them', async () => {
  const undone = new Error('undone');
  const notedToo = api.asOwner(1, async (tx) => {
    await tx.run(
      sql`create table public.sums_of_tomorrow (tenant_id integer, deleted_at timestamptz)`,
    );
    await tx.run(sql`select app.keep_counts('public.sums_of_tomorrow')`);
    expect(
      await tx.rows(sql`select target from app.kept_sums where source = 'sums_of_tomorrow'`),
    ).toEqual([{ target: 'kept_counts' }]);
    throw undone;
  });
  await expect(notedToo).rejects.toBe(undone);
  const kept = await api.asOwner(1, (tx) =>
    tx.rows(sql`
      select distinct relname::text as source, substring(tgname::text from '^keep_(.+)_on_insert$') as target from pg_trigger
      join pg_class on pg_class.oid = tgrelid where tgname ~ '^keep_.+_on_insert$' order by 1, 2`),
  );
  const noted = await api.asOwner(1, (tx) =>
    tx.rows(sql`select source, target from app.kept_sums order by 1, 2`),
  );
  expect(kept).toContainEqual({ source: 'test_codes', target: 'kept_test_code_counts' });
  expect(noted).toEqual(kept);
});
