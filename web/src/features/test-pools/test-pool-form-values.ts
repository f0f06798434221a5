import type { z } from 'zod';
import type { CreateTestPoolInput, UpdateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import type {
  CreateTestPoolInput as CreateVariables,
  UpdateTestPoolInput as UpdateVariables,
} from '../../gql/schema.generated.ts';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';

export type NewTestPool = z.output<typeof CreateTestPoolInput>;
export type ChangedTestPool = z.output<typeof UpdateTestPoolInput>;

/** A number as it is typed: a text until it is one. */
type Typed = number | string;
/** Id of a record that is chosen; null while none is. */
type Chosen = number | null;

/** Values of both pool forms: what is not chosen is blank; a stored pool has its version. */
export interface TestPoolFormValues {
  name: string;
  companyId: Chosen;
  isTestPoolForCompany: boolean;
  locationId: Chosen;
  isRegulated: boolean;
  testingAgencyId: Chosen;
  targetType: string;
  drugPercentage: Typed;
  alcoholPercentage: Typed;
  drugIntervalNumber: Typed;
  alcoholIntervalNumber: Typed;
  oversampling: Typed;
  modality: string;
  programStartDate: string;
  programEndDate: string;
  completedDrugTests: Typed;
  completedAlcoholTests: Typed;
  testOrderType: string;
  shouldAutoGenerateTests: boolean;
  shouldGenerateAlternates: boolean;
  alternatesAmount: Typed;
  comments: string;
  version?: number;
}

/** A new pool: completed counts are 0 (C s5). */
export const newTestPoolValues = (
  { companyId, locationId }: Pick<TestPoolFormValues, 'companyId' | 'locationId'> = {
    companyId: null,
    locationId: null,
  },
): TestPoolFormValues => ({
  name: '',
  companyId,
  isTestPoolForCompany: false,
  locationId,
  isRegulated: false,
  testingAgencyId: null,
  targetType: 'percentage',
  drugPercentage: '',
  alcoholPercentage: '',
  drugIntervalNumber: '',
  alcoholIntervalNumber: '',
  oversampling: 0,
  modality: '',
  programStartDate: '',
  programEndDate: '',
  completedDrugTests: 0,
  completedAlcoholTests: 0,
  testOrderType: '',
  shouldAutoGenerateTests: false,
  shouldGenerateAlternates: false,
  alternatesAmount: '',
  comments: '',
});

/** Ids are numbers in the contract and texts in GraphQL. */
const idOf = (record: { id: string } | null): Chosen => record && Number(record.id);

/** A stored pool as its form holds it: what is absent is blank, as inputs have no null. */
export const testPoolValues = (pool: TestPoolPartsFragment): TestPoolFormValues => ({
  name: pool.name,
  companyId: idOf(pool.company),
  isTestPoolForCompany: pool.isTestPoolForCompany,
  locationId: idOf(pool.location),
  isRegulated: pool.isRegulated,
  testingAgencyId: idOf(pool.testingAgency),
  targetType: pool.targetType,
  drugPercentage: pool.drugPercentage ?? '',
  alcoholPercentage: pool.alcoholPercentage ?? '',
  drugIntervalNumber: pool.drugIntervalNumber ?? '',
  alcoholIntervalNumber: pool.alcoholIntervalNumber ?? '',
  oversampling: pool.oversampling,
  modality: pool.modality,
  programStartDate: pool.programStartDate,
  programEndDate: pool.programEndDate,
  completedDrugTests: pool.completedDrugTests,
  completedAlcoholTests: pool.completedAlcoholTests,
  testOrderType: pool.testOrderType ?? '',
  shouldAutoGenerateTests: pool.shouldAutoGenerateTests,
  shouldGenerateAlternates: pool.shouldGenerateAlternates,
  alternatesAmount: pool.alternatesAmount ?? '',
  comments: pool.comments ?? '',
  version: pool.version,
});

const idText = (id: number | null): string | null => (id === null ? null : String(id));

const ids = (pool: NewTestPool) => ({
  companyId: idText(pool.companyId),
  locationId: idText(pool.locationId),
  testingAgencyId: idText(pool.testingAgencyId),
  consortiumId: null,
});

/** What the contract accepted, as the mutations take it. */
export const createVariables = (pool: NewTestPool): CreateVariables => ({ ...pool, ...ids(pool) });
export const updateVariables = (pool: ChangedTestPool): UpdateVariables => ({
  ...pool,
  ...ids(pool),
});
