import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp } from '../../core/testing/test-app.ts';
import {
  accountAtInput,
  addAccountAt,
  addLabAccount,
} from '../lab-accounts/testing/lab-account-calls.ts';
import { addTestCode } from '../test-codes/testing/test-code-calls.ts';
import { addPanel, assignPanel } from '../test-panels/testing/panel-calls.ts';
import { growPoolWorld, poolInput, regulated } from './testing/pool-world.ts';

let names = 0;

const api = await useTestApp();
const world = await growPoolWorld(api);
const { admin: session, near, far, companyId } = world;
const strangers = await growPoolWorld(api, 'Strangers');

const call = (line: string, body?: unknown) =>
  api.call(line, { session, ...(body === undefined ? {} : { body }) });
const input = (more: object = {}) => poolInput(world, { name: `Orders ${(names += 1)}`, ...more });
const post = (more: object = {}) => call('POST /api/testpools', input(more));
const create = async (more: object = {}): Promise<TestPool> => {
  const answer = await post(more);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const errorsOf = async (more: object): Promise<unknown> => (await post(more)).json().errors;
const accountAt = (locationId: number, more: object = {}) =>
  addAccountAt(api, session, { locationId, ...more });
type Account = Awaited<ReturnType<typeof accountAt>>;
const entry = (account: Account, more: object = {}) => ({
  labAccountLocationId: account.id,
  locationId: account.locationId,
  testCodes: account.testCodes.map(({ testCode }) => testCode.id),
  isCollectedOnSite: true,
  ...more,
});
const thirdParty = {
  isCollectedOnSite: false,
  isThirdPartyCollectionSite: true,
  collectionSiteName: 'Mobile Collectors',
  collectionSiteAddress1: '9 Side St',
  collectionSiteCity: 'Austin',
  collectionSiteState: 'TX',
  collectionSiteZip: '78701',
};
const panelAt = async (...locationIds: number[]) => {
  const panel = await addPanel(api, session);
  for (const id of locationIds) await assignPanel(api, session, id, panel.id);
  return panel;
};
const spanning = { isTestPoolForCompany: true, locationId: null };
const electronic = { testOrderType: 'ELECTRONIC_ORDER' };

const account = await accountAt(near);
const panel = await panelAt(near, far);

describe('a pool', () => {
  it('orders by the lab accounts of its location, and says it with their names', async () => {
    const { id } = await create({ ...electronic, labAccounts: [entry(account)] });

    expect((await call(`GET /api/testpools/${id}`)).json()).toMatchObject({
      labAccounts: [
        {
          labAccountLocationId: account.id,
          locationId: near,
          locationName: 'Near',
          provider: 'LabCorp',
          masterAccountId: account.labAccount.masterAccountId,
          subAccountId: account.subAccountId,
          program: 'NON_DOT',
          masterAccountTypeName: 'Urine',
          testCodes: [account.testCodes[0]?.testCode.id],
          testCodeNames: [account.testCodes[0]?.testCode.testCode],
          isCollectedOnSite: true,
          labSiteCode: null,
        },
      ],
      testPanels: [],
    });
    const listed = (await call(`GET /api/testpools?id[EQ]=${id}`)).json();
    expect(listed.results[0].labAccounts).toHaveLength(1);
  });

  it('tests with the one panel of its location, whatever location is sent', async () => {
    const pool = await create({
      testOrderType: 'INSTANT',
      testPanels: [{ testPanelId: panel.id }],
      labAccounts: [entry(account)],
    });

    expect([pool.labAccounts, pool.testPanels]).toEqual([
      [],
      [
        {
          testPanelId: panel.id,
          testPanelName: panel.name,
          locationId: near,
          locationName: 'Near',
        },
      ],
    ]);
  });

  it('that spans locations tests with one panel at each', async () => {
    const at = (locationId: number | null) => ({ testPanelId: panel.id, locationId });
    const of = (...testPanels: object[]) => ({
      ...spanning,
      testOrderType: 'INSTANT',
      testPanels,
    });
    const both = await create(of(at(near), at(far)));

    expect(both.testPanels.map((each) => each.locationName)).toEqual(['Far', 'Near']);
    expect(await errorsOf(of(at(near), at(null), at(near)))).toMatchObject({
      testPanels: {
        1: { locationId: [{ errorCode: 'BLANK' }] },
        2: { locationId: [{ errorCode: 'DUPLICATE_VALUE' }] },
      },
    });
  });

  it('keeps one place of collection', async () => {
    const site = { labSiteCode: 'NOWHERE', zipCode: '78701' };
    const pool = await create({
      ...electronic,
      labAccounts: [entry(account, { ...thirdParty, ...site })],
    });

    expect(pool.labAccounts[0]).toMatchObject({
      collectionSiteName: 'Mobile Collectors',
      labSiteCode: null,
      zipCode: null,
    });
    const onSite = { ...thirdParty, isCollectedOnSite: true, isThirdPartyCollectionSite: false };
    const moved = await call(`PATCH /api/testpools/${pool.id}`, {
      labAccounts: [entry(account, onSite)],
    });
    expect(moved.json().labAccounts[0]).toMatchObject({
      isCollectedOnSite: true,
      collectionSiteName: null,
    });
  });

  it('keeps what it orders when other fields are changed, and tells both in its history', async () => {
    const pool = await create({ ...electronic, labAccounts: [entry(account)] });
    await call(`PATCH /api/testpools/${pool.id}`, { oversampling: 9 });
    await call(`PATCH /api/testpools/${pool.id}`, {
      labAccounts: [],
      testOrderType: 'PAPER_CCF_ORDER',
    });

    const { results } = (
      await call(`GET /api/history?entity[EQ]=testPool&entityId[EQ]=${pool.id}`)
    ).json();
    const changes = JSON.stringify(results);
    expect(changes).toContain(
      `Near: LabCorp ${account.labAccount.masterAccountId}/${account.subAccountId}; ${account.testCodes[0]?.testCode.testCode}; collected on site`,
    );
  });
});

describe('a pool is refused', () => {
  it('by field while something is missing', async () => {
    const bare = { testCodes: [], isCollectedOnSite: false };
    const blank = [{ errorCode: 'BLANK', message: 'This field is required.' }];

    expect(await errorsOf({ ...electronic, labAccounts: [entry(account, bare)] })).toMatchObject({
      labAccounts: { 0: { testCodes: [{ errorCode: 'AT_LEAST_ONE' }], labSiteCode: blank } },
    });
    const empty = { ...thirdParty, collectionSiteName: ' ', collectionSiteZip: '' };
    expect(await errorsOf({ labAccounts: [entry(account, empty)] })).toMatchObject({
      labAccounts: { 0: { collectionSiteName: blank, collectionSiteZip: blank } },
    });
    const both = { ...thirdParty, isCollectedOnSite: true };
    expect(await errorsOf({ labAccounts: [entry(account, both)] })).toMatchObject({
      labAccounts: { 0: { isThirdPartyCollectionSite: [{ errorCode: 'INVALID' }] } },
    });
    expect((await post({ labAccounts: [entry(account, bare)] })).statusCode).toBe(201);
  });

  it('with lab accounts of elsewhere', async () => {
    const strange = await accountAt(strangers.near);
    const distant = await accountAt(far);
    const of = (...labAccounts: object[]) => errorsOf({ ...spanning, labAccounts });
    const invalid = { 0: { labAccountLocationId: [{ errorCode: 'INVALID' }] } };

    expect(await of(entry(strange))).toMatchObject({ labAccounts: invalid });
    expect(await of(entry(distant, { locationId: near }))).toMatchObject({ labAccounts: invalid });
    expect(await of(entry(account, { labAccountLocationId: 999_999 }))).toMatchObject({
      labAccounts: invalid,
    });
    expect(await of(entry(account), entry(account))).toMatchObject({
      labAccounts: { 1: { labAccountLocationId: [{ errorCode: 'DUPLICATE_VALUE' }] } },
    });
    expect(await errorsOf({ labAccounts: [entry(distant)] })).toMatchObject({
      labAccounts: { 0: { locationId: [{ message: 'Choose the location of the Test Pool.' }] } },
    });
  });

  it('with accounts of the other program, and electronic orders where none are taken', async () => {
    const { id } = await addLabAccount(api, session, { provider: 'CRL' });
    const code = await addTestCode(api, session, { provider: 'CRL' });
    const paper = await accountAt(near, { labAccountId: id, testCodeIds: [code.id] });
    const textsOf = (errors: unknown) => JSON.stringify(errors);

    expect(textsOf(await errorsOf({ ...regulated, labAccounts: [entry(account)] }))).toContain(
      'Regulated Test Pools order by Lab Accounts of the DOT program.',
    );
    expect(textsOf(await errorsOf({ ...electronic, labAccounts: [entry(paper)] }))).toContain(
      'CRL does not take electronic orders. Choose another Lab Account or paper lab tests.',
    );
    expect((await post({ labAccounts: [entry(paper)] })).statusCode).toBe(201);
  });

  it('with more codes than the laboratory takes, with those of others, and with an unknown site', async () => {
    const { id } = await addLabAccount(api, session, { provider: 'QuestDiagnostics' });
    const codes = [
      await addTestCode(api, session, { provider: 'QuestDiagnostics' }),
      await addTestCode(api, session, { provider: 'QuestDiagnostics' }),
    ];
    const quest = await accountAt(near, {
      labAccountId: id,
      testCodeIds: codes.map((each) => each.id),
    });
    const of = async (more: object) =>
      errorsOf({ ...electronic, labAccounts: [entry(quest, more)] });

    expect(await of({})).toMatchObject({
      labAccounts: { 0: { testCodes: [{ errorCode: 'TOO_MANY' }] } },
    });
    expect(await of({ testCodes: [account.testCodes[0]?.testCode.id] })).toMatchObject({
      labAccounts: { 0: { testCodes: [{ errorCode: 'INVALID' }] } },
    });
    expect(
      await of({ testCodes: [codes[0]?.id], isCollectedOnSite: false, labSiteCode: 'NOWHERE' }),
    ).toMatchObject({ labAccounts: { 0: { labSiteCode: [{ errorCode: 'INVALID' }] } } });
  });

  it('with a panel that its location does not have', async () => {
    const other = await panelAt(far);

    expect(
      await errorsOf({ testOrderType: 'INSTANT', testPanels: [{ testPanelId: other.id }] }),
    ).toMatchObject({ testPanels: { 0: { testPanelId: [{ errorCode: 'INVALID' }] } } });
  });
});

describe('what an active pool names', () => {
  const codeOf = async (line: string, body?: unknown) => {
    const answer = await call(line, body);
    return answer.statusCode === 204 || answer.statusCode === 200
      ? 'done'
      : answer.json().errorCode;
  };

  it('stays: its panel, also at the location', async () => {
    const used = await panelAt(near, far);
    const pool = await create({ testOrderType: 'INSTANT', testPanels: [{ testPanelId: used.id }] });
    const assign = { testPanelIds: [used.id], locationIds: [near, far], assigned: false };
    const { results } = (await call('POST /api/testpanels/assign', assign)).json();

    expect(results).toMatchObject([
      { locationId: near, done: false, errorCode: 'HAS_CHILD_ELEMENTS' },
      { locationId: far, done: true },
    ]);
    expect(await codeOf(`DELETE /api/locations/${near}/testpanels/${used.id}`)).toBe(
      'HAS_CHILD_ELEMENTS',
    );
    expect(await codeOf(`DELETE /api/testpanels/${used.id}`)).toBe('HAS_CHILD_ELEMENTS');
    await call(`POST /api/testpools/${pool.id}/deactivate`);
    expect(await codeOf(`DELETE /api/testpanels/${used.id}`)).toBe('done');
    expect((await call(`GET /api/testpools/${pool.id}`)).json().testPanels).toEqual([]);
  });

  it('stays: its lab account and its test codes', async () => {
    const [kept, other] = [await addTestCode(api, session), await addTestCode(api, session)];
    const used = await accountAt(near, { testCodeIds: [kept.id, other.id] });
    const pool = await create({
      ...electronic,
      labAccounts: [entry(used, { testCodes: [kept.id] })],
    });
    const path = `/api/labaccountlocations/${used.id}`;
    const withCodes = (...ids: number[]) => ({
      testCodes: ids.map((testCodeId) => ({ testCodeId, pricing: '1.00', profileId: null })),
    });

    expect(await codeOf(`DELETE ${path}`)).toBe('HAS_CHILD_ELEMENTS');
    expect(await codeOf(`DELETE /api/testcodes/${kept.id}`)).toBe('HAS_CHILD_ELEMENTS');
    expect(await codeOf(`DELETE ${path}/testcodes/${kept.id}`)).toBe('HAS_CHILD_ELEMENTS');
    expect(await codeOf(`PATCH ${path}`, withCodes(other.id))).toBe('HAS_CHILD_ELEMENTS');
    const moved = await accountAtInput(api, session, {
      locationId: far,
      labAccountId: used.labAccountId,
      testCodeIds: [kept.id],
    });
    expect(await codeOf(`PATCH ${path}`, { locationId: moved.locationId })).toBe(
      'HAS_CHILD_ELEMENTS',
    );
    expect(await codeOf(`PATCH ${path}`, withCodes(kept.id))).toBe('done');
    await call(`POST /api/testpools/${pool.id}/deactivate`);
    expect(await codeOf(`DELETE ${path}`)).toBe('done');
    expect((await call(`GET /api/testpools/${pool.id}`)).json().labAccounts).toEqual([]);
  });
});

it('is seen by administrators of the company alone', async () => {
  const { id } = await create({ ...electronic, labAccounts: [entry(account)] });
  await api.asOwner(1, (tx) =>
    tx.run(sql`insert into company_settings (company_id, key, value) values
      (${companyId}, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN', 'true'),
      (${strangers.companyId}, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN', 'true')`),
  );
  const [own, strange] = await Promise.all(
    [companyId, strangers.companyId].map((each) =>
      api.signIn({ role: 'COMPANY_ADMIN', companyId: each }),
    ),
  );
  const seen = await api.call(`GET /api/testpools/${id}`, { session: own ?? session });
  const unseen = await api.call(`GET /api/testpools/${id}`, { session: strange ?? session });

  expect(seen.json().labAccounts).toMatchObject([{ locationName: 'Near', provider: 'LabCorp' }]);
  expect(unseen.statusCode).toBe(404);
});
