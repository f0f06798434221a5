import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addTestCode } from '../test-codes/testing/test-code-calls.ts';
import { addLabAccount, addMro, labAccountInput, mroInput } from './testing/lab-account-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const boss = await api.signIn({ role: 'SUPER_ADMIN' });

const path = '/api/labaccounts';
const call = (route: string, body?: object, session = admin) =>
  api.call(route, { session, ...(body === undefined ? {} : { body }) });
const read = async (id: number) => (await call(`GET ${path}/${id}`)).json();
const add = (changes: object = {}) => addLabAccount(api, admin, changes);
const addCode = (testCode: string, more: object = {}) =>
  addTestCode(api, admin, { testCode, ...more });

describe('a lab account', () => {
  it('is answered with what belongs to it', async () => {
    const account = await add({ provider: 'CRL' });

    expect(account).toEqual({
      ...labAccountInput({ provider: 'CRL', masterAccountId: account.masterAccountId }),
      id: account.id,
      masterAccountType: null,
      program: null,
      numberOfLocations: 0,
      testCodes: [],
      mros: [],
      labAccountLocations: [],
      version: 1,
    });
  });

  it.each(['1234', '1234567', '123456789', '12a45', ''])('has no number %j', async (number) => {
    const answer = await call(`POST ${path}`, labAccountInput({ masterAccountId: number }));

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.masterAccountId[0].errorCode).toBe(
      number === '' ? 'BLANK' : 'WRONG_ACCOUNT_NUMBER',
    );
  });

  it('has a number of its own at its laboratory, which is free again when it is deleted', async () => {
    const { id, masterAccountId } = await add();

    const twin = await call(`POST ${path}`, labAccountInput({ masterAccountId }));
    const other = { masterAccountId, provider: 'Phamatech' };
    const elsewhere = await call(`POST ${path}`, labAccountInput(other));
    await call(`DELETE ${path}/${id}`);
    const again = await call(`POST ${path}`, labAccountInput({ masterAccountId }));

    expect(twin.json()).toMatchObject({
      errorCode: 'ID_ALREADY_EXISTS',
      errors: { masterAccountId: [{ errorCode: 'ID_ALREADY_EXISTS' }] },
    });
    expect([elsewhere.statusCode, again.statusCode]).toEqual([201, 201]);
  });

  it('is found by number and comment', async () => {
    const first = await add({ provider: 'USDTL', masterAccountId: '77702', comment: 'Gulf' });
    const second = await add({ provider: 'USDTL', masterAccountId: '77701', comment: null });
    const ids = async (query: string) =>
      (await call(`GET ${path}?provider[EQ]=USDTL&${query}`))
        .json()
        .results.map(({ id }: { id: number }) => id);

    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('q=gulf')).toEqual([first.id]);
    expect(await ids('q=7770')).toEqual([second.id, first.id]);
    expect(await ids('sortBy=comment')).toEqual([first.id, second.id]);
    expect(await ids('sortBy=numberOfLocations&sortOrder=DESC')).toHaveLength(2);
  });
});

