import type { LabAccountLocation } from '@assay/schema/lab-accounts/lab-account-location';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { locationInput } from '../locations/testing/location-input.ts';
import { addTestCode } from '../test-codes/testing/test-code-calls.ts';
import {
  accountAtInput,
  addAccountAt,
  addLabAccount,
  addMro,
} from './testing/lab-account-calls.ts';

const path = '/api/labaccountlocations';

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const companyId = await api.addCompany('Assigned Freight');

async function addLocation(ofId: number, name: string): Promise<number> {
  const options = { session: admin, body: locationInput(name) };
  const answer = await api.call(`POST /api/companies/${ofId}/locations`, options);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
}
const home = await addLocation(companyId, 'Home');

const call = (what: string, body?: object, session = admin) =>
  api.call(what, { session, ...(body === undefined ? {} : { body }) });
const input = (changes: object = {}) =>
  accountAtInput(api, admin, { locationId: home, ...changes });
const at = (changes: object = {}) => addAccountAt(api, admin, { locationId: home, ...changes });
const read = async (id: number): Promise<LabAccountLocation> =>
  (await call(`GET ${path}/${id}`)).json();
const codeOf = ({ errors }: { errors: Record<string, { errorCode: string }[]> }, field: string) =>
  errors[field]?.[0]?.errorCode;

