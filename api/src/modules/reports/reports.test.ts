import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { reportTypes } from '@assay/schema/reports/report-types';
import { useTestApp } from '../../core/testing/test-app.ts';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { partsOf } from '../../core/reports/testing/workbook-parts.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { reportWorld, testsBehind } from './testing/report-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const { add, read } = reportWorld(api, { companyId: world.companyId, locationId: world.near });

const spring = `company=${world.companyId}&years[]=2026&quarters[]=Q1`;
const both = `${spring}&testType[]=LAB&testType[]=INSTANT`;
const counted = Object.keys(reportTypes).filter((type) => type !== 'donorhistory');
const queryOf = (type: string) => (type === 'activitydetail' ? both : spring);
const instant = (
  resultType: 'RESULT_NEGATIVE' | 'RESULT_PRELIMINARY_POSITIVE' | 'RESULT_INVALID',
) => ({
  case: { program: 'NON_DOT' as const },
  test: {
    testType: 'INSTANT' as const,
    testStatus:
      resultType === 'RESULT_PRELIMINARY_POSITIVE'
        ? ('PENDING_CONFIRMATION' as const)
        : ('TEST_COMPLETED' as const),
    resultType,
    goesThroughMro: false,
    collectedAt: '2026-02-03T12:00:00.000Z',
  },
});

let drugs: number[] = [];
beforeAll(async () => {
  const rows = await api.asOwner(1, (tx) =>
    tx.rows<{ id: number }>(
      sql`select id from drug_adulterants where tenant_id = 1 and type = 'DRUG' order by id limit 2`,
    ),
  );
  drugs = rows.map(({ id }) => id);
  const [cocaine = 0, opiates = 0] = drugs;
  const received = { receivedAt: '2026-03-06T12:00:00Z' };
  for (let at = 0; at < 4; at += 1) await add({ mro: 'MRO_NEGATIVE' });
  await add({ mro: 'MRO_NEGATIVE_DILUTE', day: '2026-01-31' });
  await add({ mro: 'MRO_POSITIVE', drugs: [cocaine, opiates] });
  await add({ mro: 'MRO_POSITIVE', drugs: [cocaine], case: { program: 'NON_DOT' } });
  await add({ mro: 'MRO_POSITIVE_DILUTE', drugs: [opiates], day: '2026-01-02' });
  /* A prescription: what the laboratory found is no positive. */
  await add({ laboratory: 'RESULT_POSITIVE', mro: 'MRO_NEGATIVE', drugs: [cocaine] });
  await add({ mro: 'MRO_REFUSAL' });
  await add({ mro: 'MRO_ADULTERATED' });
  await add({ mro: 'MRO_CANCELLED' });
  await add({ test: { testStatus: 'COLLECTION_CANCELLED' } });
  await add({
    laboratory: 'RESULT_FATAL_FLAW',
    case: { program: 'NON_DOT' },
    test: { goesThroughMro: false },
  });
  await add({ mro: 'MRO_NEGATIVE', day: '2025-12-31' });
  await add({ mro: 'MRO_NEGATIVE', day: '2026-04-01' });
  for (const result of [
    'RESULT_NEGATIVE',
    'RESULT_PRELIMINARY_POSITIVE',
    'RESULT_INVALID',
  ] as const)
    await add(instant(result));
  /* Behind the wall, and not counted. */
  await add({ laboratory: 'RESULT_POSITIVE', drugs: [cocaine] });
  await add({ laboratory: 'RESULT_NEGATIVE' });
  await api.asOwner(1, (tx) =>
    tx.run(
      sql`update test_results set received_at = ${received.receivedAt}::timestamptz where test_type = 'LAB' and collected_at is not null`,
    ),
  );
});

