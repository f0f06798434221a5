import { z } from 'zod';
import { isLongAgo } from '../common/plausible-dates.ts';
import { primaryIdTypes } from '../common/primary-id-types.ts';
import { labResultTypes } from '../common/result-types.ts';
import { keysOf } from '../core/keys-of.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { mroResults } from '../test-results/test-words.ts';
import { orderStatuses } from './laboratory-words.ts';

/** Most lines of a report. */
const LINES_MAX = 200;

const short = (max = 255) => z.string().trim().min(1).max(max);
const some = (description: string, max?: number) => short(max).nullish().describe(description);
/** How far the clock of a laboratory may be ahead of ours, ms. */
const AHEAD_MS = 86_400_000;

/** What a slip of the year makes of a moment is no moment of a test, and would be counted for good. */
const isPlausible = (at: string): boolean =>
  Number.isNaN(Date.parse(at)) || (!isLongAgo(at) && Date.parse(at) <= Date.now() + AHEAD_MS);
const moment = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .refine(isPlausible)
    .describe(
      `${description}, ISO 8601 with its offset; not before 2000, and not more than a day to come.`,
    );

export const OrderStatus = wordedEnum(orderStatuses, {
  id: 'LaboratoryOrderStatus',
  description: 'A step of an order that a laboratory tells of.',
});

const MessageTest = z
  .object({
    orderNumber: some('Our order number, as it stood in the order.', 64),
    specimenId: some('Number of the specimen, as on the custody and control form.', 64),
    masterAccountId: some('Account at the laboratory, where there is no order number.', 64),
    subAccountId: some('Sub-account, where there is no order number.', 64),
    donorIdType: z.enum(keysOf(primaryIdTypes)).nullish().describe('By what the donor is known.'),
    donorId: some('Number of the donor; an SSN in nine digits.', 64),
    collectedAt: moment('When the specimen was collected').nullish(),
  })
  .meta({
    id: 'LaboratoryMessageTest',
    description:
      'Which test a message is about: by our order number, else by the specimen, else by account, donor and collection.',
  });
export type MessageTest = z.output<typeof MessageTest>;

const MessageFile = z
  .object({
    name: short().describe('File name, e.g. `report.pdf`.'),
    content: z.base64().min(1).describe('The bytes of a PDF in base64.'),
  })
  .meta({ id: 'LaboratoryFile', description: 'A PDF file inside of a message.' });
export type MessageFile = z.output<typeof MessageFile>;

const MessageLine = z
  .object({
    substance: short().describe('Name of the drug or adulterant.'),
    abbreviation: some('Its abbreviation; ours is found by it first.', 64),
    type: z.enum(['DRUG', 'ADULTERANT']).default('DRUG').describe('What was looked for.'),
    result: z.enum(keysOf(labResultTypes)).describe('What was found of it.'),
    screenCutoff: some('Cutoff of the screen.'),
    screenMethod: some('Method of the screen.'),
    confirmCutoff: some('Cutoff of the confirmation.'),
    confirmMethod: some('Method of the confirmation.'),
    numericLevel: some('Quantity.'),
    quantitative: some('Quantity in words.'),
    referenceInterval: some('Range of reference.'),
    compound: some('Compound.'),
    comment: some('Comment.', 500),
  })
  .meta({ id: 'LaboratoryLine', description: 'What was found of one substance.' });
export type MessageLine = z.output<typeof MessageLine>;

const shared = {
  messageId: short(64).describe("The sender's own number of the message; a repetition keeps it."),
  test: MessageTest.describe('Which test it is about.'),
};
const reported = {
  lines: z.array(MessageLine).max(LINES_MAX).default([]).describe('Line by line.'),
  remarks: some('Remarks.', 2_000),
  correctionReason: some('Why it takes the place of an earlier report of the test.', 500),
  file: MessageFile.nullish().describe('The signed report.'),
};

const OrderStatusMessage = z
  .object({
    kind: z.literal('ORDER_STATUS').describe('A step of an order.'),
    ...shared,
    status: OrderStatus.describe('What happened.'),
    at: moment('When it happened'),
    labTestId: some("The laboratory's own number of the order.", 64),
    collectorName: some('Who collected the specimen.'),
    note: some('A reason in words; never a result.', 500),
  })
  .meta({ id: 'LaboratoryStatusMessage', description: 'A laboratory tells how an order goes.' });
export type OrderStatusMessage = z.output<typeof OrderStatusMessage>;

const ResultMessage = z
  .object({
    kind: z.literal('RESULT').describe('What a laboratory found.'),
    ...shared,
    result: z
      .enum(keysOf(labResultTypes))
      .describe(
        'The outcome; a specimen that was rejected for testing is `RESULT_FATAL_FLAW` (49 CFR 40.97(b)).',
      ),
    laboratory: some('Which laboratory tested it.'),
    certifiedBy: some('Certifying scientist.'),
    receivedAt: moment('When the laboratory had the specimen').nullish(),
    reportedAt: moment('When the result was certified'),
    ...reported,
  })
  .meta({ id: 'LaboratoryResultMessage', description: 'A laboratory reports what it found.' });
export type ResultMessage = z.output<typeof ResultMessage>;

const MroReportMessage = z
  .object({
    kind: z.literal('MRO_REPORT').describe('What an MRO determined.'),
    ...shared,
    result: z
      .enum(keysOf(mroResults))
      .exclude(['MRO_PENDING'])
      .describe('The determination (49 CFR 40.163).'),
    mro: short().describe('Name of the MRO.'),
    verifiedAt: moment('When the result was verified'),
    ...reported,
  })
  .meta({ id: 'MroReportMessage', description: 'An MRO reports a verified result.' });
export type MroReportMessage = z.output<typeof MroReportMessage>;

const DocumentMessage = z
  .object({
    kind: z.literal('DOCUMENT').describe('A document of a test.'),
    ...shared,
    title: short().describe('Title.'),
    docType: z.enum(['LAB_RESULT', 'MRO_REPORT', 'CCF', 'OTHER']).describe('What it is.'),
    file: MessageFile.describe('The document.'),
  })
  .meta({ id: 'LaboratoryDocumentMessage', description: 'A document of a test.' });
export type DocumentMessage = z.output<typeof DocumentMessage>;

/** What a laboratory or an MRO sends us (docs/laboratory-interface.md). */
export const LaboratoryMessage = z
  .discriminatedUnion('kind', [
    OrderStatusMessage,
    ResultMessage,
    MroReportMessage,
    DocumentMessage,
  ])
  .meta({ id: 'LaboratoryMessage', description: 'A message of a laboratory or an MRO.' });
export type LaboratoryMessage = z.output<typeof LaboratoryMessage>;

export const LaboratoryReceipt = z
  .object({
    sha256: z.string().describe('SHA-256 of the body as it was kept, in hex.'),
    isRepeated: z.boolean().describe('Whether this very message had come before.'),
  })
  .meta({ id: 'LaboratoryReceipt', description: 'A message was kept.' });
export type LaboratoryReceipt = z.output<typeof LaboratoryReceipt>;

/** Headers of a message. */
export const LaboratoryHeaders = z.object({
  'X-Assay-Time': moment('When it was signed; at most five minutes off'),
  'X-Assay-Nonce': z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/)
    .describe('A text of the sender that no other message of the connection has.'),
  'X-Assay-Signature': z
    .string()
    .regex(/^sha256=[0-9a-f]{64}$/)
    .describe(
      '`sha256=` and the hex of HMAC-SHA256 with the shared secret over time, `.`, nonce, `.` and the body.',
    ),
});
