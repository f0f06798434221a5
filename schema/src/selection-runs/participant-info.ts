import { z } from 'zod';
import { Program } from '../common/catalogue-enums.ts';
import { recordId } from '../core/fields.ts';
import { PrimaryIdType, ReasonForTest } from '../test-results/test-row.ts';
import { TestOrderType } from '../test-pools/enums.ts';
import { PoolLabAccount } from '../test-pools/pool-ordering.ts';
import { TestKind } from './run-participant.ts';

const named = { id: recordId(), name: z.string().describe('Name.') };
export const ParticipantLocation = z
  .object(named)
  .meta({ id: 'ParticipantLocation', description: 'Where a participant worked.' });
export const ParticipantCompany = z
  .object(named)
  .meta({ id: 'ParticipantCompany', description: 'Company of a participant.' });

const donor = z
  .object({
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    primaryIdType: PrimaryIdType.nullable().describe('By what the participant is identified.'),
    primaryId: z
      .string()
      .nullable()
      .describe('License or employee number; null for who may not read it. Never an SSN.'),
    dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD, if it is known.'),
  })
  .meta({ id: 'ParticipantDonor', description: 'The person as drawn, as the donor of a test.' });

const person = {
  participantId: recordId().describe('The participant, `randomizationParticipantId` of the test.'),
  locationEntity: ParticipantLocation.nullable().describe(
    'Where the participant worked on the day of the draw; null when it is out of sight.',
  ),
  company: ParticipantCompany.nullable().describe('Its company.'),
  donor: donor.describe('The person as drawn.'),
  reasonForTest: ReasonForTest.describe('Always RANDOM.'),
  openTests: z
    .array(TestKind)
    .describe('Kinds of test for which neither a test nor an order stands yet.'),
};

export const InstantTestInfo = z
  .object({
    ...person,
    testResult: z
      .object({
        testPanelId: recordId().describe('The panel.'),
        specimenTypeId: z.int().describe('Number of its specimen type.'),
      })
      .meta({
        id: 'ParticipantPanel',
        description: 'The instant test panel that a pool names for a location.',
      })
      .nullable()
      .describe('The panel of the location in the pool; null without one.'),
  })
  .meta({
    id: 'InstantTestInfo',
    description: 'What an instant test of a participant begins with.',
  });
export type InstantTestInfo = z.output<typeof InstantTestInfo>;

export const LabOrderInfo = z
  .object({
    ...person,
    program: Program.describe('DOT for people of regulated pools.'),
    testingAgency: z.string().nullable().describe('Agency of a regulated pool: FMCSA, FAA, ….'),
    testOrderType: TestOrderType.nullable().describe('What the pool orders.'),
    specimenId: z.string().nullable().describe('Specimen id of a paper order, once it is known.'),
    labAccounts: z
      .array(PoolLabAccount)
      .describe('What the pool orders for people of the location; empty when it names nothing.'),
  })
  .meta({ id: 'LabOrderInfo', description: 'What a lab order for a participant begins with.' });
export type LabOrderInfo = z.output<typeof LabOrderInfo>;
