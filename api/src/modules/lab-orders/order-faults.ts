import {
  allowsMultipleTestCodes,
  electronicProviders,
} from '@assay/schema/common/electronic-orders';
import { ORDER_TOO_LONG, isOrderTooLong } from '@assay/schema/common/plausible-dates';
import { primaryIdTypesOf, type PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { errorText, errorTexts, type ErrorCode } from '@assay/schema/core/errors';
import { directedReasons } from '@assay/schema/lab-orders/lab-order-rules';
import type { OfferedCode, OrderAccount, OrderPlace, OrderSite } from './order-terms.repository.ts';
import type { LabOrderToPlace } from './lab-order-to-place.ts';

const texts = {
  location: 'This location does not exist any more.',
  account: 'Choose a lab account of the location, of the specimen type.',
  codes: 'Choose test codes of the lab account.',
  breath: 'Choose breath test codes of the lab account.',
  noCombo: 'This lab account takes no orders with breath besides.',
  oneCode: 'This laboratory takes one test code an order.',
  site: 'This collection site is closed, or does not exist any more. Search for another one.',
  siteNeedsPaper: 'This collection site takes no electronic orders. Search for another one.',
  onPaper: 'This laboratory takes orders on paper alone.',
  ssnAlone: 'Quest Diagnostics takes electronic orders by SSN alone.',
  otherType: 'The company of this donor takes another type of id.',
  noAgency: 'This lab account orders non-DOT tests, which no agency asks for.',
  client: 'Choose a client of the location.',
  specimen: 'A test with this specimen ID is there already. Check the number on the custody form.',
};

/** What an order is judged by. */
export interface OrderTerms {
  place: OrderPlace | null;
  account: OrderAccount | null;
  /** The site that it names, if it does and there is one. */
  site: OrderSite | null;
  /** Types (programs) of all test codes that it names. */
  codeTypes: ReadonlySet<string>;
  isClient: boolean;
  now: Date;
  /** Whether another test of the laboratory has the number of its specimen. */
  isSpecimenTaken: boolean;
  idType: PrimaryIdTypeName;
  reasonForTest: string | null;
  /** The setting of the company. */
  idTypes: Parameters<typeof primaryIdTypesOf>[0];
}

type Add = (path: readonly string[], errorCode: ErrorCode, text?: string) => void;

function judgeCodes(
  { labOrder }: LabOrderToPlace,
  { account, codeTypes }: OrderTerms & { account: OrderAccount },
  add: Add,
): void {
  const at = ['labOrder', 'testCodes'] as const;
  const offered = (code: OfferedCode, ids: readonly number[]) => ids.includes(code.id);
  const { testCodes, comboBreathTestCodes = [], isComboOrder = false } = labOrder;
  const several = allowsMultipleTestCodes(account.provider, account.master_account_id);
  /* Mixed types are told before codes that are not the account's (decision 41). */
  if (codeTypes.size > 1) add(at, 'INVALID', errorTexts.mixedTestCodes);
  else if (testCodes.length > 1 && !several) add(at, 'INVALID', texts.oneCode);
  else if (
    account.codes.filter((code) => !code.isBreath && offered(code, testCodes)).length <
    new Set(testCodes).size
  )
    add(at, 'INVALID', texts.codes);
  if (!isComboOrder) return;
  if (!account.supports_combo_orders) add(['labOrder', 'isComboOrder'], 'INVALID', texts.noCombo);
  else if (
    account.codes.filter((code) => code.isBreath && offered(code, comboBreathTestCodes)).length <
    new Set(comboBreathTestCodes).size
  )
    add(['labOrder', 'comboBreathTestCodes'], 'INVALID', texts.breath);
}

function judgeProgram(
  { labOrder, directedBy }: LabOrderToPlace,
  { account, reasonForTest }: OrderTerms & { account: OrderAccount },
  add: Add,
): void {
  const isDot = account.program === 'DOT';
  const { testingAgency = null } = labOrder;
  if (isDot && testingAgency === null) add(['labOrder', 'testingAgency'], 'BLANK');
  if (!isDot && testingAgency !== null)
    add(['labOrder', 'testingAgency'], 'INVALID', texts.noAgency);
  if (isDot && directedReasons.includes(reasonForTest ?? '') && directedBy == null)
    for (const part of ['fullName', 'title', 'phone', 'at']) add(['directedBy', part], 'BLANK');
}

function judgeElectronic(
  order: LabOrderToPlace,
  { account, site, idType }: OrderTerms & { account: OrderAccount },
  add: Add,
): void {
  if (order.labOrderType !== 'ELECTRONIC_ORDER') return;
  if (!electronicProviders.includes(account.provider))
    add(['labOrderType'], 'INVALID', texts.onPaper);
  if (account.provider === 'QuestDiagnostics' && idType !== 'SSN')
    add(['donor', 'primaryIdType'], 'INVALID', texts.ssnAlone);
  if (site !== null && !site.is_electronic_request_enabled)
    add(['labOrder', 'siteId'], 'INVALID', texts.siteNeedsPaper);
}

/**
 * What is wrong with an order in the light of the catalogue and of the place, by field (T s5, contract §19). What it
 * says of itself was judged by its contract.
 */
export function orderFaults(order: LabOrderToPlace, terms: OrderTerms): FieldErrorTree {
  const errors: FieldErrorTree = {};
  const add: Add = (path, errorCode, text) =>
    addFieldError(errors, path, {
      errorCode,
      message: text ?? errorText(errorCode, {}),
      params: {},
    });
  const { place, account, site } = terms;
  if (place === null) add(['donor', 'locationId'], 'INVALID', texts.location);
  if (
    account === null ||
    account.location_id !== place?.id ||
    account.master_account_type !== order.specimenTypeId
  )
    add(['labAccountLocationId'], 'INVALID', texts.account);
  if (order.clientId != null && !terms.isClient) add(['client'], 'INVALID', texts.client);
  if (order.collectedOnSite !== true && isOrderTooLong(order.labOrder.expireDate, terms.now))
    add(['labOrder', 'expireDate'], 'INVALID', ORDER_TOO_LONG);
  if (terms.isSpecimenTaken) add(['specimenId'], 'DUPLICATE_VALUE', texts.specimen);
  if (hasSite(order) && site === null) add(['labOrder', 'siteId'], 'INVALID', texts.site);
  if (!primaryIdTypesOf(terms.idTypes).includes(terms.idType))
    add(['donor', 'primaryIdType'], 'INVALID', texts.otherType);
  if (account === null) return errors;
  judgeCodes(order, { ...terms, account }, add);
  judgeProgram(order, { ...terms, account }, add);
  judgeElectronic(order, { ...terms, account }, add);
  return errors;
}

/** Whether an order names a collection site of the laboratory: not when it is collected elsewhere. */
export const hasSite = ({
  collectedOnSite = false,
  thirdPartyCollected = false,
  labOrder,
}: LabOrderToPlace): boolean => !collectedOnSite && !thirdPartyCollected && labOrder.siteId != null;
