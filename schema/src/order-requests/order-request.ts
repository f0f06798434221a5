import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { LabProvider } from '../common/catalogue-enums.ts';
import { TestOrderType } from '../test-pools/enums.ts';
import { LabOrderType } from '../test-results/test-order.ts';
import { TestOutcome, TestStatus, nullableText } from '../test-results/test-row.ts';
import { orderRequestStatuses } from './order-request-words.ts';

const OrderRequestStatus = wordedEnum(orderRequestStatuses, {
  id: 'OrderRequestStatus',
  description: 'Where a request to order for a run stands: OPEN waits in the queue.',
});

const count = (what: string) => z.int().min(0).describe(what);

export const OrderRequest = z
  .object({
    id: recordId(),
    selectionId: recordId().describe('The run.'),
    status: OrderRequestStatus.describe('Where it stands.'),
    failureReason: nullableText('Why nothing was ordered; null unless it failed.'),
    total: count('Participants for whom something is to be ordered, once it has begun.'),
    done: count('Those of them who were looked at so far; behind while orders are being stored.'),
    ordered: count('Orders that were placed.'),
    failed: count('Participants for whom an order could not be placed; their rows say why.'),
    requestedAt: z.iso.datetime().describe('When it was asked for, UTC.'),
    requestedBy: z.string().describe('Who asked for it.'),
    finishedAt: z.iso.datetime().nullable().describe('When it came to its end, UTC.'),
  })
  .meta({ id: 'OrderRequest', description: 'Orders for everybody whom a run selected.' });
export type OrderRequest = z.output<typeof OrderRequest>;

export const OrderRequestInput = z
  .object({ selectionId: recordId().describe('The run to order for.') })
  .meta({ id: 'OrderRequestInput', description: 'Which run to order for.' });

const RowDonor = z
  .object({
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
  })
  .meta({ id: 'OrderRowDonor', description: 'Who was drawn.' });

export const OrderRowTest = z
  .object({
    id: recordId(),
    testStatus: TestStatus.describe('Where it stands.'),
    resultType: TestOutcome.nullable().describe('Its outcome, once everybody may know it.'),
  })
  .meta({ id: 'OrderRowTest', description: 'The test or order of a participant.' });

export const OrderRowOrder = z
  .object({
    orderNumber: z.string().describe('Our number, which stands on the donor pass.'),
    labTestId: nullableText('Number that the laboratory gave the order; null until it took it.'),
    labOrderType: LabOrderType.describe('Sent to the laboratory, or on paper.'),
    provider: LabProvider.nullable().describe('The laboratory.'),
    masterAccountId: nullableText('Master account at the laboratory.'),
    subAccountId: nullableText('Account of the location.'),
    testCodes: z
      .array(z.string())
      .describe('Codes that are ordered, those of a combo order for breath at the end.'),
    siteName: nullableText('Collection site; null when collected on site.'),
    orderedAt: z.iso.datetime().describe('When it was placed, UTC.'),
    expireDate: z.iso.datetime().nullable().describe('Until when the donor may come, UTC.'),
    sentAt: z.iso.datetime().nullable().describe('When an electronic order arrived there, UTC.'),
    acceptedAt: z.iso.datetime().nullable().describe('When the laboratory took it, UTC.'),
    hasDonorPass: z.boolean().describe('Whether there is a donor pass to download.'),
    testCaseId: recordId().describe('The test case, to which its files belong.'),
    ccfFileId: z.uuid().nullable().describe('Uploaded custody form of a paper order.'),
  })
  .meta({
    id: 'OrderRowOrder',
    description: 'What was ordered for a participant at a laboratory.',
  });

export const OrderRow = z
  .object({
    id: recordId().describe('The participant, as `participantId`.'),
    participantId: recordId().describe('The participant.'),
    runIndex: z.int().positive().describe('Place in the drawn order, from 1.'),
    donor: RowDonor.describe('The person as drawn.'),
    locationName: nullableText('Where the person worked on the day of the draw.'),
    participantOrderType: TestOrderType.nullable().describe('What the pool orders.'),
    orderGenerationError: nullableText('Why nothing could be ordered; null when something was.'),
    hasError: z.boolean().describe('Whether nothing could be ordered.'),
    confirmationTestResultId: recordId()
      .nullable()
      .describe('The laboratory test that confirms an instant test.'),
    isUserCanViewTestResult: z.boolean().describe('Whether the caller may open the test.'),
    testResult: OrderRowTest.nullable().describe(
      'The newest test or order; null without one and for who may not see it.',
    ),
    labOrder: OrderRowOrder.nullable().describe(
      'The order of `testResult`; null without one and for who may not see tests.',
    ),
    specimenId: nullableText('Specimen id of a paper order or of the test.'),
  })
  .meta({ id: 'OrderRow', description: 'A participant of a run with what was ordered.' });
export type OrderRow = z.output<typeof OrderRow>;
