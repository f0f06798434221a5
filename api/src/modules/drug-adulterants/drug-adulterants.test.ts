import { describe, expect, it } from 'vitest';
import type { DrugAdulterant } from '@assay/schema/drug-adulterants/drug-adulterant';
import { usDay } from '@assay/schema/core/us-day';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addDrug, addTestCode, drugInput } from '../test-codes/testing/test-code-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });

const list = async (url: string) => {
  const answer = await api.call(`GET ${url}`, { session: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const substances = async (query: string): Promise<DrugAdulterant[]> =>
  (await list(`/api/drugadulterants?limit=10000${query}`)).results;
const namesOf = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);

const path = '/api/drugadulterants';
const read = (id: number): Promise<DrugAdulterant> => list(`${path}/${id}`);
const put = (id: number, body: object) => api.call(`PUT ${path}/${id}`, { session: admin, body });
const remove = (id: number) => api.call(`DELETE ${path}/${id}`, { session: admin });

/** The day that is so many days from today, UTC. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('GET /api/drugadulterants', () => {
  it('gives the federal cutoffs of marijuana', async () => {
    const [marijuana] = await substances('&q=marijuana');

    expect(marijuana).toEqual({
      id: expect.any(Number),
      name: 'Marijuana',
      type: 'DRUG',
      abbreviation: 'THC',
      urineCol: '50 ng/mL',
      oralFluidCol: '4 ng/mL',
      hairCol: '1 pg/mg',
      isMisDot: true,
      cutoffs: [
        {
          validFrom: '2023-06-01',
          urineCol: '50 ng/mL',
          oralFluidCol: '4 ng/mL',
          hairCol: '1 pg/mg',
        },
        { validFrom: '2018-01-01', urineCol: '50 ng/mL', oralFluidCol: null, hairCol: '1 pg/mg' },
      ],
      numberOfTestPanels: 0,
      numberOfTestCodes: 0,
      version: 1,
    });
  });

  it('filters by type', async () => {
    const adulterants = await substances('&type[EQ]=ADULTERANT');

    expect(namesOf(adulterants)).toEqual(
      expect.arrayContaining([
        'Bleach',
        'Creatinine',
        'Glutaraldehyde',
        'Nitrite',
        'Oxidants',
        'pH',
        'Specific Gravity',
      ]),
    );
    expect(
      adulterants.every(
        (each) => each.type === 'ADULTERANT' && each.urineCol === null && !each.isMisDot,
      ),
    ).toBe(true);
  });

  it('filters by ids', async () => {
    const [first, second, third] = await substances('');

    const found = await substances(`&id[IN][]=${third?.id}&id[IN][]=${first?.id}`);

    expect(namesOf(found)).toEqual([first?.name, third?.name]);
    expect(namesOf(found)).not.toContain(second?.name);
  });

  it('searches name and abbreviation, without regard to case', async () => {
    expect(namesOf(await substances('&q=6-am'))).toEqual(['6-Acetylmorphine (Heroin)']);
    expect(namesOf(await substances('&q=GLUTAR'))).toEqual(['Glutaraldehyde']);
  });

  it('sorts by abbreviation', async () => {
    const sorted = (await substances('&sortBy=abbreviation&sortOrder=DESC')).map(
      ({ abbreviation }) => abbreviation.toLowerCase(),
    );

    expect(sorted).toEqual(sorted.toSorted().toReversed());
  });

  it.each([
    ['type[EQ]=POISON', 'type[EQ]', 'INVALID'],
    ['id[IN][]=x', 'id[IN][]', 'INVALID'],
    ['urineCol[EQ]=x', 'urineCol[EQ]', 'FIELD_NOT_FOUND_IN_ENTITY'],
    ['limit=-1', 'limit', 'INVALID'],
  ])('refuses %s', async (query, param, errorCode) => {
    const answer = await api.call(`GET /api/drugadulterants?${query}`, { session: admin });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[param]).toMatchObject([{ errorCode }]);
  });
});

describe('GET /api/drugadulterants/misdot', () => {
  it('lists the drug columns of the federal MIS report', async () => {
    const { results, total } = await list('/api/drugadulterants/misdot?limit=10000');

    expect(namesOf(results)).toEqual([
      'Amphetamines',
      'Cocaine',
      'Marijuana',
      'Opioids',
      'Phencyclidine',
    ]);
    expect(total).toBe(5);
  });
});

describe('GET /api/drugadulterants/:id', () => {
  it('answers one', async () => {
    const [cocaine] = await substances('&q=COC');

    expect(await list(`/api/drugadulterants/${cocaine?.id}`)).toEqual(cocaine);
  });

  it.each(['999999', '0', 'abc'])('has none with id %s', async (id) => {
    const answer = await api.call(`GET /api/drugadulterants/${id}`, { session: admin });

    expect(answer.statusCode).toBe(404);
    expect(answer.json().errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});

describe('cutoffs', () => {
  it('hold from a day to come on, and are taken back by what holds before', async () => {
    const { cutoffs, ...drug } = await addDrug(api, admin);
    const later = { cutoffsValidFrom: dayIn(30), oralFluidCol: '2 ng/mL' };

    const planned = await put(drug.id, { ...drug, ...later });

    expect(cutoffs).toMatchObject([{ urineCol: '50 ng/mL' }]);
    expect(planned.json()).toMatchObject({
      oralFluidCol: null,
      cutoffs: [
        { validFrom: dayIn(30), urineCol: '50 ng/mL', oralFluidCol: '2 ng/mL' },
        { urineCol: '50 ng/mL', oralFluidCol: null },
      ],
    });

    const back = { ...drug, version: 2, cutoffsValidFrom: dayIn(30) };
    expect((await put(drug.id, back)).json().cutoffs).toEqual(cutoffs);
  });

  it('of today replace those that held, which stay readable for days that have passed', async () => {
    const drug = await addDrug(api, admin, { cutoffsValidFrom: '2020-01-01' });

    const changed = (await put(drug.id, { ...drug, urineCol: '15 ng/mL' })).json();

    expect(changed.urineCol).toBe('15 ng/mL');
    expect(changed.cutoffs).toMatchObject([
      { urineCol: '15 ng/mL' },
      { validFrom: '2020-01-01', urineCol: '50 ng/mL' },
    ]);
    expect(drug.cutoffs).toEqual(changed.cutoffs.slice(1));
  });

  it('that change before a change to come stay when it comes, where it says nothing else', async () => {
    const { cutoffs: _told, ...drug } = await addDrug(api, admin);
    await put(drug.id, { ...drug, cutoffsValidFrom: dayIn(30), urineCol: '25 ng/mL' });

    const changed = await put(drug.id, {
      ...drug,
      version: 2,
      urineCol: '40 ng/mL',
      hairCol: '7 pg/mg',
    });

    expect(changed.json().cutoffs).toMatchObject([
      { validFrom: dayIn(30), urineCol: '25 ng/mL', hairCol: '7 pg/mg' },
      { urineCol: '40 ng/mL', hairCol: '7 pg/mg' },
    ]);
  });

  it('of days that have passed cannot be changed', async () => {
    const drug = await addDrug(api, admin);

    const answer = await put(drug.id, { ...drug, cutoffsValidFrom: dayIn(-3) });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({ cutoffsValidFrom: [{ errorCode: 'INVALID' }] });
    expect(await read(drug.id)).toEqual(drug);
  });

  it('are left aside for an adulterant, also when a drug turns out to be one', async () => {
    const born = await addDrug(api, admin, { type: 'ADULTERANT' });
    const drug = await addDrug(api, admin);

    const turned = await put(drug.id, { ...drug, type: 'ADULTERANT' });

    for (const each of [born, turned.json()])
      expect(each).toMatchObject({ type: 'ADULTERANT', urineCol: null, cutoffs: [] });
  });

  it('are told in the history by day', async () => {
    const drug = await addDrug(api, admin);
    await put(drug.id, { ...drug, cutoffsValidFrom: dayIn(30), hairCol: '1 pg/mg' });

    const url = `/api/history?entity[EQ]=drugAdulterant&entityId[EQ]=${drug.id}`;
    const { results } = await list(url);

    const [{ changes }] = results as [{ changes: { field: string; after: string[] }[] }];
    expect(changes).toMatchObject([{ field: 'cutoffs' }]);
    expect(changes[0]?.after[0]).toBe(`${usDay(dayIn(30))}: urine 50 ng/mL, hair 1 pg/mg`);
  });
});

describe('names', () => {
  it.each([
    ['name', 'NAME_ALREADY_EXISTS', 409],
    ['abbreviation', 'DUPLICATE_VALUE', 409],
  ])('refuses a %s that is taken, in any case', async (field, errorCode, status) => {
    const taken = { name: 'COCAINE', abbreviation: 'coc' }[field];
    const body = { ...drugInput(), [field]: taken };

    const answer = await api.call(`POST ${path}`, { session: admin, body });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ errorCode, errors: { [field]: [{ errorCode }] } });
  });

  it('requires name, type and abbreviation, which has no vertical bar', async () => {
    const blank = await api.call(`POST ${path}`, { session: admin, body: {} });
    const barred = { ...drugInput(), abbreviation: 'A|B' };
    const answer = await api.call(`POST ${path}`, { session: admin, body: barred });

    expect(Object.keys(blank.json().errors)).toEqual(['name', 'type', 'abbreviation']);
    expect(answer.json().errors).toMatchObject({ abbreviation: [{ errorCode: 'INVALID' }] });
  });
});

describe('what is in use', () => {
  it('keeps its type', async () => {
    const drug = await addDrug(api, admin);
    await addTestCode(api, admin, { drugs: [drug.id] });
    const [cocaine] = await substances('&q=COC');

    for (const { id, ...each } of [drug, cocaine ?? drug]) {
      const answer = await put(id, { ...each, type: 'ADULTERANT' });
      expect(answer.json().errors).toMatchObject({ type: [{ errorCode: 'INVALID' }] });
    }
  });

  it('is counted, leaves test codes that have others, and stays as the last one of a test code', async () => {
    const [gone, last] = [await addDrug(api, admin), await addDrug(api, admin)];
    const code = await addTestCode(api, admin, { drugs: [gone.id, last.id] });
    expect((await read(gone.id)).numberOfTestCodes).toBe(1);

    expect((await remove(gone.id)).statusCode).toBe(204);
    const refused = await remove(last.id);

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      errorCode: 'LAST_TEST_CODE_DRUG_ADULTERANT',
      params: { count: 1 },
    });
    const now = await list(`/api/testcodes/${code.id}`);
    expect(now).toMatchObject({ drugAdulterants: [{ id: last.id }], version: 2 });
    const { results } = await list(
      `/api/history?entity[EQ]=testCode&entityId[EQ]=${code.id}&action[EQ]=testCode.updated`,
    );
    expect(results).toMatchObject([
      {
        changes: [{ field: 'drugAdulterants', before: [gone.name, last.name], after: [last.name] }],
      },
    ]);

    await api.call(`DELETE /api/testcodes/${code.id}`, { session: admin });
    expect((await read(last.id)).numberOfTestCodes).toBe(0);
    expect((await remove(last.id)).statusCode).toBe(204);
  });

  it('stays while the federal MIS report counts it', async () => {
    const [opioids] = await substances('&q=opioids');

    expect((await remove(opioids?.id ?? 0)).json().errorCode).toBe('HAS_CHILD_ELEMENTS');
  });
});