/** The rows of the quarter themselves, of which the test computes by itself. */
const rows = () =>
  api.asOwner(1, (tx) =>
    tx.rows<{
      outcome: string;
      program: string;
      test_type: string;
      month: string;
      drugs: number[];
      days: number | null;
    }>(sql`
      select case when test_status = 'COLLECTION_CANCELLED' then 'canceled' when mro_result = 'MRO_REFUSAL' then 'refusal'
          when test_status = 'TEST_COMPLETED' or mro_result is not null then coalesce(result_type, 'none') when test_status = 'LAB_REJECTED' then 'rejected'
          else result_type end as outcome,
        program, test_type, to_char(collected_at at time zone 'UTC', 'YYYY-MM') as month, positive_drug_ids as drugs,
        extract(epoch from released_at - collected_at)::float8 / 86400 as days
      from test_results where tenant_id = 1 and deleted_at is null and company_id = ${world.companyId}
        and collected_at >= '2026-01-01' and collected_at < '2026-04-01'
        and (released_at is not null or not goes_through_mro or test_status = 'COLLECTION_CANCELLED')`),
  );

describe('the figures', () => {
  it('of activity detail are those of the rows', async () => {
    const all = await rows();
    const number = (...outcomes: string[]) =>
      all.filter(({ outcome }) => outcomes.includes(outcome)).length;

    const [activity, onSpot] = await read(superAdmin, 'activitydetail', both);

    expect(activity?.rows).toEqual([
      {
        total: all.length,
        dot: all.filter(({ program }) => program === 'DOT').length,
        nonDot: all.filter(({ program }) => program === 'NON_DOT').length,
        negative: number('RESULT_NEGATIVE'),
        negativeDilute: number('RESULT_NEGATIVE_DILUTE'),
        totalNegative: number('RESULT_NEGATIVE', 'RESULT_NEGATIVE_DILUTE'),
        positive: number('RESULT_POSITIVE'),
        positiveDilute: number('RESULT_POSITIVE_DILUTE'),
        totalPositive: number('RESULT_POSITIVE', 'RESULT_POSITIVE_DILUTE'),
        /* 3 of 10. */
        positiveRate: 30,
        rejected: number('rejected'),
        refusal: number('refusal', 'RESULT_ADULTERATED'),
        canceled: number('canceled'),
        other: number('none', 'RESULT_INVALID', 'RESULT_PRELIMINARY_POSITIVE'),
      },
    ]);
    expect(activity?.rows[0]).toMatchObject({
      total: 17,
      positive: 2,
      refusal: 2,
      rejected: 1,
      other: 3,
    });
    expect(onSpot?.rows).toEqual([
      {
        total: 3,
        totalNegative: 1,
        totalPreliminaryPositive: 1,
        positiveRate: 50,
        totalInvalid: 1,
      },
    ]);
  });

  it('of rates are positives over negatives plus positives, also by month and by drug', async () => {
    const [rate] = await read(client, 'positiverate', spring);
    const [perDrug] = await read(client, 'positiverateperdrug', spring);
    const all = await rows();
    const [cocaine, opiates] = drugs;
    const of = (drug: number | undefined) =>
      all.filter((row) => row.drugs.includes(drug ?? 0)).length;

    expect(rate?.rows).toEqual([
      { confirmedPositive: 20, positiveDilute: 10, totalPositiveRate: 30 },
    ]);
    expect(rate?.series[0]?.points).toEqual([
      { x: '2026-01', y: 50 },
      { x: '2026-02', y: 0 },
      { x: '2026-03', y: 28.57 },
    ]);
    expect(perDrug?.rows).toEqual([
      {
        [`drug${cocaine}`]: of(cocaine) * 10,
        [`drug${opiates}`]: of(opiates) * 10,
        totalPositiveSubstances: 4,
      },
    ]);
    expect(perDrug?.columns.at(-1)?.label).toBe('Total Positive Substances (count)');
  });

  it('of volume are a row a month, and of turnaround the averages of the rows', async () => {
    const all = await rows();
    const [volume] = await read(client, 'monthlyvolume', spring);
    const [turnaround] = await read(client, 'averageturnaroundtime', spring);
    const timed = all.filter(({ test_type: type, days }) => type === 'LAB' && days !== null);
    const average = timed.reduce((sum, { days }) => sum + (days ?? 0), 0) / timed.length;

    expect(volume?.rows.map(({ month, total }) => [month, total])).toEqual(
      ['2026-01', '2026-02', '2026-03'].map((month) => [
        month,
        all.filter((row) => row.month === month).length,
      ]),
    );
    expect(volume?.series).toHaveLength(7);
    expect(turnaround?.rows[0]).toMatchObject({ row: 'Results', all: timed.length });
    expect(turnaround?.rows[3]?.['all']).toBeCloseTo(average, 1);
  });

  it.each(counted)('of %s have exactly their tests behind them, for whoever asks', async (type) => {
    for (const session of [superAdmin, client, mro]) {
      const blocks = await read(session, type, queryOf(type));
      for (const cell of blocks.flatMap(({ cells }) => cells.flat())) {
        if (cell.search === null || cell.key === 'totalPositiveSubstances') continue;
        const behind = await testsBehind(api, session, cell.search);
        expect([type, cell.key, behind.length]).toEqual([
          type,
          cell.key,
          cell.tests ?? cell.number,
        ]);
      }
    }
  });
});

