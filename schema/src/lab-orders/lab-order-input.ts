import { z } from 'zod';
import { specimenTypeId } from '../common/catalogue-enums.ts';
import { optionalAddress } from '../common/contact.ts';
import { errorText } from '../core/errors.ts';
import {
  email,
  lines,
  optional,
  optionalGroup,
  optionalText,
  phone,
  recordId,
  text,
  zip,
} from '../core/fields.ts';
import { fileId } from '../files/file.ts';
import { TestingAgency } from '../reference/regulators.ts';
import {
  donorFields,
  requiredDonorFields,
  withPrimaryIdRule,
} from '../test-results/donor-input.ts';
import { LabOrderType, LabTestType } from '../test-results/test-order.ts';
import { labOrderProblems } from './lab-order-rules.ts';

/** Most test codes of one order. */
const CODES_MAX = 50;
/** Longest text for the collector or the donor. */
const NOTE_MAX = 500;
/** Length of a number of a specimen. */
const SPECIMEN_MAX = 64;
/** Length of the code of a collection site. */
const SITE_MAX = 64;

const moment = () => z.iso.datetime().meta({ format: 'date-time' });

const OrderDonorInput = withPrimaryIdRule(
  z.object({
    ...donorFields,
    phone: requiredDonorFields.phone,
    reasonForTest: requiredDonorFields.reasonForTest,
    locationId: recordId().describe('Location of the donor, which the lab account belongs to.'),
  }),
).meta({ id: 'OrderDonorInput', description: 'Who is sent to a laboratory test.' });

const codes = (what: string) => z.array(recordId()).max(CODES_MAX).default([]).describe(what);

const OrderDetailsInput = z
  .object({
    testCodes: codes(
      'Ids of test codes of the lab account, all of one type; one alone where the laboratory takes no more. Required for electronic orders.',
    ),
    comboBreathTestCodes: codes('Ids of the breath test codes that are ordered besides.'),
    testType: LabTestType.describe('What is tested: ALCOHOL of breath, both of a combo order.'),
    siteId: optionalText(SITE_MAX).describe(
      'Code of the collection site; required for electronic orders unless it is collected on site or by a third party.',
    ),
    siteZip: optional(zip()).describe('Zip code near which the site was searched for.'),
    comment: optional(lines(NOTE_MAX)).describe('Note for the collector.'),
    donorInstructions: optional(lines(NOTE_MAX)).describe('What the donor is told.'),
    orderedAt: optional(moment()).describe(
      'When it was ordered, UTC, in the past, not before 2000; now when left out.',
    ),
    expireDate: optional(moment()).describe(
      'Until when the donor may come, UTC, to come, within a year. Required unless it is collected on site or by a third party.',
    ),
    testingAgency: optional(TestingAgency).describe(
      'Agency whose rules hold; required for DOT accounts, and for them alone.',
    ),
    isComboOrder: z.boolean().default(false).describe('Whether breath is tested besides urine.'),
  })
  .meta({ id: 'OrderDetailsInput', description: 'What is ordered at a laboratory.' });

const DirectedByInput = z
  .object({
    fullName: text().describe('Name.'),
    title: text().describe('Job title.'),
    phone: phone().describe('Phone, 10 digits.'),
    at: moment().describe('When the test was directed, UTC, in the past, not before 2000.'),
  })
  .meta({
    id: 'DirectedByInput',
    description: 'Who at the employer directed the test (49 CFR 40.355(g) to (k)).',
  });

const orderFields = {
  labOrderType: LabOrderType.describe('How it is ordered.'),
  specimenTypeId: specimenTypeId(),
  labAccountLocationId: recordId().describe('Lab account of the location.'),
  donor: optional(OrderDonorInput).describe(
    'Who is tested; left out when the order confirms an instant test, whose donor it is.',
  ),
  labOrder: OrderDetailsInput.describe('What is ordered.'),
  directedBy: optionalGroup(DirectedByInput).describe(
    'Who directed the test; required for DOT tests for reasonable suspicion, after an accident, for return to duty and for follow-up.',
  ),
  client: optional(recordId()).describe('"Test for Client": a client of the location.'),
  collectedOnSite: z
    .boolean()
    .default(false)
    .describe(
      'Whether the specimen is collected at the location; then there is no site and no expiry.',
    ),
  thirdPartyCollected: z
    .boolean()
    .default(false)
    .describe('Whether a third party collects, whose name and address are given.'),
  thirdPartySiteAddressName: optionalText().describe('Third-party site: name, required there.'),
  thirdPartySiteAddress: optionalAddress().describe('Third-party site: address, required there.'),
  isComplianceIgnore: z
    .boolean()
    .default(false)
    .describe('Whether a compliance alert is overridden, where the company allows it.'),
  /* As long as the dialog that asks for it takes. */
  complianceOverrideReason: optional(lines(1_000)).describe(
    'Why it is; required when an alert is overridden.',
  ),
  ccfFileId: optional(fileId()).describe('Paper orders: uploaded file of the custody form.'),
  specimenId: optionalText(SPECIMEN_MAX).describe(
    'Paper orders: number of the specimen on the custody form, required.',
  ),
  instantTestId: optional(recordId()).describe('Instant test that the order confirms.'),
  randomizationParticipantId: optional(recordId()).describe(
    'Participant of a run that the order tests.',
  ),
  donorEmail: optional(email()).describe('Where the donor pass is mailed, if anywhere.'),
};

/** The rules of an order taken together, told also while fields are refused by themselves. */
const withRules = <T extends z.ZodObject>(order: T): T =>
  order.superRefine(
    (sent, context) => {
      for (const { path, errorCode, text: words = errorText(errorCode) } of labOrderProblems(
        sent,
        new Date(),
      ))
        context.addIssue({ code: 'custom', path: [...path], params: { errorCode, text: words } });
    },
    { when: () => true },
  );

/** An order of a laboratory test as it is sent (contract §19, decisions 41, 42 and 49). */
export const CreateLabOrderInput = withRules(z.object(orderFields)).meta({
  id: 'CreateLabOrderInput',
  description: 'An order of a laboratory test.',
});
export type CreateLabOrderInput = z.output<typeof CreateLabOrderInput>;

/** What the form of an order holds that confirms no instant test: its donor is typed. */
export const LabOrderForm = withRules(z.object({ ...orderFields, donor: OrderDonorInput }));

const reason = lines(NOTE_MAX).describe('Why; it stands in the file of the test.');

export const CancelLabOrderInput = z
  .object({ reason })
  .meta({ id: 'CancelLabOrderInput', description: 'Why an order is canceled.' });

export const RenewLabOrderInput = z
  .object({
    expireDate: moment()
      .refine((value) => !(Date.parse(value) <= Date.now()), {
        params: { errorCode: 'DATE_MUST_GREATER_THAN_TODAY' },
      })
      .describe('Until when the donor may come now, UTC, to come, within a year.'),
    reason,
  })
  .meta({ id: 'RenewLabOrderInput', description: 'Until when an order holds now, and why.' });

export const ResendLabOrderInput = z
  .object({ reason })
  .meta({ id: 'ResendLabOrderInput', description: 'Why an order is sent once more.' });

export const MailDonorPassInput = z
  .object({ email: email().describe('Where the pass goes.') })
  .meta({ id: 'MailDonorPassInput', description: 'To whom a donor pass is mailed.' });
