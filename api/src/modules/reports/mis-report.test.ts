import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MisPage, MisReport } from '@assay/schema/mis-reports/mis-report';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { reportWorld, testsBehind } from './testing/report-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const companyAdmin = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const manager = await api.signIn({
  role: 'REGION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.regionId],
});
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const { add } = reportWorld(api, { companyId: world.companyId, locationId: world.near });

const read = async (agency = 'FMCSA', session = superAdmin): Promise<MisReport> =>
  (
    await api.call(`GET /api/misreports?companyId=${world.companyId}&agency=${agency}&year=2026`, {
      session,
    })
  ).json();
const send = (call: string, body: object, session = superAdmin) =>
  api.call(`POST /api/companies/${world.companyId}/misreport/${call}`, {
    session,
    body: { agency: 'FMCSA', year: 2026, ...body },
  });

let orders = 0;
const order = (id: number, agency: string | null, testType = 'DRUG') =>
  api.asOwner(1, (tx) =>
    tx.run(sql`insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, testing_agency, ordered_at)
      values (1, ${id}, ${`O-${(orders += 1)}`}, 'PAPER_CCF_ORDER', ${testType}, ${agency}, now())`),
  );

const rowOf = (page: MisPage | undefined, key: string, section: 'drugs' | 'alcohol' = 'drugs') =>
  Object.fromEntries(
    page?.[section]?.rows
      .find((row) => row.key === key)
      ?.cells.map((cell) => [cell.key, cell.value]) ?? [],
  );

let cocaine = 0;
beforeAll(async () => {
  const row = await api.asOwner(1, (tx) =>
    tx.row<{ id: number }>(
      sql`select id from drug_adulterants where tenant_id = 1 and name ilike 'cocaine%' limit 1`,
    ),
  );
  cocaine = row?.id ?? 0;
  for (const mroResult of [
    'MRO_NEGATIVE',
    'MRO_NEGATIVE',
    'MRO_ADULTERATED',
    'MRO_CANCELLED',
  ] as const)
    await order(await add({ mro: mroResult }), 'FMCSA');
  await order(await add({ mro: 'MRO_POSITIVE', drugs: [cocaine] }), 'FMCSA');
  await order(
    await add({ mro: 'MRO_NEGATIVE', case: { donor: { reasonForTest: 'PRE_EMPLOYMENT' } } }),
    'FMCSA',
  );
  await order(await add({ mro: 'MRO_NEGATIVE' }), 'FAA');
  await order(await add({ mro: 'MRO_NEGATIVE' }), null);
  await order(await add({ mro: 'MRO_NEGATIVE' }), 'FMCSA', 'ALCOHOL');
});

