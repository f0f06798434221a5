import { describe, expect, it } from 'vitest';
import type { TestCode } from '@assay/schema/test-codes/test-code';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addDrug, addTestCode, testCodeInput } from './testing/test-code-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const boss = await api.signIn({ role: 'SUPER_ADMIN' });
/** May do all of it but see prices. */
const unpriced = await api.signIn({ role: 'MD_USER' });
await api.call(`POST /api/users/${unpriced.userId}/grants`, {
  session: boss,
  body: { permission: 'SEE_PRICES', granted: false, reason: 'Prices are for accounting.' },
});
const drug = await addDrug(api, admin);

const path = '/api/testcodes';
const list = async (query: string, session = admin): Promise<TestCode[]> => {
  const answer = await api.call(`GET ${path}?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results;
};
const create = (body: object, session = admin) => api.call(`POST ${path}`, { session, body });
const put = (id: number, body: object, session = admin) =>
  api.call(`PUT ${path}/${id}`, { session, body });
const add = (changes: object = {}) => addTestCode(api, admin, { drugs: [drug.id], ...changes });

describe('test codes', () => {
  it('are answered with what they test for by name, each once', async () => {
    const other = await addDrug(api, admin, { name: 'Aardvark Serum', abbreviation: 'AAS' });

    const code = await add({ drugs: [drug.id, other.id, drug.id] });

    expect(code).toEqual({
      ...testCodeInput([], { testCode: code.testCode }),
      id: code.id,
      drugAdulterants: [other, drug].map(({ id, name, abbreviation }) => ({
        id,
        name,
        abbreviation,
      })),
      version: 1,
    });
  });

  it('require program, laboratory, specimen type, code and what is tested for; the name is optional', async () => {
    const { json } = await create({ name: 'X' });
    const { pricing: _, name: __, ...least } = testCodeInput([drug.id]);

    expect(Object.keys(json().errors).sort()).toEqual([
      'drugAdulterants',
      'provider',
      'specimenType',
      'testCode',
      'type',
    ]);
    expect((await create(least)).json()).toMatchObject({ name: null, pricing: null });
    const none = await create(testCodeInput([]));
    expect(none.json().errors.drugAdulterants).toMatchObject([
      { errorCode: 'AT_LEAST_ONE', message: 'At least one drug/adulterant is required.' },
    ]);
  });

  it('are as many as are counted, after they were added, changed and deleted', async () => {
    const neighbor = await api.signIn({ role: 'MD_USER', tenantId: await api.addTenant('codes') });
    const total = async (query: string, session = admin): Promise<number> =>
      (
        await api.call(`GET ${path}?limit=0&provider[EQ]=OmegaLaboratories${query}`, { session })
      ).json().total;
    const expectKept = async (codes: number, dot: number): Promise<void> => {
      for (const counted of ['', '&id[NEQ]=0']) {
        expect(await total(counted)).toBe(codes);
        expect(await total(`&type[EQ]=DOT&specimenType[EQ]=2${counted}`)).toBe(dot);
      }
      expect(await total('', neighbor)).toBe(0);
    };
    const code = await add({ provider: 'OmegaLaboratories', type: 'DOT', specimenType: 2 });
    await add({ provider: 'OmegaLaboratories' });
    await expectKept(2, 1);

    const { version } = (
      await put(code.id, {
        ...testCodeInput([drug.id], {
          provider: 'OmegaLaboratories',
          specimenType: 2,
          testCode: code.testCode,
        }),
        version: code.version,
      })
    ).json();
    await expectKept(2, 0);
    expect(version).toBe(code.version + 1);

    await api.call(`DELETE ${path}/${code.id}`, { session: admin });
    await expectKept(1, 0);
  });

  it('have codes of their own in a laboratory, and leave them free when deleted', async () => {
    const { id, testCode } = await add({ testCode: '65304n' });

    const twin = await create(testCodeInput([drug.id], { testCode: '65304N' }));
    const elsewhere = await create(
      testCodeInput([drug.id], { testCode, provider: 'QuestDiagnostics' }),
    );
    await api.call(`DELETE ${path}/${id}`, { session: admin });
    const again = await create(testCodeInput([drug.id], { testCode }));

    expect(twin.statusCode).toBe(409);
    expect(twin.json()).toMatchObject({
      errorCode: 'ID_ALREADY_EXISTS',
      errors: { testCode: [{ errorCode: 'ID_ALREADY_EXISTS' }] },
    });
    expect([elsewhere.statusCode, again.statusCode]).toEqual([201, 201]);
  });

  it('refuse drugs that are deleted or were never there', async () => {
    const gone = await addDrug(api, admin);
    await api.call(`DELETE /api/drugadulterants/${gone.id}`, { session: admin });

    for (const id of [gone.id, 999_999]) {
      const answer = await create(testCodeInput([drug.id, id]));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errorCode).toBe('INVALID_DRUG_ADULTERANTS');
    }
  });

  it.each([
    [{ provider: 'QuestDiagnostics' }, 'provider', 'INVALID'],
    [{ specimenType: 3 }, 'specimenType', 'INVALID'],
    [{ drugAdulterants: [] }, 'drugAdulterants', 'LAST_TEST_CODE_DRUG_ADULTERANT'],
  ])('refuse %j in an edit', async (change, field, errorCode) => {
    const code = await add();
    const whole = { ...code, drugAdulterants: [drug.id] };

    const answer = await put(code.id, { ...whole, ...change });

    expect([400, 409]).toContain(answer.statusCode);
    expect(answer.json().errors[field]).toMatchObject([{ errorCode }]);
  });
});

describe('the list', () => {
  it('filters, searches and sorts', async () => {
    const serum = await add({ specimenType: 9, provider: 'CRL', pricing: '9.00' });
    const blood = await add({
      specimenType: 7,
      provider: 'CRL',
      type: 'DOT',
      pricing: '100.5',
      description: 'Whole Blood',
    });
    const ids = async (query: string) =>
      (await list(`provider[EQ]=CRL&${query}`)).map(({ id }) => id);

    expect(await ids('specimenType[EQ]=7')).toEqual([blood.id]);
    expect(await ids('type[EQ]=NON_DOT')).toEqual([serum.id]);
    expect(await ids('q=whole bl')).toEqual([blood.id]);
    expect(await ids('sortBy=pricing')).toEqual([serum.id, blood.id]);
    expect(await ids('sortBy=specimenType&sortOrder=DESC')).toEqual([serum.id, blood.id]);
    expect(await ids(`id[IN][]=${serum.id}`)).toEqual([serum.id]);
  });
});

describe('prices', () => {
  it('are nothing to who may not see them: neither shown, found, sorted, sent nor cleared', async () => {
    const code = await add({ provider: 'USDTL', pricing: '12.50' });
    const seen = await list('provider[EQ]=USDTL', unpriced);
    const whole = { ...code, drugAdulterants: [drug.id] };

    expect(seen).toMatchObject([{ id: code.id, pricing: null }]);
    expect(await list('provider[EQ]=USDTL&pricing[GTE]=1', unpriced)).toEqual([]);
    expect((await put(code.id, { ...whole, pricing: '1.00' }, unpriced)).statusCode).toBe(403);
    const edited = await put(code.id, { ...whole, name: 'Other', pricing: null }, unpriced);
    expect(edited.json()).toMatchObject({ name: 'Other', pricing: null });
    expect((await list('provider[EQ]=USDTL'))[0]?.pricing).toBe('12.50');
  });
});
