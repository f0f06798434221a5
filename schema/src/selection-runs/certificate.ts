import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { recordId } from '../core/fields.ts';

/** 32 bytes as hexadecimal digits. */
const hash = () =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 in lower-case hexadecimal digits.')
    .describe('SHA-256, 64 lower-case hexadecimal digits.');
const count = () => z.int().min(0);
const day = () => z.iso.date().describe('YYYY-MM-DD.');
const moment = () => z.iso.datetime().describe('UTC, ISO 8601 with milliseconds.');

/** Where the number of one kind of test came from (decision 6). */
export const CountingMethod = wordedEnum(
  {
    PERCENTAGE: "From the pool's yearly percentage.",
    FIXED: "From the pool's number for each interval.",
    OVERRIDE: 'Entered by hand for this draw.',
    NONE: 'Nobody is drawn for this kind of test.',
  },
  { id: 'CountingMethod', description: 'Where a number to draw comes from.' },
);

/** How the number to draw of one kind of test came about; every number that went into it. */
export const DrawCount = z
  .strictObject({
    method: CountingMethod.describe(
      'PERCENTAGE of the average membership, a FIXED number a period, an OVERRIDE entered by a person, or NONE when the pool tests for nothing of this kind.',
    ),
    rate: count().describe('Yearly rate in hundredths of a percent; 0 unless PERCENTAGE.'),
    fixed: count().describe('Tests a period, or the number entered; 0 with PERCENTAGE.'),
    oversampling: count().describe('Drawn on top, in hundredths of a percent.'),
    periods: count().describe('Selection periods in the program.'),
    yearPeriods: count()
      .optional()
      .describe(
        'Selection periods in a whole year, where the program begins during it and asks for the part of the rate that its periods are of these; from assay-draw-3 on.',
      ),
    period: count().describe('Number of this period, from 1.'),
    activeMembers: z.array(count()).describe('Active members at each draw so far, this one last.'),
    counted: count().describe('Completed, not canceled tests of the program.'),
    open: count().describe('Selected in an earlier valid run and still to be tested.'),
    minimum: count().describe('Fewest that this period has to draw.'),
    draw: count().describe('How many this draw selects.'),
  })
  .meta({ id: 'DrawCount', description: 'How the number to draw of one kind of test came about.' });
export type DrawCount = z.output<typeof DrawCount>;

export const SnapshotMember = z
  .strictObject({
    id: recordId(),
    status: z.enum(['ACTIVE', 'REMOVED']).describe('Only ACTIVE members are drawn from.'),
    category: recordId().nullable().describe('Employee category.'),
    person: z
      .string()
      .regex(/^[A-Za-z0-9+/]{43}=$/, 'Not a SHA-256 in base64.')
      .optional()
      .describe(
        'What the person was, hashed with salts that are not in here; from assay-draw-2 on.',
      ),
  })
  .meta({ id: 'SnapshotMember', description: 'A member of the pool as it stood at the draw.' });
export type SnapshotMember = z.output<typeof SnapshotMember>;

/** Versions of the rules: 2 binds each member to what the person was, 3 knows programs that begin during a year. */
const drawAlgorithms = ['assay-draw-1', 'assay-draw-2', 'assay-draw-3'] as const;

/** What was recorded before the seed was opened. The order of the keys is the order of the record. */
export const DrawCommitment = z
  .strictObject({
    algorithm: z.enum(drawAlgorithms).describe('Version of the rules of the draw.'),
    tenant: z.string().describe('Name of the third-party administrator.'),
    poolId: recordId().describe('Id of the pool.'),
    poolName: z.string().describe('Name of the pool at the draw.'),
    runDate: day(),
    membersRoot: hash().describe('Merkle root of the snapshot.'),
    members: count().describe('Members in the snapshot.'),
    eligible: count().describe('Members in the snapshot that are ACTIVE.'),
    drugs: DrawCount,
    alcohol: DrawCount,
    alternates: count().describe('Alternates to draw.'),
    chain: count().describe('Number of the seed chain of this pool, from 1.'),
    firstLink: hash().describe('Published when the chain was made, before any draw from it.'),
    link: z.int().min(1).describe('Number of the link that this draw opens.'),
    previousLink: hash().describe(
      'The link that was opened last; the SHA-256 of this draw’s seed.',
    ),
  })
  .meta({ id: 'DrawCommitment', description: 'What was fixed before the seed was opened.' });
export type DrawCommitment = z.output<typeof DrawCommitment>;

export const DrawnMember = z
  .strictObject({
    order: z.int().min(1).describe('Place in the drawn order, from 1.'),
    memberId: recordId().describe('Id of the member in the pool.'),
    selection: z
      .enum([
        'SELECTED_FOR_DRUGS',
        'SELECTED_FOR_DRUGS_AND_ALCOHOL',
        'SELECTED_FOR_ALCOHOL',
        'ALTERNATE_SELECTION',
      ])
      .describe('What the member is selected for, or that it stands by.'),
    ticket: hash().describe('HMAC-SHA256 of the member’s id under the seed.'),
  })
  .meta({ id: 'DrawnMember', description: 'A member that a draw selected, with its ticket.' });
