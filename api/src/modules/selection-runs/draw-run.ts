import { randomBytes } from 'node:crypto';
import type { Period } from '@assay/draw/periods';
import { commitmentHash } from '@assay/draw/records';
import { selectionsOf, type Selection } from '@assay/draw/selection';
import type { DrawCommitment, DrawCount } from '@assay/schema/selection-runs/certificate';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { appendAudit, type AuditEntry } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { BegunOutcome, DrawWork } from './draw-work.ts';
import { inDrawThread } from './in-draw-thread.ts';
import { openNextLink, type OpenedLink } from '../test-pools/seed-chains.service.ts';
import { commitExtracts, writeExtracts } from './selection-extracts.ts';
import { selectionRuns } from './selection-run.table.ts';
import {
  insertParticipants,
  lastEntry,
  namesOf,
  nextRunId,
  writeSnapshot,
  type RunScope,
} from './selection-runs.repository.ts';

/** A draw that is decided on: from where, when, and how many. */
export interface DecidedDraw {
  pool: TestPool;
  runDate: string;
  period: Period;
  periods: number;
  override: boolean;
  drugs: DrawCount;
  alcohol: DrawCount;
  alternates: number;
}

/** A record with its place in the audit log. */
interface Recorded<T> {
  record: T;
  hash: string;
  entry: { id: number; at: string };
}

/** Writes an entry at once, so that the entries of a draw stand in the order of what happened. */
async function recorded<T>(
  context: Context,
  record: T,
  hash: string,
  entry: Omit<AuditEntry, 'changes'>,
): Promise<Recorded<T>> {
  const { tx, viewer, requestId, clientIp } = context;
  const actor = { userId: viewer.userId, homeTenantId: viewer.homeTenantId };
  const changes = { hash: { after: hash } };
  await appendAudit(tx, [{ ...entry, changes }], { actor, requestId, clientIp });
  return { record, hash, entry: await lastEntry(tx) };
}

const numberOf = (selections: readonly Selection[], kind: Selection): number =>
  selections.filter((each) => each === kind).length;

interface DrawRecords {
  committed: Recorded<DrawCommitment>;
  drawn: Recorded<BegunOutcome>;
  opened: OpenedLink;
  selections: readonly Selection[];
}

/** Columns of a run, from the two records of its draw. */
function columnsOf(
  { pool, ...draw }: DecidedDraw,
  { committed, drawn, opened: { chain, link, seed }, selections }: DrawRecords,
) {
  const both = numberOf(selections, 'SELECTED_FOR_DRUGS_AND_ALCOHOL');
  return {
    id: drawn.record.runId,
    test_pool_id: pool.id,
    company_id: pool.companyId,
    location_id: pool.locationId,
    run_date: draw.runDate,
    modality: pool.modality,
    period: draw.period.number,
    periods: draw.periods,
    period_start: draw.period.start,
    period_end: draw.period.end,
    override: draw.override,
    member_count: committed.record.eligible,
    selected_for_drug_testing: both + numberOf(selections, 'SELECTED_FOR_DRUGS'),
    selected_for_alcohol_testing: both + numberOf(selections, 'SELECTED_FOR_ALCOHOL'),
    selected_for_drug_and_alcohol_testing: both,
    alternates: numberOf(selections, 'ALTERNATE_SELECTION'),
    commitment: JSON.stringify(committed.record),
    commitment_hash: committed.hash,
    commitment_entry_id: committed.entry.id,
    commitment_at: committed.entry.at,
    outcome_hash: drawn.hash,
    outcome_entry_id: drawn.entry.id,
    outcome_at: drawn.entry.at,
    chain,
    link,
    seed,
    drawn_at: drawn.record.drawnAt,
    drawn_by: drawn.record.drawnBy,
  };
}

/**
 * Draws (decision 7), in the transaction of the call and with the pool's row locked: the members are
 * frozen, their root and the numbers go into the audit log, then the seed is opened, and what comes out
 * goes into the audit log as well. Answers the id of the run.
 */
export async function drawRun(
  context: Context,
  secrets: SecretBox,
  draw: DecidedDraw,
): Promise<number> {
  const { id: poolId, companyId, locationId } = draw.pool;
  const scope = { runId: await nextRunId(context.tx), poolId, companyId, locationId };
  const salt = randomBytes(32).toString('hex');
  await inDrawThread(salt, writeSnapshot(context.tx, scope), (work) =>
    drawFrom(context, secrets, draw, { scope, salt, work }),
  );
  return scope.runId;
}

interface Frozen {
  scope: RunScope;
  salt: string;
  work: Omit<DrawWork, 'add'>;
}

async function drawFrom(
  context: Context,
  secrets: SecretBox,
  draw: DecidedDraw,
  { scope, salt, work }: Frozen,
): Promise<void> {
  const { tx, viewer } = context;
  const { pool, drugs, alcohol, alternates } = draw;
  const { runId, poolId, companyId, locationId } = scope;
  const { tenant, person } = await namesOf(tx, viewer);
  const frozen = await work.freeze();
  const opened = await openNextLink(context, secrets, { id: poolId, companyId, locationId });
  const { seed, ...link } = opened;
  const commitment: DrawCommitment = {
    algorithm:
      drugs.yearPeriods === undefined && alcohol.yearPeriods === undefined
        ? 'assay-draw-2'
        : 'assay-draw-3',
    tenant,
    poolId,
    poolName: pool.name,
    runDate: draw.runDate,
    membersRoot: frozen.root,
    members: frozen.members,
    eligible: frozen.eligible,
    drugs,
    alcohol,
    alternates,
    ...link,
  };
  const entry = { entityId: runId, companyId };
  const committed = await recorded(context, commitment, commitmentHash(commitment), {
    ...entry,
    action: 'selectionRun.committed',
  });
  const extracts = await commitExtracts(context, pool, {
    runId,
    whole: commitment,
    run: committed.hash,
  });
  const numbers = { drugs: drugs.draw, alcohol: alcohol.draw, alternates };
  const begun = {
    commitment: committed.hash,
    runId,
    // By the clock of the log that the date is checked against: hosts may differ by more than the check allows.
    drawnAt: committed.entry.at,
    drawnBy: person,
    seed,
  };
  const ranking = await work.draw(seed, numbers);
  const selections = selectionsOf(ranking.memberIds.length, numbers);
  // They are written while their record is hashed. The run comes last; the commit looks whether it is there.
  const hashing = work.hashOutcome(begun, { ranking, numbers });
  hashing.catch(() => {});
  await insertParticipants(tx, scope, ranking, selections);
  const drawn = await recorded(context, begun, await hashing, {
    ...entry,
    action: 'selectionRun.drawn',
  });
  await selectionRuns.insert(
    tx,
    {},
    {
      ...columnsOf(draw, { committed, drawn, opened, selections }),
      snapshot_salt: salt,
      drawn_by_user_id: viewer.userId,
    },
  );
  await writeExtracts(context, extracts, { begun, run: drawn.hash, ranking, numbers });
}
