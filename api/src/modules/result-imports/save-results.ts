import type { ProgramName } from '@assay/schema/common/programs';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  completeManyTests,
  openManyTests,
  takeIds,
} from '../test-results/file-many-reports.service.ts';
import { idColumns, type Actor } from '../test-results/test-cases.repository.ts';
import { ruleOf, type Judged } from './judge-results.ts';

/** By what all results of a file are saved. */
export interface SaveRules {
  secrets: SecretBox;
  provider: string;
  laboratory: string;
  program: ProgramName | undefined;
  actor: Actor;
}

const IMPORT = 'import';

/** Saves results, at most 1,000: completes tests that wait, and makes a case of each of the others. */
export async function saveResults(
  { tx, tenantId, now }: Context,
  judged: readonly Judged[],
  { secrets, program, ...rules }: SaveRules,
): Promise<number> {
  const filing = { ...rules, source: IMPORT, now };
  const some = judged.filter(({ isUnchanged }) => !isUnchanged);
  const fresh = some.filter(({ match }) => match === null);
  const caseIds = await takeIds(tx, 'test_cases', fresh.length);
  const testIds = await takeIds(tx, 'test_results', fresh.length);
  await openManyTests(
    tx,
    fresh.map(({ place, report, test: { values }, idType }, at) => {
      const caseId = caseIds[at] ?? 0;
      const { program: held, ...rule } = ruleOf(place, program);
      const { plain, sealed, digits } = idColumns(secrets, tenantId, caseId, {
        primaryIdType: idType,
        primaryId: values['donor.primaryId'],
        firstName: values['donor.firstName'],
        lastName: values['donor.lastName'],
      });
      return {
        report: { ...report, testResultId: testIds[at] ?? 0 },
        rule,
        case: {
          id: caseId,
          company_id: place.company_id,
          location_id: place.id,
          program: held,
          reason_for_test: values['testResult.reasonForTest'],
          first_name: values['donor.firstName'],
          last_name: values['donor.lastName'],
          primary_id_type: idType,
          primary_id: plain,
          ssn_sealed: sealed,
          ssn_last_digits: digits,
          date_of_birth: values['donor.dateOfBirth'],
        },
      };
    }),
    filing,
  );
  await completeManyTests(
    tx,
    some.flatMap(({ match, report }) =>
      match === null ? [] : { ...report, testResultId: match.id },
    ),
    filing,
  );
  return some.length;
}
