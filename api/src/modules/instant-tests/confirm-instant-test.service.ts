import { errorTexts } from '@assay/schema/core/errors';
import { addFieldError, fieldError, flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import type { FieldErrorTree } from '@assay/schema/core/field-error-tree';
import type { ConfirmInstantTestInput } from '@assay/schema/instant-tests/confirm-instant-test';
import { isMethodFor } from '@assay/schema/instant-tests/confirmation-rules';
import { laboratorySpecimenOf } from '@assay/schema/lab-orders/lab-order-rules';
import type { TestResult } from '@assay/schema/test-results/test-result';
import { dayIn, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { mayReferToFile, referToFile } from '../files/files.service.ts';
import { placeLabOrder } from '../lab-orders/place-lab-order.service.ts';
import { readTestResult } from '../test-results/read-test-result.read-model.ts';
import { noteEvent } from '../test-results/test-events.repository.ts';
import {
  changeResult,
  lockResult,
  settleCase,
  type ResultRow,
} from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { notAfter } from './as-stored.ts';
import { attachFile, noteUnconfirmed } from './instant-tests.repository.ts';
import { serverTexts } from '../../core/server-texts.ts';

/** What confirming needs beside its context. */
export type ConfirmationTools = Pick<Parameters<typeof placeLabOrder>[0], 'secrets' | 'laboratory'>;

type Data = NonNullable<ConfirmInstantTestInput['confirmationData']>;

const invalid = (path: readonly string[], text?: string): Refusal =>
  Refusal.fields(fieldError(path, 'INVALID', {}, text));

const SENT_EARLY = 'This is before the specimen was collected.';

/**
 * Refuses a day of sending that is to come, or on which there was no specimen yet; days are those of the caller, who sees
 * the time of the collection by the same clock.
 * @throws Refusal on `specimenSentDate`
 */
function judgeSentDate(context: Context, { collected_at: collectedAt }: ResultRow, day: string) {
  const path = ['confirmationData', 'specimenSentDate'];
  if (day > todayOf(context)) throw invalid(path, errorTexts.pastDate);
  if (collectedAt !== null && day < dayIn(new Date(collectedAt), context.viewer.timezone))
    throw invalid(path, SENT_EARLY);
}

/**
 * The moment at which a specimen was sent, of which the day alone is known: noon, but neither before it was collected nor
 * after now, so that the steps of a test stand in their order.
 */
export function momentSent(day: string, collectedAt: string | null, now: Date): string {
  const noon = `${day}T12:00:00.000Z`;
  const isEarly = collectedAt !== null && Date.parse(noon) < Date.parse(collectedAt);
  return notAfter(isEarly ? new Date(collectedAt).toISOString() : noon, now);
}

/** Fields of a lab order by the names of a confirmation. */
const renamed: Readonly<Record<string, string>> = { expireDate: 'expireAt' };

/** Refusals of the order that confirms, by the fields of the confirmation. */
function asConfirmation(errors: FieldErrorTree): FieldErrorTree {
  const tree: FieldErrorTree = {};
  for (const { path, error } of flattenFieldErrors(errors)) {
    const own = path[0] === 'labOrder' ? path.slice(1) : path;
    const [first = '_', ...rest] = own;
    addFieldError(tree, ['confirmationData', renamed[first] ?? first, ...rest], error);
  }
  return tree;
}

/** The uploaded form, which is the order's from now on. */
async function takeForm(context: Context, id: string | null) {
  if (id === null) return null;
  if (!(await mayReferToFile(context, id, ['document'])))
    throw invalid(['confirmationData', 'ccfFileId']);
  return referToFile(context, id, ['document']);
}

/** Orders the laboratory test that confirms, in the case of the instant test. @returns its id */
async function orderConfirmation(
  context: Context,
  { secrets, laboratory }: ConfirmationTools,
  test: ResultRow,
  {
    confirmationMethod,
    data,
  }: Pick<ConfirmInstantTestInput, 'confirmationMethod'> & { data: Data },
): Promise<void> {
  const { tx } = context;
  const isSpecimen = confirmationMethod === 'SEND_SPECIMEN_PREPRINTED_CCF';
  if (data.specimenSentDate !== null) judgeSentDate(context, test, data.specimenSentDate);
  const form = await takeForm(context, data.ccfFileId);
  const actor = await viewerAsActor(context);
  const { id } = await placeLabOrder(
    { ...context, secrets, actor, laboratory },
    {
      labOrderType: 'PAPER_CCF_ORDER',
      confirmsId: test.id,
      confirmationMethod,
      donor: null,
      specimenTypeId: laboratorySpecimenOf(test.specimen_type_id),
      labAccountLocationId: data.labAccountLocationId ?? 0,
      specimenId: data.specimenId,
      ccfFileId: data.ccfFileId,
      /* A specimen that is sent has been given already: nobody travels, and nothing expires. */
      collectedOnSite: isSpecimen || data.collectedOnSite,
      thirdPartyCollected: !isSpecimen && data.thirdPartyCollected,
      thirdPartySiteAddressName: data.thirdPartySiteAddressName,
      thirdPartySiteAddress: data.thirdPartySiteAddress,
      labOrder: {
        testCodes: data.testCodes,
        testType: data.testType,
        testingAgency: data.testingAgency,
        siteId: isSpecimen ? null : data.siteId,
        siteZip: isSpecimen ? null : data.siteZip,
        expireDate: isSpecimen || data.collectedOnSite ? null : data.expireAt,
      },
    },
  );
  if (form !== null) await attachFile(tx, id, { id: form.id, title: form.title, docType: 'CCF' });
  if (!isSpecimen) return;
  await changeResult(tx, id, {
    ...(test.collected_at === null ? {} : { collectedAt: test.collected_at }),
    ...(test.collector_full_name === null ? {} : { collectorFullName: test.collector_full_name }),
  });
  const at = momentSent(data.specimenSentDate ?? todayOf(context), test.collected_at, context.now);
  await noteEvent(tx, { testResultId: id, kind: 'SENT', at, actor, source: 'portal' });
}

/** Places the order, and tells what is wrong with it by the fields of the confirmation. */
async function confirmByLaboratory(
  context: Context,
  tools: ConfirmationTools,
  test: ResultRow,
  { confirmationMethod, confirmationData: data }: ConfirmInstantTestInput,
): Promise<void> {
  if (!isMethodFor(confirmationMethod, test.specimen_type_id))
    throw invalid(['confirmationMethod'], serverTexts.specimenNotSent);
  if (data === null) throw Refusal.fields(fieldError(['confirmationData'], 'BLANK'));
  const { expireAt } = data;
  if (expireAt !== null && Date.parse(expireAt) <= context.now.getTime())
    throw Refusal.fields(
      fieldError(['confirmationData', 'expireAt'], 'DATE_MUST_GREATER_THAN_TODAY'),
    );
  try {
    await orderConfirmation(context, tools, test, { confirmationMethod, data });
  } catch (error) {
    const isOfFields = error instanceof Refusal && error.code === null;
    if (!isOfFields || error.errors === undefined || 'confirmationData' in error.errors)
      throw error;
    throw Refusal.fields(asConfirmation(error.errors));
  }
}

/**
 * Confirms an instant test that waits for it (contract §20): by a laboratory test in the same case, with which the case
 * goes on, or by a comment, which ends it.
 * @throws Refusal INSTANT_TEST_ALREADY_CONFIRMED, EXIST_OPEN_TEST_CASE_FOR_DONOR, RESOURCE_NOT_FOUND also for a test that is
 *   no instant one, or what is wrong by field
 */
export async function confirmInstantTest(
  context: Context,
  id: number,
  input: ConfirmInstantTestInput,
  tools: ConfirmationTools,
): Promise<TestResult> {
  const { tx, now } = context;
  const test = await lockResult(tx, id);
  if (test.test_type !== 'INSTANT') throw Refusal.notFound();
  if (test.test_status !== 'PENDING_CONFIRMATION')
    throw new Refusal('INSTANT_TEST_ALREADY_CONFIRMED');
  const { confirmationMethod, comment } = input;
  const isByLaboratory = confirmationMethod !== 'NO_CONFIRMATION';
  if (isByLaboratory) await confirmByLaboratory(context, tools, test, input);
  else {
    await noteUnconfirmed(tx, id, { comment: comment ?? '', at: now.toISOString() });
    await changeResult(tx, id, { testStatus: 'TEST_COMPLETED', confirmationMethod });
    await settleCase(tx, test.test_case_id);
    const actor = await viewerAsActor(context);
    await noteEvent(tx, {
      testResultId: id,
      kind: 'ENDED_UNCONFIRMED',
      at: now,
      actor,
      source: 'portal',
      ...(comment !== null && { note: comment }),
    });
  }
  context.audit({
    action: 'testResult.confirmed',
    entityId: id,
    companyId: test.company_id,
    changes: {
      testStatus: {
        before: test.test_status,
        after: isByLaboratory ? 'COLLECTION_COMPLETED' : 'TEST_COMPLETED',
      },
      confirmationMethod: { after: confirmationMethod },
    },
  });
  return readTestResult(context, id);
}
