import type { MessageTest } from '@assay/schema/laboratories/laboratory-message';
import type { MessageReasonName } from '@assay/schema/laboratories/laboratory-words';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  isOfDonor,
  testsOfDonor,
  testsOfOrder,
  testsOfSpecimen,
  type FoundTest,
  type TestSource,
} from '../test-results/laboratory-tests.read-model.ts';

/** The one test that a message is about, or why nobody can say which. */
export type Match = { testResultId: number } | { reason: MessageReasonName };

const oneOf = ([first, second]: readonly FoundTest[]): Match | null => {
  if (first === undefined) return null;
  return second === undefined ? { testResultId: first.id } : { reason: 'SEVERAL_TESTS' };
};

/** A test of our order number that says another specimen or donor is not taken at its word: somebody looks at it. */
async function contradictionIn(
  tx: Tx,
  secrets: SecretBox,
  test: FoundTest,
  { specimenId, donorId, donorIdType }: MessageTest,
): Promise<MessageReasonName | null> {
  if (
    specimenId &&
    test.specimen_id !== null &&
    test.specimen_id.toLowerCase() !== specimenId.toLowerCase()
  )
    return 'SPECIMEN_DIFFERS';
  const donor = donorId ? { type: donorIdType ?? null, id: donorId } : null;
  if (donor !== null && !(await isOfDonor(tx, secrets, test.test_case_id, donor)))
    return 'DONOR_DIFFERS';
  return null;
}

/**
 * Finds the test of a message: by our order number, then by the specimen, then by account, donor and day of collection,
 * among the tests of the laboratory that sent it.
 */
export async function matchTest(
  tx: Tx,
  secrets: SecretBox,
  source: TestSource,
  reference: MessageTest,
): Promise<Match> {
  const { orderNumber, specimenId } = reference;
  const [ordered] = orderNumber ? await testsOfOrder(tx, source, orderNumber) : [];
  if (ordered !== undefined) {
    const reason = await contradictionIn(tx, secrets, ordered, reference);
    return reason === null ? { testResultId: ordered.id } : { reason };
  }
  const bySpecimen = specimenId ? oneOf(await testsOfSpecimen(tx, source, specimenId)) : null;
  if (bySpecimen !== null) return bySpecimen;
  const byDonor = oneOf(await testsOfDonor(tx, secrets, source, reference));
  return byDonor ?? { reason: 'NO_TEST' };
}
