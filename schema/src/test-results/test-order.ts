import { z } from 'zod';
import { AddressInput } from '../common/contact.ts';
import { answerOf } from '../core/answers.ts';
import { recordId, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { moment, nullableText } from './test-row.ts';
import { labOrderTypes, labTestTypes } from './test-words.ts';

const Address = answerOf(AddressInput);

export const LabOrderType = wordedEnum(labOrderTypes, {
  id: 'LabOrderType',
  description: 'How a laboratory test is ordered.',
});
export const LabTestType = wordedEnum(labTestTypes, {
  id: 'LabTestType',
  description: 'What a laboratory is asked for.',
});
export const OrderedCode = z
  .object({
    id: recordId().describe('Record id of the test code.'),
    testCode: z.string().describe('Code at the laboratory.'),
    name: z.string().describe('What is tested.'),
  })
  .meta({ id: 'OrderedTestCode', description: 'A test code as it was ordered.' });

const OrderSite = z
  .object({
    siteCode: nullableText('Code at the laboratory.'),
    siteName: z.string().describe('Name.'),
    address: Address.nullable().describe('Address.'),
    primaryPhoneNumber: nullableText('Phone.'),
    faxNumber: nullableText('Fax.'),
  })
  .meta({ id: 'OrderSite', description: 'Where the specimen is collected, as of the day.' });

const OrderMro = z
  .object({
    fullName: z.string().describe('Name.'),
    providerId: nullableText('Number at the laboratory.'),
    addressLine1: nullableText('Street.'),
    addressLine2: nullableText('Street, second line.'),
    city: nullableText('City.'),
    state: nullableText('State.'),
    zip: nullableText('Zip code.'),
    phone: nullableText('Phone.'),
    fax: nullableText('Fax.'),
  })
  .meta({ id: 'OrderMro', description: 'The MRO of an order, as of the day.' });

const DirectedBy = z
  .object({
    fullName: z.string().describe('Name.'),
    title: z.string().describe('Job title.'),
    phone: z.string().describe('Phone, ten digits.'),
    at: timestamp().describe('When the test was directed, UTC.'),
  })
  .meta({
    id: 'DirectedBy',
    description: 'Who at the employer directed the test (49 CFR 40.355(g) to (k)).',
  });

export const TestOrder = z
  .object({
    orderNumber: z.string().describe('Our number, which stands on the donor pass.'),
    labTestId: nullableText('Number that the laboratory gave it; null until it took the order.'),
    labOrderType: LabOrderType.describe('How it was ordered.'),
    testType: LabTestType.describe('What is tested.'),
    testingAgency: nullableText('Agency whose rules hold, for DOT orders.'),
    testCodes: z.array(OrderedCode).describe('What was ordered.'),
    comboBreathTestCodes: z.array(OrderedCode).describe('What was ordered of breath besides.'),
    testNames: z.array(z.string()).describe('Names of what was ordered.'),
    isComboOrder: z.boolean().describe('Whether breath is tested besides.'),
    masterAccountId: nullableText('Number of the account at the laboratory.'),
    subAccountId: nullableText('Number of the location there.'),
    siteData: OrderSite.nullable().describe('Where the specimen is collected.'),
    collectedOnSite: z.boolean().describe('Whether it is collected at the location.'),
    thirdPartyCollected: z.boolean().describe('Whether a third party collects it.'),
    thirdPartySiteAddressName: nullableText('Name of the site of the third party.'),
    thirdPartySiteAddress: Address.nullable().describe('Its address.'),
    employeeFullName: nullableText('DER of the day.'),
    employeePhone: nullableText('Phone of the DER.'),
    comment: nullableText('Note for the collector.'),
    donorInstructions: nullableText('What the donor is told.'),
    orderedAt: timestamp().describe('When it was ordered, UTC.'),
    expireDate: moment('Until when the donor may come'),
    donorEmail: nullableText('Where the donor pass was mailed.'),
    isPreOrdered: z.boolean().describe('Whether the order confirms an instant test.'),
    directedBy: DirectedBy.nullable().describe('Who at the employer directed the test.'),
    mro: OrderMro.nullable().describe('To whom the result goes.'),
    mroResultReceivedAt: moment('When the determination of the MRO came'),
    cancelReason: nullableText('Why it was canceled.'),
    lastError: nullableText('Why it could not be sent.'),
    attempts: z.int().nonnegative().describe('How often it was sent in vain.'),
  })
  .meta({ id: 'TestOrder', description: 'What was ordered at a laboratory.' });
