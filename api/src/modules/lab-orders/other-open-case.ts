import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { hasOpenCase, readCase, ssnOfCase } from '../test-results/test-cases.repository.ts';
import type { ResultRow } from '../test-results/test-results.repository.ts';

/**
 * Refuses to open a test again whose donor has another open case with the specimen type.
 * @throws Refusal EXIST_OPEN_TEST_CASE_FOR_DONOR
 */
export async function refuseOtherOpenCase(
  tx: Tx,
  secrets: SecretBox,
  test: ResultRow,
): Promise<void> {
  const kase = await readCase(tx, test.test_case_id);
  const isOpen = await hasOpenCase(tx, secrets, {
    companyId: kase.company_id,
    primaryIdType: kase.primary_id_type,
    primaryId: ssnOfCase(secrets, kase) ?? kase.primary_id ?? '',
    specimenTypeId: test.specimen_type_id,
    exceptCaseId: kase.id,
  });
  if (isOpen) throw new Refusal('EXIST_OPEN_TEST_CASE_FOR_DONOR');
}