export type DrawnMember = z.output<typeof DrawnMember>;

/** What was recorded after the draw. The order of the keys is the order of the record. */
export const DrawOutcome = z
  .strictObject({
    commitment: hash().describe('Of the record of the commitment.'),
    runId: recordId().describe('Id of the run.'),
    drawnAt: moment(),
    drawnBy: z.string().describe('Who pressed the button.'),
    seed: hash().describe('The link that this draw opened: 64 hexadecimal digits.'),
    drawn: z.array(DrawnMember).describe('The selected members in the drawn order.'),
  })
  .meta({ id: 'DrawOutcome', description: 'What a draw brought.' });
export type DrawOutcome = z.output<typeof DrawOutcome>;

const auditEntry = () =>
  z.strictObject({
    id: z.int().min(1).describe('Number of the entry in the audit log.'),
    at: moment(),
    hash: hash().describe('SHA-256 of the record, as the entry holds it.'),
  });

const salt = () =>
  z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'Not 32 lower-case hexadecimal digits.')
    .describe('16 bytes, 32 lower-case hexadecimal digits.');

/** Name of a person as drawn. The order of the keys is the order in which they are hashed. */
export const PersonName = z
  .strictObject({
    salt: salt(),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
  })
  .meta({ id: 'PersonName', description: 'Name of a person as drawn.' });
export type PersonName = z.output<typeof PersonName>;

/** What else told a person apart when drawn; without what nobody entered. The order of the keys is that of the hash. */
export const PersonDetails = z
  .strictObject({
    salt: salt(),
    idNumber: z.string().optional().describe('Id number in the pool, e.g. of the employee.'),
    state: z.string().optional().describe('State that issued the license.'),
    cdlNumber: z.string().optional().describe("Number of the commercial driver's license."),
    dateOfBirth: day().optional(),
    ssnLastDigits: z.string().optional().describe('Last four digits of the SSN.'),
    ssnSeal: hash()
      .optional()
      .describe('Of the encrypted SSN, which nobody but the portal can read.'),
    otherId: z.string().optional().describe('Another id that the company uses.'),
    observationRequired: z
      .boolean()
      .optional()
      .describe('Whether the specimen was to be collected under observation.'),
    employeeCategory: recordId().optional().describe('Id of the employee category.'),
    locationId: recordId().describe('Location where the person worked.'),
  })
  .meta({ id: 'PersonDetails', description: 'What else told a person apart when drawn.' });
export type PersonDetails = z.output<typeof PersonDetails>;

export const DrawnPerson = z
  .strictObject({
    memberId: recordId().describe('Id of the member in the pool.'),
    name: PersonName,
    details: PersonDetails.optional(),
    detailsHash: hash().optional().describe('In place of details that are not shown.'),
  })
  .meta({ id: 'DrawnPerson', description: 'Who a drawn member was at the draw.' });
export type DrawnPerson = z.output<typeof DrawnPerson>;

/** Everything that is needed to run a draw again, offline (decision 7), and who was drawn. */
export const SelectionCertificate = z
  .strictObject({
    commitment: DrawCommitment,
    commitmentEntry: auditEntry().describe('Entry of the audit log that holds the commitment.'),
    outcome: DrawOutcome,
    outcomeEntry: auditEntry().describe('Entry of the audit log that holds the outcome.'),
    snapshotSalt: hash().describe('Salt of the leaves of the snapshot: 64 hexadecimal digits.'),
    snapshot: z.array(SnapshotMember).describe('Every member, by ascending id.'),
    people: z
      .array(DrawnPerson)
      .optional()
      .describe(
        'Who those drawn were, in drawn order, as far as who asked may see it; from assay-draw-2 on.',
      ),
    seal: hash().describe('SHA-256 of all the rest, so that no character changes unseen.'),
  })
  .meta({
    id: 'SelectionCertificate',
    description: 'Everything that is needed to run a draw again, and who was drawn.',
  });
export type SelectionCertificate = z.output<typeof SelectionCertificate>;

/** What a run shows of its proof; the certificate holds the rest. */
export const DrawProof = z
  .object({
    chain: count().describe('Number of the seed chain of the pool, from 1.'),
    firstLink: hash().describe('Published when the chain was made, before any draw from it.'),
    link: z.int().min(1).describe('Number of the link that this draw opened.'),
    seed: hash().describe('The link that this draw opened.'),
    membersRoot: hash().describe('Merkle root of the members as they stood at the draw.'),
    commitmentEntryId: z.int().min(1).describe('Entry of the audit log, made before the draw.'),
    commitmentAt: moment().describe('When that entry was made, UTC.'),
    commitmentHash: hash().describe('Of the record that this entry holds.'),
    outcomeEntryId: z.int().min(1).describe('Entry of the audit log, made after the draw.'),
    outcomeAt: moment().describe('When that entry was made, UTC.'),
    outcomeHash: hash().describe('Of the record that this entry holds.'),
  })
  .meta({ id: 'DrawProof', description: 'What proves a draw, as its certificate holds it.' });
