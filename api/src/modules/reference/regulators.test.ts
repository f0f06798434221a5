import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Regulator } from '@assay/schema/reference/regulators';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';

const api = await useTestApp();
const session = await api.signIn({ role: 'MD_USER' });

const regulators = async (query = ''): Promise<Regulator[]> => {
  const answer = await api.call(`GET /api/dot/testing/rates${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results;
};
const ratesOf = (rows: Regulator[]) =>
  Object.fromEntries(
    rows.map(({ name, drugAnnualRate, alcoholAnnualRate }) => [
      name,
      [drugAnnualRate, alcoholAnnualRate],
    ]),
  );

describe('GET /api/dot/testing/rates', () => {
  it('gives the rates of 2025', async () => {
    expect(ratesOf(await regulators('?date=2025-12-31'))).toEqual({
      FMCSA: [50, 10],
      FAA: [25, 10],
      'FRA Covered Service': [25, 10],
      'FRA Maintenance-of-Way': [25, 10],
      'FRA Mechanical': [50, 25],
      FTA: [50, 10],
      PHMSA: [50, 0],
      USCG: [50, 0],
      NRC: [50, 50],
      HHS: [null, null],
    });
  });

  it('gives the new rate from the first day of the year on', async () => {
    expect(ratesOf(await regulators('?date=2026-01-01'))['FRA Mechanical']).toEqual([50, 10]);
  });

  it('says which of them a pool is run under', async () => {
    const others = (await regulators()).filter((each) => !each.isPoolRegulator);

    expect(others.map(({ agency }) => agency)).toEqual(['NRC', 'HHS']);
  });

  it('takes today without a date', async () => {
    expect(await regulators()).toEqual(
      await regulators(`?date=${new Date().toISOString().slice(0, 10)}`),
    );
  });

  it('knows nobody before the first rates but who sets them elsewhere', async () => {
    expect(await regulators('?date=2024-12-31')).toMatchObject([
      { agency: 'HHS', effectiveFrom: null },
    ]);
  });

  it('carries the categories of each', async () => {
    const fmcsa = (await regulators()).find(({ agency }) => agency === 'FMCSA');

    expect(fmcsa?.employeeCategories).toEqual([{ id: expect.any(Number), name: 'Driver' }]);
  });

  it('refuses what is no date', async () => {
    const answer = await api.call('GET /api/dot/testing/rates?date=2026-02-30', { session });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.date).toMatchObject([{ errorCode: 'INVALID' }]);
  });
});

describe('GET /api/dot/agencies/:id/categories', () => {
  const categories = (id: number | string) =>
    api.call(`GET /api/dot/agencies/${id}/categories`, { session });
  const idOf = async (name: string): Promise<number> =>
    (await regulators()).find((each) => each.name === name)?.id ?? 0;

  it.each([
    [
      'FRA Covered Service',
      ['Engine Service', 'Train Service', 'Dispatcher/Operation', 'Signal Service', 'Other'],
    ],
    ['FRA Maintenance-of-Way', ['Maintenance-of-Way']],
    ['USCG', ['Crewmember']],
  ])('answers those of %s', async (name, expected) => {
    const { results } = (await categories(await idOf(name))).json();

    expect(results.map((each: { name: string }) => each.name)).toEqual(expected);
  });

  it.each(['999', '0', 'x'])('has no agency %s', async (id) => {
    expect((await categories(id)).json().errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});

it('nobody changes federal rates through the application', async () => {
  await expect(
    inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(sql`update dot_rates set drug_basis_points = 0`),
    ),
  ).rejects.toThrow(/permission denied/);
});
