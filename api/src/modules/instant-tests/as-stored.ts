import type { CreateInstantTestInput } from '@assay/schema/instant-tests/instant-test';
import { isRefusal } from '@assay/schema/instant-tests/instant-test-rules';
import { urineTypeIds } from '@assay/schema/instant-tests/instant-test-words';
import type { TestStatusName } from '@assay/schema/test-results/test-words';
import type { Found } from './find-faults.service.ts';
import { linesOf } from './instant-test-lines.ts';

/** Urine on the spot: of a refusal that names no specimen. */
export const UNNAMED_SPECIMEN = 5;

type Result = CreateInstantTestInput['testResult'];

/** What a refusal leaves of what was typed: a specimen was never given (contract §20). */
const withoutResult = (result: Result): Result => ({
  ...result,
  resultType: null,
  temperature: null,
  drugAdulterantResults: [],
  testResultComment: null,
  specimenIntegrity: null,
});

/** What the server decides over what was sent (contract §20). */
export function asStored(input: CreateInstantTestInput, { panel }: Found) {
  const isRefused = isRefusal(input);
  const result = isRefused ? withoutResult(input.testResult) : input.testResult;
  const specimenTypeId = result.specimenTypeId ?? panel?.specimenTypeId ?? UNNAMED_SPECIMEN;
  const isUrine = urineTypeIds.includes(specimenTypeId);
  const isNegative = result.resultType === 'RESULT_NEGATIVE';
  const testStatus: TestStatusName = isRefused
    ? 'REFUSAL_TO_TEST'
    : isNegative
      ? 'TEST_COMPLETED'
      : 'PENDING_CONFIRMATION';
  return {
    isRefused,
    result,
    specimenTypeId,
    testStatus,
    temperature: isUrine ? result.temperature : null,
    confirmationMethod: !isRefused && isNegative ? 'CONFIRMATION_NOT_NEEDED' : null,
    lines:
      panel === null || isRefused
        ? []
        : linesOf(panel.drugAdulterantsData, result.drugAdulterantResults, specimenTypeId),
  };
}

/** The moment a specimen was given, which a clock that is ahead must not put into the future. */
export const notAfter = (at: string, now: Date): string =>
  Date.parse(at) > now.getTime() ? now.toISOString() : at;
