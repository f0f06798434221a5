import type { UseFormReturn } from 'react-hook-form';
import type { ProgramName } from '@assay/schema/common/programs';
import type { CreateLabOrderInput } from '@assay/schema/lab-orders/lab-order-input';
import { LabOrderForm as contract } from '@assay/schema/lab-orders/lab-order-input';
import {
  BREATH,
  defaultExpiry,
  donorInstructionsDefault,
} from '@assay/schema/lab-orders/lab-order-rules';
import type { PlacePaths } from '../../domain/lab-orders/place-paths.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import type { LabOrderType } from '../../gql/schema.generated.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import type { OrderedParticipantQuery } from './lab-order.generated.ts';

type OrderedParticipant = NonNullable<OrderedParticipantQuery['labOrderInfo']>;
export type OrderValues = FormValues<typeof contract>;
export type OrderFormOf = UseFormReturn<OrderValues>;
/** What is sent; the donor of an instant test that is confirmed is not. */
export type SentOrder = CreateLabOrderInput;

/** What is chosen before the form opens (T s2): how it is ordered, and what the compliance check was asked. */
export interface OrderStart {
  labOrderType: LabOrderType;
  program: ProgramName;
  locationId: number;
  specimenTypeId: number;
  reasonForTest: string;
}

/** Where the form keeps the place of the collection. */
export const orderPlace: PlacePaths<OrderValues> = {
  isOnSite: 'collectedOnSite',
  isThirdParty: 'thirdPartyCollected',
  siteName: 'thirdPartySiteAddressName',
  siteAddress: 'thirdPartySiteAddress',
  zip: 'labOrder.siteZip',
  site: 'labOrder.siteId',
  until: 'labOrder.expireDate',
};

const QUARTER_MS = 15 * 60_000;

/** The last quarter of an hour, as the picker counts (T s9). */
const lastQuarter = (now: Date): string =>
  new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();

/** First values of an order. */
export function firstValues(start: OrderStart, now: Date): OrderValues {
  const blank = blankValues(contract);
  return {
    ...blank,
    labOrderType: start.labOrderType,
    specimenTypeId: start.specimenTypeId,
    donor: { ...blank.donor, locationId: start.locationId, reasonForTest: start.reasonForTest },
    labOrder: {
      ...blank.labOrder,
      testType: start.specimenTypeId === BREATH ? 'ALCOHOL' : 'DRUG',
      orderedAt: lastQuarter(now),
      expireDate: defaultExpiry(now),
      donorInstructions: donorInstructionsDefault,
    },
  };
}

/** The number of a specimen type by its name; null for one that is not known. */
const specimenOf = (name: string | undefined): number | null => {
  const found = specimenOptions.find(({ label }) => label === name);
  return found === undefined ? null : found.value;
};

/** What the order of a test of somebody who was drawn begins with: the place, and what the pool orders there. */
export function startOf({ locationEntity, reasonForTest, labAccounts }: OrderedParticipant) {
  const [account, another] = labAccounts;
  const specimenTypeId = another ? null : specimenOf(account?.masterAccountTypeName);
  return {
    ...(locationEntity && { locationId: Number(locationEntity.id) }),
    reasonForTest,
    ...(specimenTypeId !== null && { specimenTypeId }),
  };
}

/** The values of an order with who was drawn as its donor; what the pool names is filled in where it names one account. */
export function valuesOfParticipant(
  values: OrderValues,
  { participantId, donor, openTests, testingAgency, specimenId, labAccounts }: OrderedParticipant,
): OrderValues {
  // A drug test that is ordered already would be refused at the end of the form.
  const isAlcoholAlone = openTests.includes('alcohol') && !openTests.includes('drugs');
  const filled: OrderValues = {
    ...values,
    randomizationParticipantId: Number(participantId),
    specimenId: specimenId ?? '',
    donor: {
      ...values.donor,
      firstName: donor.firstName,
      lastName: donor.lastName,
      primaryIdType: donor.primaryIdType ?? '',
      primaryId: donor.primaryId ?? '',
      dateOfBirth: donor.dateOfBirth ?? '',
    },
    labOrder: {
      ...values.labOrder,
      ...(isAlcoholAlone && { testType: 'ALCOHOL' }),
      testingAgency: testingAgency ?? '',
    },
  };
  const [account, another] = labAccounts;
  const fits = account && specimenOf(account.masterAccountTypeName) === values.specimenTypeId;
  if (!account || another || !fits) return filled;
  return {
    ...filled,
    labAccountLocationId: Number(account.labAccountLocationId),
    collectedOnSite: account.isCollectedOnSite,
    labOrder: {
      ...filled.labOrder,
      testCodes: account.testCodes.map(Number),
      siteId: account.labSiteCode ?? '',
      siteZip: account.zipCode ?? '',
    },
  };
}
