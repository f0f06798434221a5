import { fieldError } from '@assay/schema/core/field-error-tree';
import type { CaseCompliance } from '@assay/schema/compliance/compliance-check';
import type { PlacedLabOrder } from '@assay/schema/lab-orders/lab-order.routes';
import { Refusal } from '../../core/refusal.ts';
import { overrideNote } from '../compliance/compliance.service.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { noteEvent } from '../test-results/test-events.repository.ts';
import { hasOpenCase, keepCompliance, openCase } from '../test-results/test-cases.repository.ts';
import { addResult, changeResult, settleCase } from '../test-results/test-results.repository.ts';
import { addOrder, linkConfirmation, orderNumberOf } from './lab-orders.repository.ts';
import { hasSite, orderFaults } from './order-faults.ts';
import {
  holdAccount,
  isClientOf,
  readPlace,
  readSite,
  typesOfCodes,
} from './order-terms.repository.ts';
import type { LabOrderToPlace, OrderingContext } from './lab-order-to-place.ts';
import { changesOf, mroOf, rowOf, type Terms } from './order-row.ts';
import { subjectOf, type Subject } from './order-subject.ts';
import { isSpecimenTaken } from '../test-results/taken-specimen.read-model.ts';

/** How a test without an instant one comes to its donor, by the type of its order (contract §19). */
export const confirmationMethods = {
  ELECTRONIC_ORDER: 'SEND_DONOR_ELECTRONIC_ORDER',
  PAPER_CCF_ORDER: 'SEND_DONOR_PREPRINTED_CCF',
} as const;

/** Reads what the order is placed by, and refuses what does not fit. @throws Refusal of fields */
async function termsOf(
  { tx, now }: OrderingContext,
  order: LabOrderToPlace,
  subject: Subject,
): Promise<Terms> {
  const account = await holdAccount(tx, order.labAccountLocationId);
  const place = await readPlace(tx, subject.locationId);
  const site = hasSite(order) ? await readSite(tx, order.labOrder.siteId ?? '') : null;
  const settings = place === null ? null : await readTestingSettings({ tx }, place.company_id);
  const { specimenId = null } = order;
  const errors = orderFaults(order, {
    place,
    account,
    site,
    codeTypes: await typesOfCodes(tx, order.labOrder.testCodes),
    isClient: order.clientId != null && (await isClientOf(tx, subject.locationId, order.clientId)),
    now,
    isSpecimenTaken:
      specimenId !== null &&
      account !== null &&
      (await isSpecimenTaken(tx, { specimenId, provider: account.provider })),
    idType: subject.primaryIdType,
    reasonForTest: subject.reasonForTest,
    idTypes: settings?.PRIMARY_TYPE_SETTINGS ?? 'ALL',
  });
  if (Object.keys(errors).length > 0 || place === null || account === null)
    throw Refusal.fields(errors);
  return { place, account, site };
}

/** The instant test ends with its confirmation; the case goes on with the laboratory's. */
async function confirm(
  { tx, now }: OrderingContext,
  instantTestId: number,
  testResultId: number,
  confirmationMethod: string,
): Promise<void> {
  await linkConfirmation(tx, instantTestId, testResultId, now);
  await changeResult(tx, instantTestId, { testStatus: 'COLLECTION_COMPLETED', confirmationMethod });
}

