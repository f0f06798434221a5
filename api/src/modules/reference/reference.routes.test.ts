import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { specimenTypes, type DrugAdulterant } from '@assay/schema/reference/reference';
import type { z } from 'zod';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { seedFoundation } from '../../seed/foundation.ts';
import { addReferenceData } from './reference.service.ts';

const api = await useTestApp();
const companyId = await api.addCompany('Harbor Freight');
const admin = await api.signIn({ role: 'MD_USER' });
const location = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId,
  contextIds: [],
});
const other = await api.addTenant('reference-elsewhere');
const elsewhere = await api.signIn({ role: 'MD_USER', tenantId: other });

type Substance = z.output<typeof DrugAdulterant>;

const list = async (url: string, session = admin) => {
  const answer = await api.call(`GET ${url}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const substances = async (query: string): Promise<Substance[]> =>
  (await list(`/api/drugadulterants?limit=10000${query}`)).results;
const namesOf = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);

describe('GET /api/devices', () => {
  it('lists devices by name, each with its specimens by number and name', async () => {
    const { results, total } = await list('/api/devices?limit=10000');

    expect(total).toBe(results.length);
    expect(namesOf(results)).toEqual(namesOf(results).toSorted());
    expect(results).toContainEqual({
      id: expect.any(Number),
      name: 'Integrated Urine Cup',
      specimens: [
        { id: 1, name: 'Urine' },
        { id: 5, name: 'Urine POCT' },
      ],
    });
    expect(
      results.every(
        ({ specimens }: { specimens: { id: keyof typeof specimenTypes; name: string }[] }) =>
          specimens.every(({ id, name }) => specimenTypes[id] === name),
      ),
    ).toBe(true);
  });

  it('pages and sorts', async () => {
    const last = await list('/api/devices?limit=1&sortBy=name&sortOrder=DESC');

    expect(last).toMatchObject({ results: [{ name: 'Urine Dip Card' }], limit: 1, offset: 0 });
  });

  it.each([
    ['filter', 'specimens[EQ]=x', 'specimens[EQ]'],
    ['sort', 'sortBy=id', 'sortBy'],
  ])('refuses a %s that it does not have', async (_what, query, param) => {
    const answer = await api.call(`GET /api/devices?${query}`, { session: admin });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errorCode: 'FIELD_NOT_FOUND_IN_ENTITY',
      errors: { [param]: [{ errorCode: 'FIELD_NOT_FOUND_IN_ENTITY' }] },
    });
  });
});

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

describe('who reads reference data', () => {
  it('is every role', async () => {
    expect((await list('/api/drugadulterants', location)).total).toBe(
      (await list('/api/drugadulterants')).total,
    );
    expect((await list('/api/devices', location)).total).toBe((await list('/api/devices')).total);
  });

  it('is nobody of another tenant, which has its own', async () => {
    const [first] = await substances('');
    const answer = await api.call(`GET /api/drugadulterants/${first?.id}`, { session: elsewhere });

    expect(answer.statusCode).toBe(404);
    expect(await list('/api/drugadulterants', elsewhere)).toMatchObject({ results: [], total: 0 });
  });
});

describe('the seed', () => {
  it('changes nothing when it is repeated', async () => {
    const before = await substances('');
    await inTransaction(api.database, { tenantId: 1 }, addReferenceData);

    expect(await substances('')).toEqual(before);
  });

  it('does not bring back what tenant 1 deleted when the server starts again', async () => {
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update drug_adulterants set deleted_at = now() where tenant_id = 1 and name = 'Ketamine'`,
      ),
    );

    await seedFoundation(api.database);

    expect(namesOf(await substances('&q=ketamine'))).toEqual([]);
  });
});
