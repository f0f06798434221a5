import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { Refusal } from '../../core/refusal.ts';
import { readCase, ssnOfCase } from '../test-results/test-cases.repository.ts';
import { lockResult } from '../test-results/test-results.repository.ts';
import type { LabOrderToPlace, OrderingContext } from './lab-order-to-place.ts';

/** Whom and where an order is about. */
export interface Subject {
  locationId: number;
  primaryIdType: PrimaryIdTypeName;
  primaryId: string;
  reasonForTest: string | null;
  /** The case that the order joins. */
  caseId: number | null;
}

/** The donor of the instant test that an order confirms. @throws Refusal INSTANT_TEST_ALREADY_CONFIRMED, or on `instantTestId` */
async function confirmedSubject({ tx, secrets }: OrderingContext, id: number): Promise<Subject> {
  const test = await lockResult(tx, id);
  if (test.test_type !== 'INSTANT') throw Refusal.fields(fieldError(['instantTestId'], 'INVALID'));
  if (test.test_status !== 'PENDING_CONFIRMATION')
    throw new Refusal('INSTANT_TEST_ALREADY_CONFIRMED');
  const kase = await readCase(tx, test.test_case_id);
  return {
    caseId: kase.id,
    locationId: kase.location_id,
    primaryIdType: kase.primary_id_type as PrimaryIdTypeName,
    primaryId: ssnOfCase(secrets, kase) ?? kase.primary_id ?? '',
    reasonForTest: kase.reason_for_test,
  };
}

const otherDonor = 'The instant test that is confirmed is of another donor.';

/**
 * The donor that is sent, or the one of the instant test that is confirmed; who is sent besides has to be the same.
 * @throws Refusal of fields; INSTANT_TEST_ALREADY_CONFIRMED
 */
export async function subjectOf(
  context: OrderingContext,
  { confirmsId, donor }: LabOrderToPlace,
): Promise<Subject> {
  if (confirmsId != null) {
    const subject = await confirmedSubject(context, confirmsId);
    const isSame =
      donor === null ||
      (donor.primaryIdType === subject.primaryIdType && donor.primaryId === subject.primaryId);
    if (isSame) return subject;
    throw Refusal.fields(fieldError(['donor', 'primaryId'], 'INVALID', {}, otherDonor));
  }
  if (donor === null) throw Refusal.fields(fieldError(['donor'], 'BLANK'));
  return { ...donor, reasonForTest: donor.reasonForTest ?? null, caseId: null };
}
