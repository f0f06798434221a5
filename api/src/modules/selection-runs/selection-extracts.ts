import { randomBytes } from 'node:crypto';
import { extractCommitmentHash, extractOutcomeHash, lastTicketsOf } from '@assay/draw/extract';
import { nodeHash } from '@assay/draw/node-hash';
import { selectionsOf, type Numbers } from '@assay/draw/selection';
import { snapshotRoot } from '@assay/draw/snapshot';
import type { PackedRanking } from '@assay/draw/tickets';
import type { AuditAction } from '@assay/schema/audit/audit-actions';
import type { DrawCommitment } from '@assay/schema/selection-runs/certificate';
import type {
  ExtractCommitment,
  ExtractedMember,
  ExtractOutcome,
} from '@assay/schema/selection-runs/extract';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { appendAudit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { BegunOutcome } from './draw-work.ts';
import { companyParts, insertExtract, type CompanyPart } from './selection-extracts.repository.ts';
import { lastEntry } from './selection-runs.repository.ts';
import { unpackRanking } from './unpack-ranking.ts';

/** The part of a company, recorded before the seed is opened. */
interface CommittedExtract {
  part: CompanyPart;
  salt: string;
  commitment: ExtractCommitment;
  hash: string;
  at: string;
}

/** Notes the record of each company at once; answers when the audit log did. */
async function note(
  context: Context,
  action: AuditAction,
  runId: number,
  records: readonly { companyId: number; hash: string }[],
): Promise<string> {
  const { tx, viewer, requestId, clientIp } = context;
  const actor = { userId: viewer.userId, homeTenantId: viewer.homeTenantId };
  const entries = records.map(({ companyId, hash }) => ({
    action,
    entityId: runId,
    companyId,
    changes: { hash: { after: hash } },
  }));
  await appendAudit(tx, entries, { actor, requestId, clientIp });
  return (await lastEntry(tx)).at;
}

/**
 * Records the members of each company by themselves, before the seed of a draw from the pool of a consortium is opened
 * (ADR 89); of another pool nothing.
 */
export async function commitExtracts(
  context: Context,
  pool: Pick<TestPool, 'id' | 'consortiumId'>,
  { runId, whole, run }: { runId: number; whole: DrawCommitment; run: string },
): Promise<CommittedExtract[]> {
  if (pool.consortiumId === null) return [];
  const parts = await companyParts(context.tx, pool.id);
  const committed = parts.map((part) => {
    const { companyId, company, lines, members, eligible } = part;
    const salt = randomBytes(32).toString('hex');
    const commitment: ExtractCommitment = {
      algorithm: 'assay-extract-1',
      tenant: whole.tenant,
      poolId: whole.poolId,
      poolName: whole.poolName,
      companyId,
      company,
      runDate: whole.runDate,
      membersRoot: snapshotRoot(salt, lines.split('\n'), nodeHash()),
      members,
      eligible,
      run,
      chain: whole.chain,
      firstLink: whole.firstLink,
      link: whole.link,
      previousLink: whole.previousLink,
    };
    return { part, salt, commitment, companyId, hash: extractCommitmentHash(commitment) };
  });
  const at = await note(context, 'selectionRun.extractCommitted', runId, committed);
  return committed.map((each) => ({ ...each, at }));
}

/** What a draw brought, of which each company is told its part. */
interface Drawn {
  begun: BegunOutcome;
  /** Hash of the outcome of the whole. */
  run: string;
  ranking: PackedRanking;
  numbers: Numbers;
}

/** Those who were selected, by company, each in the order of their tickets. */
function drawnByCompany(
  extracts: readonly CommittedExtract[],
  { ranking, numbers }: Drawn,
): Map<number, ExtractedMember[]> {
  const companies = new Map(
    extracts.flatMap(({ part: { companyId, lines } }) =>
      lines.split('\n').map((line) => [Number.parseInt(line, 10), companyId] as const),
    ),
  );
  const { length, memberId, ticket } = unpackRanking(ranking);
  const drawn = new Map<number, ExtractedMember[]>();
  selectionsOf(length, numbers).forEach((selection, place) => {
    const id = memberId(place);
    const companyId = companies.get(id) ?? 0;
    const own = drawn.get(companyId) ?? [];
    own.push({ memberId: id, selection, ticket: ticket(place) });
    drawn.set(companyId, own);
  });
  return drawn;
}

/** Records and keeps what a draw brought to each company. */
export async function writeExtracts(
  context: Context,
  extracts: readonly CommittedExtract[],
  drawn: Drawn,
): Promise<void> {
  if (extracts.length === 0) return;
  const { begun, ranking, numbers } = drawn;
  const { runId } = begun;
  const lastTickets = lastTicketsOf(unpackRanking(ranking), numbers);
  const own = drawnByCompany(extracts, drawn);
  const outcomes = extracts.map((extract) => {
    const { companyId } = extract.part;
    const outcome: ExtractOutcome = {
      commitment: extract.hash,
      run: drawn.run,
      runId,
      drawnAt: begun.drawnAt,
      drawnBy: begun.drawnBy,
      seed: begun.seed,
      lastTickets,
      drawn: own.get(companyId) ?? [],
    };
    return { extract, outcome, companyId, hash: extractOutcomeHash(outcome) };
  });
  const at = await note(context, 'selectionRun.extractDrawn', runId, outcomes);
  for (const { extract, outcome, companyId, hash } of outcomes)
    await insertExtract(context.tx, {
      run_id: runId,
      company_id: companyId,
      test_pool_id: extract.commitment.poolId,
      salt: extract.salt,
      lines: extract.part.lines,
      member_count: extract.part.eligible,
      drawn_count: outcome.drawn.length,
      commitment: extract.commitment,
      commitment_hash: extract.hash,
      commitment_at: extract.at,
      outcome,
      outcome_hash: hash,
      outcome_at: at,
    });
}
