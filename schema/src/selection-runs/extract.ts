import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { DrawnMember, DrawnPerson, SnapshotMember } from './certificate.ts';

/*
 * What a company proves of a draw from a pool of its consortium: the own members, and nothing of the others (ADR 89). The
 * order of the keys is the order of the records.
 */

const hash = () =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 in lower-case hexadecimal digits.')
    .describe('SHA-256, 64 lower-case hexadecimal digits.');
const moment = () => z.iso.datetime().describe('UTC, ISO 8601 with milliseconds.');
const algorithm = () => z.enum(['assay-extract-1']);
const count = () => z.int().min(0);

/** What was recorded of a company before the seed was opened. */
export const ExtractCommitment = z
  .strictObject({
    algorithm: algorithm().describe('Version of the rules of an extract.'),
    tenant: z.string().describe('Name of the third-party administrator.'),
    poolId: recordId().describe('Id of the pool.'),
    poolName: z.string().describe('Name of the pool at the draw.'),
    companyId: recordId().describe('Id of the company.'),
    company: z.string().describe('Name of the company at the draw.'),
    runDate: z.iso.date().describe('YYYY-MM-DD.'),
    membersRoot: hash().describe('Merkle root of the members of the company.'),
    members: count().describe('Members of the company in the pool.'),
    eligible: count().describe('Members of the company that are ACTIVE.'),
    run: hash().describe(
      'Of the commitment of the whole draw, which the TPA can show to an auditor.',
    ),
    chain: count().describe('Number of the seed chain of this pool, from 1.'),
    firstLink: hash().describe('Published when the chain was made, before any draw from it.'),
    link: z.int().min(1).describe('Number of the link that this draw opens.'),
    previousLink: hash().describe(
      'The link that was opened last; the SHA-256 of this draw’s seed.',
    ),
  })
  .meta({
    id: 'ExtractCommitment',
    description: 'What was fixed of a company before the seed was opened.',
  });
export type ExtractCommitment = z.output<typeof ExtractCommitment>;

const lastTicket = (what: string) => hash().nullable().describe(`${what}; null when nobody is.`);

/** Tickets up to which the draw selected: they say the share that was drawn, and neither how many nor from how many. */
export const LastTickets = z
  .strictObject({
    drugs: lastTicket('The last ticket that is selected for drugs'),
    alcohol: lastTicket('The last ticket that is selected for alcohol'),
    alternates: lastTicket('The last ticket that stands by as an alternate'),
  })
  .meta({ id: 'LastTickets', description: 'Tickets up to which a draw selected.' });
export type LastTickets = z.output<typeof LastTickets>;

export const ExtractedMember = DrawnMember.omit({ order: true }).meta({
  id: 'ExtractedMember',
  description: 'A member of the company that the draw selected, with its ticket.',
});
export type ExtractedMember = z.output<typeof ExtractedMember>;

/** What was recorded of a company after the draw. */
export const ExtractOutcome = z
  .strictObject({
    commitment: hash().describe('Of the record of the commitment of the company.'),
    run: hash().describe('Of the outcome of the whole draw, which the TPA can show to an auditor.'),
    runId: recordId().describe('Id of the run.'),
    drawnAt: moment(),
    drawnBy: z.string().describe('Who pressed the button.'),
    seed: hash().describe('The link that this draw opened: 64 hexadecimal digits.'),
    lastTickets: LastTickets.describe('Tickets up to which the draw selected.'),
    drawn: z
      .array(ExtractedMember)
      .describe('Members of the company that were selected, by ticket.'),
  })
  .meta({ id: 'ExtractOutcome', description: 'What a draw brought to a company.' });
export type ExtractOutcome = z.output<typeof ExtractOutcome>;

const auditEntry = () =>
  z.strictObject({
    at: moment(),
    hash: hash().describe('SHA-256 of the record, as the entry of the audit log holds it.'),
  });

/** The part of a draw that is a company's own. */
export const SelectionExtract = z
  .strictObject({
    commitment: ExtractCommitment,
    commitmentEntry: auditEntry().describe('Entry of the audit log that holds the commitment.'),
    outcome: ExtractOutcome,
    outcomeEntry: auditEntry().describe('Entry of the audit log that holds the outcome.'),
    snapshotSalt: hash().describe('Salt of the leaves of the company: 64 hexadecimal digits.'),
    snapshot: z.array(SnapshotMember).describe('Every member of the company, by ascending id.'),
    people: z
      .array(DrawnPerson)
      .describe('Who those drawn were, in the order of `drawn`, as far as who asked may see it.'),
    seal: hash().describe('SHA-256 of all the rest, so that no character changes unseen.'),
  })
  .meta({
    id: 'SelectionExtract',
    description: 'What proves a draw from the pool of a consortium to one of its companies.',
  });
export type SelectionExtract = z.output<typeof SelectionExtract>;

/** By what an extract is told from a certificate. */
export const ExtractMark = z.looseObject({ commitment: z.looseObject({ algorithm: algorithm() }) });
