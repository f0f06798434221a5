import { z } from 'zod';
import { Address, RequiredPersonInput } from '../common/contact.ts';
import { answerOf } from '../core/answers.ts';
import { recordId, timestamp } from '../core/fields.ts';
import { ParticipantNoticeInput, TestKind } from '../selection-runs/run-participant.ts';
import { tickedInput } from '../core/ticked.ts';

export const PlaceToReport = z
  .object({
    name: z.string().describe('Name.'),
    address: Address.nullable().describe('Address.'),
    phone: z.string().nullable().describe('Phone, 10 digits.'),
  })
  .meta({ id: 'PlaceToReport', description: 'Where a person who was drawn is to report.' });

/** What the manager of a location sees of somebody who was drawn, and no more (decision 46). */
export const PersonToSend = z
  .object({
    id: recordId().describe('The member of the pool; draws and their order stay out of it.'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    companyName: z.string().describe('Company of the location.'),
    locationId: recordId().describe('Where the person works now.'),
    locationName: z.string().describe('Name of that location.'),
    testKinds: z.array(TestKind).describe('Kinds of test that the person still has to take.'),
    periodStart: z.iso.date().describe('First day of the selection period, YYYY-MM-DD.'),
    periodEnd: z.iso.date().describe('Last day of the selection period, YYYY-MM-DD.'),
    testResultId: recordId()
      .nullable()
      .describe('The order that stands, its specimen not collected; null without one in sight.'),
    reportBy: timestamp()
      .nullable()
      .describe('Until when that order is good, UTC; null without one or without an end.'),
    place: PlaceToReport.nullable().describe('Where to report, by that order; null without one.'),
    derInfo: answerOf(RequiredPersonInput).describe(
      'Who to call: the designated employer representative (DER) of the location.',
    ),
    notifiedAt: timestamp()
      .nullable()
      .describe('When somebody noted that the person was told to come, UTC.'),
    notifiedBy: z.string().nullable().describe('Who noted it.'),
  })
  .meta({
    id: 'PersonToSend',
    description:
      'Somebody of a location who was drawn at random and has to go to be tested, in a selection period that is not over.',
  });
export type PersonToSend = z.output<typeof PersonToSend>;

export const PersonToSendNoticesInput = tickedInput(
  {
    id: 'PersonToSendNoticesInput',
    description: 'People who were drawn, and whether they were told.',
  },
  ParticipantNoticeInput.shape,
  { isNotified: true },
);