/**
 * Places an order of a laboratory test in the caller's transaction: opens a case with the donor as of today, or joins
 * the case of the instant test that it confirms; adds the test and the order with the catalogue of the day; notes
 * ORDERED; says of the instant test that it is confirmed; and of an electronic order puts the sending into the queue.
 * All or nothing: whoever catches a refusal of it has to roll back (a savepoint will do).
 *
 * It judges what hangs on place, account, codes, site, specimen and donor. Its callers judge the rest before: what the order
 * says of itself (`labOrderProblems`); compliance and the claim of a participant in `beforeCase`; they make the uploaded form
 * theirs (`referToFile`, `attachFile`) and mail the pass.
 *
 * A paper order is ORDERED at once. An electronic one is PENDING_CREATION without a number of the laboratory until that
 * took it. An order without an expiry holds for two days, one that is collected elsewhere until it is canceled.
 *
 * @throws Refusal of fields, by their paths in the body of `POST /api/laborders`; EXIST_OPEN_TEST_CASE_FOR_DONOR when the
 *   donor has an open case with the specimen type; INSTANT_TEST_ALREADY_CONFIRMED; RESOURCE_NOT_FOUND for an instant
 *   test out of sight
 */
export async function placeLabOrder(
  context: OrderingContext,
  order: LabOrderToPlace,
): Promise<PlacedLabOrder> {
  const { tx, now, actor } = context;
  const subject = await subjectOf(context, order);
  const terms = await termsOf(context, order, subject);
  const { account, place } = terms;
  const donorId = {
    companyId: place.company_id,
    primaryIdType: subject.primaryIdType,
    primaryId: subject.primaryId,
  };
  const { specimenTypeId } = order;
  const open = { ...donorId, specimenTypeId, exceptCaseId: subject.caseId };
  if (await hasOpenCase(tx, context.secrets, open))
    throw new Refusal('EXIST_OPEN_TEST_CASE_FOR_DONOR');
  const { locationId, reasonForTest } = subject;
  const { program } = account;
  const known = { companyId: place.company_id, locationId, program, reasonForTest };
  const compliance = (await order.beforeCase?.(known)) ?? null;
  const testCaseId = subject.caseId ?? (await openCaseOf(context, order, terms, compliance));
  if (subject.caseId !== null) await keepCompliance(tx, testCaseId, compliance);
  const isElectronic = order.labOrderType === 'ELECTRONIC_ORDER';
  const testStatus = isElectronic ? 'PENDING_CREATION' : 'ORDERED';
  const confirmationMethod = order.confirmationMethod ?? confirmationMethods[order.labOrderType];
  const id = await addResult(tx, actor, {
    testCaseId,
    testType: 'LAB',
    testStatus,
    ...mroOf(account, place),
    specimenTypeId,
    specimenId: order.specimenId ?? null,
    provider: account.provider,
    confirmationMethod,
    confirmsId: order.confirmsId ?? null,
  });
  const orderNumber = orderNumberOf(id);
  await addOrder(tx, {
    ...rowOf(order, terms, context),
    test_result_id: id,
    order_number: orderNumber,
  });
  const note = overrideNote(compliance);
  await noteEvent(tx, {
    testResultId: id,
    kind: 'ORDERED',
    at: now,
    actor,
    source: 'portal',
    note,
  });
  if (order.confirmsId != null) await confirm(context, order.confirmsId, id, confirmationMethod);
  await settleCase(tx, testCaseId);
  context.audit({
    action: 'testResult.created',
    entityId: id,
    companyId: place.company_id,
    changes: changesOf(order, terms, { orderNumber, testCaseId, testStatus }),
  });
  if (isElectronic) await context.laboratory.send(context, id);
  return {
    id,
    testCaseId,
    testStatus,
    confirmationMethod,
    labOrder: { orderNumber, labTestId: null },
  };
}

const openCaseOf = (
  { tx, secrets, tenantId, actor }: OrderingContext,
  { donor, clientId, runParticipantId }: LabOrderToPlace,
  { place, account }: Terms,
  compliance: CaseCompliance | null,
): Promise<number> => {
  if (donor === null) throw Refusal.fields(fieldError(['donor'], 'BLANK'));
  const who = { secrets, tenantId, actor };
  return openCase(tx, who, {
    companyId: place.company_id,
    locationId: place.id,
    program: account.program,
    donor,
    clientId: clientId ?? null,
    runParticipantId: runParticipantId ?? null,
    compliance,
  });
};
