import { defaultExpiry } from '@assay/schema/lab-orders/lab-order-rules';
import type { Row } from '../../core/database/database.ts';
import type { LabOrderToPlace, OrderingContext } from './lab-order-to-place.ts';
import type { OrderAccount, OrderPlace, OrderSite } from './order-terms.repository.ts';

/** What an order is placed by. */
export interface Terms {
  place: OrderPlace;
  account: OrderAccount;
  site: OrderSite | null;
}

/** Whether the outcome is known through the MRO alone, by the flags of the day; of DOT tests it always is. */
export function mroOf({ program }: OrderAccount, { mro_flags: flags }: OrderPlace) {
  const isDot = program === 'DOT';
  const all = isDot || flags.isMroAllNonDotResultsRequired === true;
  const onlyPositive = !all && flags.isMroPositiveNonDotResultsOnlyRequired === true;
  return { goesThroughMro: all || onlyPositive, mroOnlyIfPositive: onlyPositive };
}

const plain = ({ id, testCode, name, profileId }: OrderAccount['codes'][number]) => ({
  id,
  testCode,
  name,
  profileId,
});

/** The order as it is kept: with what the catalogue says today. */
export function rowOf(
  order: LabOrderToPlace,
  { place, account, site }: Terms,
  { now }: OrderingContext,
): Partial<Row<'lab_orders'>> {
  const { labOrder, collectedOnSite = false, thirdPartyCollected = false } = order;
  const chosen = (ids: readonly number[], isBreath: boolean) =>
    account.codes.filter((code) => code.isBreath === isBreath && ids.includes(code.id)).map(plain);
  const codes = chosen(labOrder.testCodes, false);
  const isCombo = labOrder.isComboOrder ?? false;
  const breath = isCombo ? chosen(labOrder.comboBreathTestCodes ?? [], true) : [];
  const isElsewhere = collectedOnSite || thirdPartyCollected;
  const expiry = labOrder.expireDate ?? (isElsewhere ? null : defaultExpiry(now));
  return {
    lab_order_type: order.labOrderType,
    lab_account_location_id: account.id,
    lab_account_id: account.lab_account_id,
    master_account_id: account.master_account_id,
    sub_account_id: account.sub_account_id,
    test_type: labOrder.testType,
    testing_agency: labOrder.testingAgency ?? null,
    test_codes: codes,
    combo_breath_test_codes: breath,
    test_code_ids: [...codes, ...breath].map(({ id }) => id),
    is_combo_order: isCombo,
    site_id: site === null ? null : (labOrder.siteId ?? null),
    site_zip: isElsewhere ? null : (labOrder.siteZip ?? null),
    site: site?.site ?? null,
    collected_on_site: collectedOnSite,
    third_party_collected: thirdPartyCollected,
    third_party_site_address_name: thirdPartyCollected
      ? (order.thirdPartySiteAddressName ?? null)
      : null,
    third_party_site_address: thirdPartyCollected ? (order.thirdPartySiteAddress ?? null) : null,
    comment: labOrder.comment ?? null,
    donor_instructions: labOrder.donorInstructions ?? null,
    ccf_file_id: order.labOrderType === 'PAPER_CCF_ORDER' ? (order.ccfFileId ?? null) : null,
    ordered_at: labOrder.orderedAt ?? now.toISOString(),
    expire_date: collectedOnSite ? null : expiry,
    directed_by: order.directedBy ?? null,
    employee_full_name: place.der_full_name,
    employee_phone: place.der_phone_number,
    mro: account.mro,
    attempts: 0,
    donor_email: order.donorEmail ?? null,
  };
}

/** What the log keeps of a new order: nothing that tells who the donor is. */
export const changesOf = (
  order: LabOrderToPlace,
  { account }: Terms,
  known: { orderNumber: string; testCaseId: number; testStatus: string },
) =>
  Object.fromEntries(
    Object.entries({
      ...known,
      labOrderType: order.labOrderType,
      program: account.program,
      provider: account.provider,
      subAccountId: account.sub_account_id,
      testCodes: account.codes
        .filter(({ id, isBreath }) => !isBreath && order.labOrder.testCodes.includes(id))
        .map(({ testCode }) => testCode),
    }).map(([field, after]) => [field, { after }]),
  );
