import { expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { donorsWithOpenCase } from './open-donors.repository.ts';

const api = await useTestApp();
const { companyId, near: locationId } = await growPoolWorld(api);

const open = (primaryIdType: 'SSN' | 'EMPLOYEE_ID', primaryId: string) =>
  addTest(api, {
    companyId,
    locationId,
    case: { program: 'NON_DOT', donor: { primaryIdType, primaryId } },
    test: { specimenTypeId: 1 },
  });

const ask = (donors: { primaryIdType: string; primaryId: string; specimenTypeId?: number }[]) =>
  inTransaction(api.database, { tenantId: 1 }, (tx) =>
    donorsWithOpenCase(
      tx,
      api.app.secrets,
      donors.map((donor) => ({ companyId, specimenTypeId: 1, ...donor })),
    ),
  );

it('finds donors by their whole SSN and by other ids in one look', async () => {
  await open('SSN', '900451234');
  await open('EMPLOYEE_ID', 'Crew-1');

  const found = await ask([
    { primaryIdType: 'SSN', primaryId: '900991234' },
    { primaryIdType: 'SSN', primaryId: '900451234' },
    { primaryIdType: 'EMPLOYEE_ID', primaryId: 'CREW-1' },
    { primaryIdType: 'EMPLOYEE_ID', primaryId: '900451234' },
    { primaryIdType: 'SSN', primaryId: '900451234', specimenTypeId: 3 },
  ]);

  expect([...found]).toEqual([1, 2]);
});
