import { expect, test } from 'vitest';
import { fakeApi, ok } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const fra = {
  id: 5,
  name: 'FRA Mechanical',
  agency: 'FRA',
  employeeGroup: 'Mechanical',
  isPoolRegulator: true,
  drugAnnualRate: 50,
  alcoholAnnualRate: 25,
  effectiveFrom: '2025-01-01',
  employeeCategories: [{ id: 17, name: 'Mechanical' }],
};

test('regulators come with the rates of the day and their categories in one call', async () => {
  const api = fakeApi({ 'GET /api/dot/testing/rates': () => ok({ results: [fra] }) });

  const { data } = await graphqlOver(api.send)(
    '{ regulators(date: "2025-06-30") { id name agency employeeGroup isPoolRegulator drugAnnualRate alcoholAnnualRate effectiveFrom employeeCategories { id name } } }',
  );

  expect(data).toEqual({
    regulators: [{ ...fra, id: '5', employeeCategories: [{ id: '17', name: 'Mechanical' }] }],
  });
  expect(api.calls).toEqual(['GET /api/dot/testing/rates?date=2025-06-30']);
});

test('today is left to api', async () => {
  const api = fakeApi({ 'GET /api/dot/testing/rates': () => ok({ results: [] }) });

  await graphqlOver(api.send)('{ regulators { id } }');

  expect(api.calls).toEqual(['GET /api/dot/testing/rates']);
});
