import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { keysOf } from '@assay/schema/core/keys-of';
import { acknowledgmentTypes } from '@assay/schema/test-results/test-result.list';
import { testOutcomes } from '@assay/schema/test-results/test-outcomes';
import {
  resultTypes,
  testStatuses,
  testTypes,
  type TestStatusName,
} from '@assay/schema/test-results/test-words';
import type { Tone } from '../../components/page/StatusBadge.tsx';

const optionsOf = <W extends Readonly<Record<string, string>>>(words: W) =>
  keysOf(words).map((value) => ({ value, label: words[value] ?? value }));

export const testTypeOptions = optionsOf(testTypes);
export const statusOptions = optionsOf(testStatuses);
export const resultOptions = optionsOf(resultTypes);
export const outcomeOptions = optionsOf(testOutcomes);
export const acknowledgmentOptions = optionsOf(acknowledgmentTypes);

const troubled: readonly TestStatusName[] = ['CREATION_FAILED', 'PENDING_CREATION', 'LAB_REJECTED'];
const waiting: readonly TestStatusName[] = ['PENDING_CONFIRMATION', 'REFUSAL_TO_TEST'];
const done: readonly TestStatusName[] = ['TEST_COMPLETED', 'MRO_VERIFIED'];

/** How the standing of a test looks. "In MRO process" looks the same whatever was found. */
export const statusTone = (status: TestStatusName): Tone => {
  if (troubled.includes(status)) return 'negative';
  if (waiting.includes(status)) return 'caution';
  return done.includes(status) ? 'neutral' : 'info';
};

export const reasonText = (reason: keyof typeof reasonsForTest | null): string | null =>
  reason === null ? null : reasonsForTest[reason];

/** "SSN ***-**-1234". */
export const idText = (donor: {
  primaryIdType: keyof typeof primaryIdTypes;
  primaryId: string;
}): string => `${primaryIdTypes[donor.primaryIdType]} ${donor.primaryId}`;