describe('a lab account of a location', () => {
  it('is answered with account, location, MRO and test codes, and told by its account', async () => {
    const record = await at();
    const account = (await call(`GET /api/labaccounts/${record.labAccountId}`)).json();

    expect(record).toMatchObject({
      siteId: 'NA',
      masterAccountTypeName: 'Urine',
      numberOfLocations: 1,
      labAccount: { provider: 'LabCorp', masterAccountId: account.masterAccountId },
      location: { id: home, name: 'Home' },
      company: { companyName: 'Assigned Freight' },
      testCodes: [{ pricing: '35.00', profileId: null, testCode: { pricing: '38.50' } }],
    });
    expect(account).toMatchObject({
      numberOfLocations: 1,
      labAccountLocations: [{ id: record.id, subAccountId: record.subAccountId, mro: record.mro }],
    });
  });

  it('fits its account, program and specimen type', async () => {
    const foreign = await addTestCode(api, admin);
    const body = await input({ mroId: 999_999 });
    const codes = { testCodes: [{ testCodeId: foreign.id }] };
    const refused = async (changes: object) =>
      (await call(`POST ${path}`, { ...body, ...changes })).json();

    expect(codeOf(await refused({}), 'mroId')).toBe('INVALID');
    expect(codeOf(await refused(codes), 'testCodes')).toBe('INVALID');
    expect(codeOf(await refused({ masterAccountType: 3 }), 'testCodes')).toBe('INVALID');
    expect(codeOf(await refused({ program: 'DOT', mroId: null }), 'mroId')).toBe('BLANK');
    expect(codeOf(await refused({ testCodes: [] }), 'testCodes')).toBe('AT_LEAST_ONE');
    expect(codeOf(await refused({ locationId: 999_999 }), 'locationId')).toBe('INVALID');
    expect(codeOf(await refused({ labAccountId: 999_999 }), 'labAccountId')).toBe('INVALID');
    expect(codeOf(await refused({ supportsComboOrders: true }), 'comboBreathTestCodes')).toBe(
      'AT_LEAST_ONE',
    );
  });

  it('orders by codes of six digits alone where the account does', async () => {
    const { id: labAccountId } = await addLabAccount(api, admin, { masterAccountId: '318822' });
    const letters = await addTestCode(api, admin, { testCode: 'ZZ1' });
    const body = await input({ labAccountId });
    const testCodes = [{ testCodeId: letters.id }];

    expect((await call(`POST ${path}`, { ...body, testCodes })).json()).toMatchObject({
      errorCode: 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES',
      errors: { testCodes: [{ errorCode: 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES' }] },
    });
  });

  it('is there once, also for two who save at the same time', async () => {
    const body = await input();
    const answers = await Promise.all([1, 2].map(() => call(`POST ${path}`, body)));
    const refused = answers.find(({ statusCode }) => statusCode !== 201);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(refused?.json()).toMatchObject({
      errorCode: 'DUPLICATE_VALUE',
      errors: { subAccountId: [{ errorCode: 'DUPLICATE_VALUE' }] },
    });
  });

  it('is only checked by validate, which never refuses', async () => {
    const record = await at();
    const { labAccountId, mroId, subAccountId } = record;
    const body = await input({ labAccountId, mroId, subAccountId: subAccountId.toLowerCase() });
    const check = async (sent: object) => {
      const answer = await call(`POST ${path}/validate`, sent);
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const before = (await call(`GET ${path}?limit=0`)).json().total;

    expect(codeOf(await check(body), 'subAccountId')).toBe('DUPLICATE_VALUE');
    expect(await check({ ...body, id: record.id })).toEqual({ errors: {} });
    expect(codeOf(await check({ ...body, program: 'NEITHER' }), 'program')).toBe('INVALID');
    expect(codeOf(await check({ ...body, subAccountId: '' }), 'subAccountId')).toBe('BLANK');
    expect((await call(`GET ${path}?limit=0`)).json().total).toBe(before);
  });

  it('keeps what a change leaves out, and refuses what would no longer fit', async () => {
    const record = await at();
    const patch = (changes: object) => call(`PATCH ${path}/${record.id}`, changes);

    expect((await patch({ siteId: 'S-1', version: 1 })).json()).toEqual({
      ...record,
      siteId: 'S-1',
      version: 2,
    });
    expect((await patch({ siteId: 'S-2', version: 1 })).json().errorCode).toBe('STALE_VERSION');
    expect(codeOf((await patch({ program: 'DOT' })).json(), 'testCodes')).toBe('INVALID');
    expect(codeOf((await patch({ labAccountId: 999_999 })).json(), 'labAccountId')).toBe('INVALID');
    expect((await read(record.id)).siteId).toBe('S-1');
  });

  it('moves to a location of another company with what it has', async () => {
    const otherId = await api.addCompany('Moved Freight');
    const locationId = await addLocation(otherId, 'Away');
    const record = await at();

    const moved = (await call(`PATCH ${path}/${record.id}`, { locationId })).json();

    expect(moved).toMatchObject({ companyId: otherId, location: { name: 'Away' } });
    expect(moved.testCodes).toEqual(record.testCodes);
  });

  it('has breath test codes for combo orders, until it supports none', async () => {
    const urine = await addTestCode(api, admin);
    const breath = await addTestCode(api, admin, { specimenType: 4 });
    const codes = { testCodeIds: [urine.id, breath.id], testCodes: [{ testCodeId: urine.id }] };
    const combo = { supportsComboOrders: true, comboBreathTestCodes: [breath.id] };
    const record = await at({ ...codes, ...combo });

    expect(record.comboBreathTestCodes).toMatchObject([{ id: breath.id }]);
    expect(record.testCodes).toHaveLength(1);
    const without = await call(`PATCH ${path}/${record.id}`, { supportsComboOrders: false });
    expect(without.json().comboBreathTestCodes).toEqual([]);
  });
});

describe('test codes of a location', () => {
  it('have prices and profiles of their own, which stay when the code changes', async () => {
    const record = await at();
    const code = record.testCodes[0]?.testCode;
    const url = `${path}/${record.id}/testcodes/${code?.id}`;

    expect((await call(`PATCH ${url}`, { pricing: '31.505' })).statusCode).toBe(400);
    const changed = await call(`PATCH ${url}`, { pricing: '31.50', profileId: 'P7', version: 1 });
    expect(changed.json().testCodes).toMatchObject([{ pricing: '31.50', profileId: 'P7' }]);
    expect((await call(`PATCH ${url}`, { profileId: 'P8', version: 1 })).statusCode).toBe(409);
    const drugAdulterants = code?.drugAdulterants.map(({ id }) => id);
    const dearer = { ...code, drugAdulterants, pricing: '99.00' };
    expect((await call(`PUT /api/testcodes/${code?.id}`, dearer)).statusCode).toBe(200);
    expect((await read(record.id)).testCodes).toMatchObject([{ pricing: '31.50' }]);
    const other = { ...dearer, type: 'DOT', version: 2 };
    const refused = await call(`PUT /api/testcodes/${code?.id}`, other);
    expect(codeOf(refused.json(), 'type')).toBe('INVALID');
  });

  it('go but for the last one', async () => {
    const codes = [await addTestCode(api, admin), await addTestCode(api, admin)];
    const [one, two] = codes.map(({ id }) => id);
    const { id } = await at({ testCodeIds: [one, two] });
    const remove = (code?: number) => call(`DELETE ${path}/${id}/testcodes/${code}`);

    expect((await remove(one)).statusCode).toBe(204);
    expect((await remove(one)).statusCode).toBe(404);
    expect((await remove(two)).json().errorCode).toBe('LAST_LAB_ACCOUNT_TEST_CODE');
  });

  it('go with a code that is deleted, but for the last one', async () => {
    const codes = [await addTestCode(api, admin), await addTestCode(api, admin)];
    const [one, two] = codes.map(({ id }) => id);
    const { id } = await at({ testCodeIds: [one, two] });

    expect((await call(`DELETE /api/testcodes/${one}`)).statusCode).toBe(204);
    expect((await read(id)).testCodes).toMatchObject([{ testCode: { id: two } }]);
    const last = await call(`DELETE /api/testcodes/${two}`);
    expect(last.json().errorCode).toBe('LAST_LAB_ACCOUNT_TEST_CODE');
  });
});

describe('what locations use', () => {
  it('keeps accounts, their codes and their MROs, with the number of locations', async () => {
    const { id, labAccountId, mroId } = await at();
    const more = await addTestCode(api, admin);
    const remove = (what: string) => call(`DELETE /api/labaccounts/${labAccountId}${what}`);

    expect((await remove('')).json()).toMatchObject({
      errorCode: 'LAB_ACCOUNT_ASSIGNED_TO_LOCATION',
      message: 'This Lab Account is assigned to 1 locations.',
    });
    expect((await remove(`/mros/${mroId}`)).json()).toMatchObject({
      errorCode: 'MRO_ASSIGNED_TO_LOCATION',
      params: { count: 1 },
    });
    const testCodes = [more.id];
    const saved = await call(`POST /api/labaccounts/${labAccountId}/testcodes`, { testCodes });
    expect(codeOf(saved.json(), 'testCodes')).toBe('HAS_CHILD_ELEMENTS');
    expect((await call(`DELETE ${path}/${id}`)).statusCode).toBe(204);
    expect((await remove(`/mros/${mroId}`)).statusCode).toBe(204);
    expect((await remove('')).statusCode).toBe(204);
  });

  it('has an MRO wherever company or location come to ask for one', async () => {
    const ownId = await api.addCompany('Unreviewed Freight');
    const locationId = await addLocation(ownId, 'Unreviewed');
    const { labAccountId, ...record } = await at({ locationId, mroId: null });
    const flags = { isMroAllNonDotResultsRequired: true };
    const ofCompany = () => call(`PATCH /api/companies/${ownId}`, flags);
    const ofLocation = () =>
      call(`PATCH /api/locations/${locationId}`, {
        mroResultType: { ...flags, isMroPositiveNonDotResultsOnlyRequired: false },
      });

    expect((await ofCompany()).json().errorCode).toBe('MRO_NOT_SELECTED_FOR_ALL_LOCATIONS');
    expect((await ofLocation()).json().errorCode).toBe('MRO_NOT_SELECTED_FOR_ALL_LOCATIONS');
    const settings = { MRO_NON_DOT_RESULTS_REQUIRED: true };
    const saved = await call(`PUT /api/company/${ownId}/mrosettings`, settings);
    expect(saved.json().errorCode).toBe('MRO_NOT_SELECTED_FOR_ALL_LOCATIONS');
    const mro = await addMro(api, admin, labAccountId);
    await call(`PATCH ${path}/${record.id}`, { mroId: mro.id });
    expect((await ofCompany()).statusCode).toBe(200);
    const withoutMro = await call(`PATCH ${path}/${record.id}`, { mroId: null });
    expect(codeOf(withoutMro.json(), 'mroId')).toBe('BLANK');
  });

  it('goes with a location that is deleted', async () => {
    const locationId = await addLocation(companyId, 'Closing');
    const { id } = await at({ locationId });

    expect((await call(`DELETE /api/locations/${locationId}`)).statusCode).toBe(204);
    expect((await call(`GET ${path}/${id}`)).statusCode).toBe(404);
  });
});

describe('lists', () => {
  it('of an account are by name of the location, and found by what they show', async () => {
    const { id: labAccountId } = await addLabAccount(api, admin);
    const names = ['Zeta', 'alpha', 'Mid'];
    for (const name of names)
      await at({ labAccountId, locationId: await addLocation(companyId, name) });
    const found = async (query: string) =>
      (await call(`GET /api/labaccounts/${labAccountId}/locations?${query}`))
        .json<{ results: LabAccountLocation[] }>()
        .results.map(({ location }) => location.name);

    expect(await found('')).toEqual(['alpha', 'Mid', 'Zeta']);
    expect(await found('sortBy=location.locationId')).toEqual(names);
    expect(await found('location.name[LIKE]=ETA')).toEqual(['Zeta']);
    expect(await found('company.companyName[LIKE]=assigned&limit=2')).toEqual(['alpha', 'Mid']);
    expect(await found('subAccountId[LIKE]=sub-&sortBy=subAccountId')).toHaveLength(3);
    expect(await found('provider[EQ]=Phamatech')).toEqual([]);
  });

  it('show client users the accounts, codes and MROs of their locations alone', async () => {
    const ownId = await api.addCompany('Client Freight');
    const locationId = await addLocation(ownId, 'Client Site');
    const other = await addTestCode(api, admin);
    const own = await at({ locationId });
    const { labAccountId, mroId } = own;
    await at({ labAccountId, mroId });
    await addMro(api, admin, labAccountId);
    await accountAtInput(api, admin, { locationId: home, labAccountId, testCodeIds: [other.id] });
    const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: ownId });
    const list = async (what: string) => (await call(`GET ${what}`, undefined, client)).json();

    expect((await list('/api/labaccounts')).results).toMatchObject([
      { id: labAccountId, numberOfLocations: 1, testCodes: [{}], mros: [{ id: mroId }] },
    ]);
    expect((await list('/api/mros')).results).toMatchObject([{ id: mroId, numberOfLocations: 1 }]);
    const { results } = await list(path);
    expect(results).toMatchObject([
      { id: own.id, mroPricing: null, testCodes: [{ pricing: null }] },
    ]);
    expect((await call(`PATCH ${path}/${own.id}`, {}, client)).statusCode).toBe(403);
  });
});

it('keeps prices from whom they are hidden, who neither send nor clear them', async () => {
  const boss = await api.signIn({ role: 'SUPER_ADMIN' });
  const unpriced = await api.signIn({ role: 'MD_USER' });
  const body = { permission: 'SEE_PRICES', granted: false, reason: 'Prices are for accounting.' };
  await call(`POST /api/users/${unpriced.userId}/grants`, body, boss);
  const record = await at();
  const testCodes = [{ testCodeId: record.testCodes[0]?.testCode.id, profileId: 'P9' }];
  const patch = (changes: object) => call(`PATCH ${path}/${record.id}`, changes, unpriced);

  expect((await patch({ mroPricing: '1.00' })).statusCode).toBe(403);
  expect((await patch({ testCodes, siteId: 'S-9' })).json()).toMatchObject({ mroPricing: null });
  expect(await read(record.id)).toMatchObject({
    mroPricing: '14.00',
    testCodes: [{ pricing: '35.00', profileId: 'P9' }],
  });
  const url = `GET /api/history?entity[EQ]=labAccountLocation&entityId[EQ]=${record.id}`;
  const told = (await call(url, undefined, unpriced)).json();
  expect(told.total).toBe(2);
  expect(JSON.stringify(told)).not.toContain('35.00');
});
