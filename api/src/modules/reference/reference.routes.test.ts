import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { DrugAdulterant } from '@assay/schema/drug-adulterants/drug-adulterant';
import { specimenTypes } from '@assay/schema/reference/specimen-types';
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

type Substance = DrugAdulterant;

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