describe('what tests say', () => {
  it('stands by reason on the page of the category, and every number has its tests', async () => {
    const { pages, missing } = await read();
    const [page] = pages;

    expect(pages.map(({ category }) => category)).toEqual(['Driver']);
    expect(rowOf(page, 'RANDOM')).toMatchObject({
      total: 4,
      negative: 2,
      positive: 1,
      cocaine: 1,
      adulterated: 1,
      canceled: 1,
    });
    expect(rowOf(page, 'PRE_EMPLOYMENT')).toMatchObject({ total: 1, negative: 1 });
    expect(rowOf(page, 'TOTAL')).toMatchObject({ total: 5, canceled: 1 });
    expect(rowOf(page, 'RANDOM', 'alcohol')).toMatchObject({ total: 1, below: 1 });
    for (const { cells } of [...(page?.drugs.rows ?? []), ...(page?.alcohol?.rows ?? [])])
      for (const cell of cells)
        expect([cell.key, (await testsBehind(api, superAdmin, cell.search)).length]).toEqual([
          cell.key,
          cell.counted,
        ]);
    expect(missing).toMatchObject([{ label: 'DOT tests without an agency', tests: 1 }]);
  });

  it('names tests whose category is not known beside the pages of the form', async () => {
    const { pages, missing, numberOfCategories } = await read('FAA');

    expect(pages.map(({ category }) => category)).toEqual(['Flight Crewmember', null]);
    expect(rowOf(pages[1], 'RANDOM')).toMatchObject({ total: 1 });
    expect(numberOfCategories).toBe(1);
    expect(missing).toMatchObject([
      { label: 'DOT tests without an agency' },
      { label: 'Tests without a known employee category', tests: 1 },
    ]);
  });

  it('takes the category of whoever is in a pool with the number of the donor', async () => {
    await api.asOwner(1, (tx) =>
      tx.run(sql`update test_pool_members set employee_category_id = 6 where id = (
        select id from test_pool_members where company_id = ${world.companyId} and id_number is not null order by id limit 1)`),
    );
    const member = await api.asOwner(1, (tx) =>
      tx.row<{ id_number: string }>(
        sql`select id_number from test_pool_members where employee_category_id = 6 limit 1`,
      ),
    );
    if (member === null) return;
    await order(
      await add({
        mro: 'MRO_NEGATIVE',
        case: { donor: { primaryIdType: 'EMPLOYEE_ID', primaryId: member.id_number } },
      }),
      'FAA',
    );

    const { pages } = await read('FAA');

    expect(pages.map(({ category }) => category)).toContain('Aircraft Maintenance');
  });

  it('agrees with itself', async () => {
    const [page] = (await read()).pages;

    expect(page?.checks.map(({ holds }) => holds)).toEqual([true, true, true, true, true]);
  });

  it('stays the same whatever a laboratory finds, also for MRO staff', async () => {
    const answers = [];
    for (const laboratory of ['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const) {
      const id = await add({ laboratory, drugs: [cocaine] });
      await order(id, 'FMCSA');
      for (const session of [superAdmin, mro])
        answers.push(JSON.stringify(await read('FMCSA', session)));
      await api.call(`DELETE /api/testresults/${id}`, { session: superAdmin });
    }

    expect(new Set(answers).size).toBe(1);
  });
});

const random = { category: 'Driver', section: 'DRUGS', row: 'RANDOM', column: 'negative' };

describe('what people do to it', () => {
  it('keeps a correction with its reason beside the number of tests, and takes it back', async () => {
    const before = await read();
    const body = { ...random, value: 5, reason: 'Paper result', version: before.version };
    const corrected = (await send('corrections', body, companyAdmin)).json<MisReport>();
    const again = { ...body, value: null, reason: 'Was counted', version: corrected.version };
    const back = (await send('corrections', again)).json<MisReport>();

    const cellOf = ({ pages }: MisReport) =>
      pages[0]?.drugs.rows.find(({ key }) => key === 'RANDOM')?.cells[1];
    expect(cellOf(corrected)).toMatchObject({ value: 5, counted: 2, isCorrected: true });
    expect(rowOf(corrected.pages[0], 'TOTAL')).toMatchObject({ negative: 6 });
    expect(corrected.pages[0]?.checks[0]).toMatchObject({ holds: false });
    expect(cellOf(back)).toMatchObject({ value: 2, isCorrected: false });
    expect(back.corrections).toMatchObject([
      { value: null, before: 5, reason: 'Was counted' },
      { value: 5, before: 2, reason: 'Paper result' },
    ]);
  });

  it.each([
    ['a column that the section lacks', { column: 'below' }, 'column'],
    ['a page that there is not', { category: 'Pilot' }, 'category'],
    ['a sum', { row: 'TOTAL' }, 'row'],
  ])('refuses to correct %s', async (_what, wrong, field) => {
    const { version } = await read();
    const answer = await send('corrections', {
      ...random,
      ...wrong,
      value: 1,
      reason: 'x',
      version,
    });

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('is signed as it was read, and shows what changes later beside what was signed', async () => {
    const { version, state } = await read();
    const signature = { name: 'Dana Reyes', title: 'Safety Director', version };
    expect((await send('signature', { ...signature, state: 'a'.repeat(64) })).statusCode).toBe(409);
    const signed = (await send('signature', { ...signature, state })).json<MisReport>();
    await order(await add({ mro: 'MRO_NEGATIVE' }), 'FMCSA');

    const later = await read();

    expect(rowOf(later.pages[0], 'RANDOM')).toMatchObject({ negative: 2 });
    expect(later.changes).toContainEqual({
      label: 'Driver, drugs, Random, 2 Verified Negative Results',
      signed: 2,
      now: 3,
    });
    expect(later.signatures[0]).toMatchObject({
      name: 'Dana Reyes',
      certifiedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sha256: state,
    });
    const refused = await send('corrections', {
      ...random,
      value: 1,
      reason: 'x',
      version: signed.version,
    });
    expect(refused.json()).toMatchObject({ errors: { version: [{ errorCode: 'INVALID' }] } });
    const open = (
      await send('signature/withdraw', { reason: 'Late result', version: signed.version })
    ).json<MisReport>();
    expect(rowOf(open.pages[0], 'RANDOM')).toMatchObject({ negative: 3 });
    expect(open.signatures[0]).toMatchObject({ withdrawReason: 'Late result' });
  });

  it('is a part for who sees a part, without corrections, and nobody there signs', async () => {
    const { version } = await read();
    await send('corrections', { ...random, value: 9, reason: 'Whole', version });

    const part = await read('FMCSA', manager);

    expect(part).toMatchObject({ isWhole: false, corrections: [], signatures: [], checks: [] });
    expect(rowOf(part.pages[0], 'RANDOM')['negative']).not.toBe(9);
  });
});

describe('its files', () => {
  const file = (format: string, session = superAdmin) =>
    api.call(
      `GET /api/misreports/download?companyId=${world.companyId}&agency=FMCSA&year=2026&format=${format}`,
      { session },
    );

  it('are the filled form', async () => {
    const pages = textsOfPages((await file('pdf')).rawPayload);
    const whole = pages.flat().join(' ');

    expect(pages).toHaveLength(1);
    expect(whole).toContain('III. Drug Testing Data');
    expect(whole).toContain('(C) Employee Category');
    expect(whole).toContain('Driver');
    expect(whole).toContain('Canceled Results');
  });

  it('say so where they are of a part', async () => {
    const [paper, data] = [await file('pdf', manager), await file('csv', manager)];

    expect(textsOfPages(paper.rawPayload).flat().join(' ')).toContain('PART ONLY');
    expect(data.headers['content-disposition']).toContain('2026, part.csv');
    expect(data.body.split(/\r?\n/)[1]).toContain('part of the company');
  });

  it('and its data, a line for each cell', async () => {
    const lines = (await file('csv')).body.split(/\r?\n/);

    expect(lines.filter((line) => line.includes(',III,'))).toHaveLength(7 * 13);
    expect(lines.filter((line) => line.includes(',IV,'))).toHaveLength(7 * 9);
  });
});