describe('test codes of a lab account', () => {
  it('are those of its laboratory, as a full set, and never none again', async () => {
    const { id } = await add();
    const [one, two] = [await addCode('AA1'), await addCode('AA2')];
    const foreign = await addCode('AA3', { provider: 'QuestDiagnostics' });
    const save = (testCodes: number[], more: object = {}) =>
      call(`POST ${path}/${id}/testcodes`, { testCodes, ...more });

    const saved = await save([two.id, one.id, two.id]);
    expect(saved.json().results).toMatchObject([{ testCode: 'AA1' }, { testCode: 'AA2' }]);
    expect((await save([one.id], { version: 1 })).json().errorCode).toBe('STALE_VERSION');
    expect((await save([foreign.id])).json().errors.testCodes[0].errorCode).toBe('INVALID');
    expect((await save([999_999])).json().errors.testCodes[0].errorCode).toBe('INVALID');
    expect((await save([])).json().errorCode).toBe('LAST_LAB_ACCOUNT_TEST_CODE');
    await save([two.id], { version: 2 });
    const list = await call(`GET ${path}/${id}/testcodes?type[EQ]=NON_DOT`);
    expect(list.json()).toMatchObject({ total: 1, results: [{ testCode: 'AA2' }] });
  });

  it('have six digits where the number of the LabCorp account has', async () => {
    const { id, version: first } = await add({ masterAccountId: '123456' });
    const letters = await addCode('BB1');
    const digits = await addCode('654321');

    const refused = await call(`POST ${path}/${id}/testcodes`, { testCodes: [letters.id] });
    expect(refused.json()).toMatchObject({
      errorCode: 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES',
      errors: { testCodes: [{ errorCode: 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES' }] },
    });
    const put = (masterAccountId: string, version: number) =>
      call(`PUT ${path}/${id}`, { masterAccountId, comment: null, version });
    await put('12345', first);
    await call(`POST ${path}/${id}/testcodes`, { testCodes: [letters.id, digits.id] });
    expect((await put('123457', first + 2)).json()).toMatchObject({
      errorCode: 'ASSIGNED_NOT_SIX_DIGIT_TEST_CODES',
      errors: { masterAccountId: [{ errorCode: 'ASSIGNED_NOT_SIX_DIGIT_TEST_CODES' }] },
    });
  });

  it('go when they are deleted, but for the last one of an account', async () => {
    const [one, two] = [await addCode('CC1'), await addCode('CC2')];
    const { id } = await add();
    await call(`POST ${path}/${id}/testcodes`, { testCodes: [one.id, two.id] });

    expect((await call(`DELETE /api/testcodes/${one.id}`)).statusCode).toBe(204);
    const last = await call(`DELETE /api/testcodes/${two.id}`);

    expect(last.json()).toMatchObject({
      errorCode: 'LAST_LAB_ACCOUNT_TEST_CODE',
      message: 'The last test code of a lab account cannot be removed.',
    });
    expect((await read(id)).testCodes).toMatchObject([{ testCode: 'CC2' }]);
  });

  it('are given and taken in bulk, each pair with its answer', async () => {
    const six = await add({ masterAccountId: '222333' });
    const eight = await add();
    const [letters, digits] = [await addCode('DD1'), await addCode('777888')];
    const assign = async (assigned: boolean) =>
      (
        await call(`POST ${path}/testcodes/assign`, {
          labAccountIds: [eight.id, six.id, 999_999],
          testCodeIds: [letters.id, digits.id],
          assigned,
        })
      )
        .json()
        .results.map((each: Record<string, unknown>) => each['errorCode']);

    expect(await assign(true)).toEqual([
      'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES',
      null,
      null,
      null,
      'RESOURCE_NOT_FOUND',
      'RESOURCE_NOT_FOUND',
    ]);
    expect((await assign(false)).slice(0, 4)).toEqual([
      null,
      'LAST_LAB_ACCOUNT_TEST_CODE',
      null,
      'LAST_LAB_ACCOUNT_TEST_CODE',
    ]);
  });
});

describe('MROs', () => {
  it('are created under an account, shared with others, and taken from one alone', async () => {
    const [one, two] = [await add(), await add()];
    const mro = await addMro(api, admin, one.id);
    const assign = (mros: number[]) => call(`POST ${path}/${two.id}/mros/assign`, { mros });

    expect((await read(one.id)).mros).toEqual([{ id: mro.id, fullName: mro.fullName }]);
    expect((await assign([])).json().errors.mros[0].errorCode).toBe('AT_LEAST_ONE');
    expect((await assign([999_999])).json().errors.mros[0].errorCode).toBe('INVALID');
    expect((await assign([mro.id])).json().results).toEqual([mro]);
    expect((await call(`DELETE ${path}/${one.id}/mros/${mro.id}`)).statusCode).toBe(204);
    expect((await call(`DELETE ${path}/${one.id}/mros/${mro.id}`)).statusCode).toBe(404);
    expect((await call(`GET ${path}/${two.id}/mros?limit=100000`)).json().total).toBe(1);
    expect((await call(`GET /api/mros?id[IN][]=${mro.id}`)).json().results).toEqual([mro]);
  });

  it('require a name and an address in one of the states', async () => {
    const { id } = await add();
    const address = { addressLine1: '', city: '', state: 'ZZ', zip: '1' };

    const { errors } = (
      await call(`POST ${path}/${id}/mros`, { fullName: '', address, phone: '12' })
    ).json();

    expect(errors).toMatchObject({
      fullName: [{ errorCode: 'BLANK' }],
      address: {
        addressLine1: [{ errorCode: 'BLANK' }],
        city: [{ errorCode: 'BLANK' }],
        state: [{ errorCode: 'INVALID_STATE' }],
        zip: [{ errorCode: 'INVALID_ZIP_CODE' }],
      },
      phone: [{ errorCode: 'INVALID_INTL_PHONE' }],
    });
  });

  it('have prices for who may see them, which others neither send nor clear', async () => {
    const unpriced = await api.signIn({ role: 'MD_USER' });
    const body = { permission: 'SEE_PRICES', granted: false, reason: 'Prices are for accounting.' };
    await call(`POST /api/users/${unpriced.userId}/grants`, body, boss);
    const account = await add();
    const mro = await addMro(api, admin, account.id);
    const patch = (changes: object) => call(`PATCH /api/mros/${mro.id}`, changes, unpriced);

    expect((await patch({ pricing: '1.00' })).statusCode).toBe(403);
    expect((await patch({ pricing: null, providerId: null })).json()).toMatchObject({
      pricing: null,
      providerId: null,
    });
    expect((await call(`GET /api/mros/${mro.id}`)).json().pricing).toBe('15.00');
    const past = await call(
      `GET /api/history?entity[EQ]=mro&entityId[EQ]=${mro.id}`,
      undefined,
      unpriced,
    );
    expect(past.json().total).toBe(2);
    expect(past.body).not.toContain('15.00');
    const created = await call(`POST ${path}/${account.id}/mros`, mroInput(), unpriced);
    expect(created.statusCode).toBe(403);
  });
});

it('a client user, whose locations use none, finds no lab account and no MRO', async () => {
  const account = await add();
  const mro = await addMro(api, admin, account.id);
  const companyId = await api.addCompany('Client Freight');
  const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

  expect((await call(`GET ${path}`, undefined, client)).json().total).toBe(0);
  expect((await call('GET /api/mros', undefined, client)).json().total).toBe(0);
  expect((await call(`GET ${path}/${account.id}`, undefined, client)).statusCode).toBe(404);
  expect((await call(`GET /api/mros/${mro.id}`, undefined, client)).statusCode).toBe(404);
});
