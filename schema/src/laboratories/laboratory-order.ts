import { z } from 'zod';

const text = (description: string) => z.string().describe(description);
const maybe = (description: string) => z.string().nullable().describe(description);

const sent = {
  messageId: text('Our number of the message; a repetition keeps it.'),
  orderNumber: text('Our number of the order: there is one order of each.'),
};

const OrderedSubstance = z
  .object({ name: text('Name.'), abbreviation: maybe('Abbreviation.') })
  .meta({ id: 'OrderedSubstance', description: 'What a test code looks for, by our catalogue.' });

const OrderedTestCode = z
  .object({
    testCode: text('Code at the laboratory.'),
    name: text('What is tested.'),
    substances: z.array(OrderedSubstance).describe('What it looks for.'),
  })
  .meta({ id: 'LaboratoryTestCode', description: 'A test code of an order.' });

const OrderedDonor = z
  .object({
    firstName: text('First name.'),
    middleName: maybe('Middle name.'),
    lastName: text('Last name.'),
    idType: text('By what the donor is known, e.g. `SSN`.'),
    id: text('Number of the donor; an SSN in nine digits.'),
    dateOfBirth: maybe('Date of birth, YYYY-MM-DD.'),
    phone: maybe('Phone, ten digits.'),
  })
  .meta({ id: 'LaboratoryDonor', description: 'Who is tested.' });

const OrderedMro = z
  .object({
    fullName: maybe('Name.'),
    providerId: maybe('Number at the laboratory.'),
    connection: maybe('Name of the connection over which the MRO reports; null for none.'),
  })
  .meta({ id: 'LaboratoryMro', description: 'The MRO who verifies the result.' });

const OrderMessage = z
  .object({
    kind: z.literal('ORDER').describe('An order.'),
    ...sent,
    orderedAt: text('When it was ordered, UTC.'),
    expiresAt: maybe('Until when a specimen may be collected, UTC.'),
    program: z.enum(['DOT', 'NON_DOT']).describe('Under whose rules.'),
    testingAgency: maybe('Agency of a DOT test, e.g. `FMCSA`.'),
    reasonForTest: maybe('Why, e.g. `RANDOM`.'),
    testType: text('DRUG, ALCOHOL or DRUG_AND_ALCOHOL.'),
    specimenType: z.int().describe('Number of the specimen type, as in our contract.'),
    masterAccountId: maybe('Account at the laboratory.'),
    subAccountId: maybe('Sub-account.'),
    testCodes: z.array(OrderedTestCode).describe('What is ordered.'),
    company: text('Employer.'),
    location: text('Place of work.'),
    contactPhone: maybe('Phone of the location.'),
    donor: OrderedDonor,
    siteCode: maybe('Site where the specimen is collected; null for none of the laboratory.'),
    collectedOnSite: z.boolean().describe('Whether it is collected at the employer.'),
    donorInstructions: maybe('What the donor is told.'),
    comment: maybe('Comment.'),
    mro: OrderedMro.nullable().describe('MRO whom the result goes to; null where it goes to none.'),
  })
  .meta({ id: 'LaboratoryOrderMessage', description: 'An order to a laboratory.' });

const CancelMessage = z
  .object({
    kind: z.literal('CANCEL').describe('A cancellation.'),
    ...sent,
    reason: maybe('Why.'),
  })
  .meta({ id: 'LaboratoryCancelMessage', description: 'An order is canceled.' });

const RenewMessage = z
  .object({
    kind: z.literal('RENEW').describe('A renewal.'),
    ...sent,
    expiresAt: maybe('Until when a specimen may be collected from now on, UTC.'),
  })
  .meta({ id: 'LaboratoryRenewMessage', description: 'An order runs longer.' });

const SitesMessage = z
  .object({
    kind: z.literal('FIND_SITES').describe('A search for collection sites.'),
    messageId: sent.messageId,
    zip: text('Zip code, five digits.'),
    radiusMiles: z.int().describe('Radius, miles.'),
  })
  .meta({ id: 'LaboratorySitesMessage', description: 'Collection sites near a zip code.' });

const AgainMessage = z
  .object({
    kind: z.literal('RESULT_AGAIN').describe('A question: what was told of an order, once more.'),
    ...sent,
  })
  .meta({
    id: 'LaboratoryAgainMessage',
    description: 'Asks for the steps and reports of an order that were told already.',
  });

/** What we send to the address of a laboratory (docs/laboratory-interface.md). */
export const ToLaboratory = z
  .discriminatedUnion('kind', [
    OrderMessage,
    CancelMessage,
    RenewMessage,
    SitesMessage,
    AgainMessage,
  ])
  .meta({ id: 'ToLaboratory', description: 'A message to a laboratory.' });
export type ToLaboratory = z.output<typeof ToLaboratory>;
export type OrderToLaboratory = z.output<typeof OrderMessage>;

const ToldAgain = z
  .object({
    time: z.string().max(64).describe('When it was signed, as in `X-Assay-Time`.'),
    nonce: z.string().max(128).describe('As in `X-Assay-Nonce`; a new one.'),
    signature: z.string().max(128).describe('As in `X-Assay-Signature`, over the body below.'),
    body: z.string().describe('The message, as it would be posted to us.'),
  })
  .meta({
    id: 'LaboratoryToldAgain',
    description: 'A message inside of an answer, signed like one that is posted.',
  });
export type ToldAgain = z.output<typeof ToldAgain>;

/** Most messages that are told again of one order. */
const TOLD_MAX = 50;

/** What a laboratory answers to an order that it takes, and to the other messages; what it does not know we ignore. */
export const LaboratoryAnswer = z
  .object({
    labTestId: z
      .string()
      .max(64)
      .nullish()
      .describe('Its own number of the order; absent where it comes later as ACCEPTED.'),
    sites: z
      .array(z.object({ siteCode: z.string(), siteName: z.string() }))
      .nullish()
      .describe('Sites that were found.'),
    messages: z
      .array(ToldAgain)
      .max(TOLD_MAX)
      .nullish()
      .describe('What was told of the order, the oldest first; empty while nothing was.'),
  })
  .meta({ id: 'LaboratoryAnswer', description: 'Answer of a laboratory: 200, or 202 for later.' });
export type LaboratoryAnswer = z.output<typeof LaboratoryAnswer>;

/** What it answers with 422 when it will not take an order as it is. */
export const LaboratoryRefusal = z
  .object({ message: z.string().max(500).describe('Why, for the person who ordered.') })
  .meta({ id: 'LaboratoryRefusal', description: 'Refusal of a laboratory: 422.' });