describe('the wall', () => {
  /** A quarter with one more test, of which a laboratory has found something else each time. */
  const sweep = async (session: typeof superAdmin) => {
    const answers = [];
    for (const type of counted) answers.push(await read(session, type, queryOf(type)));
    for (const type of counted) {
      const url = `GET /api/reports/${type}/download?${queryOf(type)}&format=xlsx`;
      const parts = partsOf((await api.call(url, { session })).rawPayload);
      /* The first sheet says when the file was made. */
      answers.push({ ...parts, 'xl/worksheets/sheet1.xml': '' });
    }
    return answers;
  };

  it.each(['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const)(
    'holds of %s in every report, also for MRO staff',
    async (result) => {
      const before = await sweep(superAdmin);
      await add({ laboratory: result, drugs });

      for (const session of [superAdmin, mro]) expect(await sweep(session)).toEqual(before);
    },
  );

  it('lets a donor’s history tell of an unreleased test only that it is in MRO process', async () => {
    const histories = [];
    for (const [primaryId, laboratory] of [
      ['TWIN-A', 'RESULT_POSITIVE'],
      ['TWIN-B', 'RESULT_NEGATIVE'],
    ] as const) {
      await add({ laboratory, drugs, case: { donor: { primaryId } } });
      for (const session of [superAdmin, client, mro]) {
        const [block] = await read(session, 'donorhistory', `${spring}&primaryId=${primaryId}`);
        const { donorPrimaryId, ...row } = block?.rows[0] ?? {};
        expect(donorPrimaryId).toBe(primaryId);
        histories.push(row);
      }
    }
    expect(new Set(histories.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(histories[0]).toMatchObject({
      testStatus: 'In MRO process',
      resultType: null,
      positiveDrugs: null,
    });
  });
});

describe('criteria', () => {
  const faults = async (type: string, query: string) =>
    Object.keys(
      (await api.call(`GET /api/reports/${type}?${query}`, { session: superAdmin })).json()
        .errors ?? {},
    );

  it.each([
    ['activitydetail', '', ['company', 'dateFrom', 'dateTo', 'years', 'testType']],
    ['positiverate', `company=${world.companyId}&dateFrom=2026-01-01`, ['dateTo']],
    [
      'positiverate',
      `company=${world.companyId}&dateFrom=2026-02-01&dateTo=2026-01-01`,
      ['dateFrom'],
    ],
    [
      'positiverate',
      `company=${world.companyId}&dateFrom=2015-12-31&dateTo=2026-01-01`,
      ['dateFrom'],
    ],
    ['monthlyvolume', `company=${world.companyId}&years[]=2019`, ['years']],
    ['averageturnaroundtime', 'isReportForConsortium=true&years[]=2026', ['consortiumId']],
    ['donorhistory', spring, ['primaryId']],
    ['positiverate', `company=999999&years[]=2026`, ['company']],
  ])('of %s by "%s" are refused at %j', async (type, query, fields) => {
    expect(await faults(type, query)).toEqual(fields);
  });

  it('that match nothing answer no block', async () => {
    expect(
      await read(
        superAdmin,
        'positiverate',
        `company=${world.companyId}&dateFrom=2018-01-01&dateTo=2018-01-31`,
      ),
    ).toEqual([]);
  });

  it('of a company out of sight are refused like those of none', async () => {
    const stranger = await api.signIn({
      role: 'COMPANY_ADMIN',
      companyId: await api.addCompany('Elsewhere'),
    });
    const answer = await api.call(`GET /api/reports/positiverate?${spring}`, { session: stranger });

    expect(answer.json()).toMatchObject({ errorCode: 'RESOURCE_NOT_FOUND' });
  });

  it('say below ten people that a rate covers few', async () => {
    const [january] = await read(
      superAdmin,
      'positiverate',
      `company=${world.companyId}&years[]=2026&months[]=01`,
    );

    expect(january?.notes.join()).toContain('fewer than 10 people');
  });
});

describe('files', () => {
  it.each([
    ['xlsx', /^PK/, /Activity Detail \d\d-\d\d-\d{4}\.xlsx/],
    ['pdf', /^%PDF/, /report-activitydetail\.pdf/],
  ])('are made as %s', async (format, start, name) => {
    const answer = await api.call(
      `GET /api/reports/activitydetail/download?${both}&format=${format}`,
      { session: client },
    );

    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.body).toMatch(start);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(name);
  });

  it('have what is in sight when they are made, where the scope shrank since the criteria', async () => {
    const manager = await api.signIn({
      role: 'REGION_MANAGER',
      companyId: world.companyId,
      contextIds: [world.regionId],
    });
    const total = async (): Promise<unknown> => {
      const [block] = await read(manager, 'activitydetail', both);
      return block?.rows[0]?.['total'];
    };
    expect(await total()).toBeGreaterThan(0);
    const move = (unit: number | null) =>
      api.asOwner(1, (tx) =>
        tx.run(
          sql`update locations set administrative_unit_id = ${unit} where tenant_id = 1 and id = ${world.near}`,
        ),
      );
    await move(null);

    const answer = await api.call(`GET /api/reports/activitydetail/download?${both}&format=pdf`, {
      session: manager,
    });

    expect(answer.statusCode).toBe(200);
    expect(textsOfPages(answer.rawPayload).flat().join(' ')).toContain('No test matches');
    await move(world.regionId);
  });

  it('of a donor have every test, also those beyond the first page of the screen', async () => {
    const donor = { case: { donor: { primaryId: 'LONG-1', primaryIdType: 'EMPLOYEE_ID' } } };
    await add({ mro: 'MRO_NEGATIVE', ...donor });
    await api.asOwner(1, (tx) =>
      tx.run(sql`
        insert into test_results (tenant_id, test_case_id, test_type, test_status, result_type, mro_result, goes_through_mro,
          specimen_type_id, collected_at, released_at, created_by)
        select tenant_id, test_case_id, test_type, test_status, result_type, mro_result, true, 1, collected_at, released_at, 'Test'
        from test_results, generate_series(1, 1200) where tenant_id = 1 and donor_primary_id_key = 'long-1'`),
    );
    const answer = await api.call(
      `GET /api/reports/donorhistory/download?${spring}&primaryId=LONG-1`,
      { session: superAdmin },
    );

    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    const [sheet = ''] = Object.entries(partsOf(answer.rawPayload)).flatMap(([name, content]) =>
      name.includes('sheet2') ? [content] : [],
    );
    expect(sheet.match(/<row>/g)?.length).toBe(1 + 1201);
  });
});
