import { sealedExtract } from '@assay/draw/extract';
import { readMemberLine } from '@assay/draw/snapshot';
import type {
  ConsortiumPool,
  ConsortiumPoolDetails,
  ConsortiumRun,
  ConsortiumRunDetails,
} from '@assay/schema/consortium-pools/consortium-pool';
import type { SelectionExtract } from '@assay/schema/selection-runs/extract';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import { ownDrawnPeople } from '../selection-runs/drawn-people.read-model.ts';
import { ownParticipantsOf } from '../selection-runs/run-participants.read-model.ts';
import {
  poolInSight,
  poolsInSight,
  runInSight,
  runsOfPool,
  type ListedRun,
  type PoolRow,
} from './consortium-pools.repository.ts';

const share = (basisPoints: number | null): number | null =>
  basisPoints === null ? null : basisPoints / 100;

const poolOf = (row: PoolRow): ConsortiumPool => ({
  id: row.id,
  name: row.name,
  consortiumName: row.consortium_name,
  isRegulated: row.is_regulated,
  testingAgencyName: row.testing_agency_name,
  modality: row.modality,
  drugPercentage: share(row.drug_basis_points),
  alcoholPercentage: share(row.alcohol_basis_points),
  programStartDate: row.program_start_date,
  programEndDate: row.program_end_date,
  status: row.status,
  ownMemberCount: row.own_member_count,
  latestRunDate: row.latest_run_date,
  nextRunDate: row.status === 'ACTIVE' ? row.next_run_date : null,
  chain: row.chain,
  firstLink: row.first_link,
});

const runOf = (row: ListedRun): ConsortiumRun => ({
  id: row.id,
  testPoolId: row.test_pool_id,
  poolName: row.pool_name,
  runDate: row.run_date,
  period: row.period,
  periods: row.periods,
  drawnAt: row.drawn_at,
  isInvalidated: row.is_invalidated,
  ownMemberCount: row.member_count,
  ownDrawnCount: row.drawn_count,
});

/** The pools of consortiums that the caller's company is in or has members in (ADR 89). */
export async function listConsortiumPools(
  context: Context,
): Promise<{ results: ConsortiumPool[] }> {
  return { results: (await poolsInSight(context.tx, todayOf(context))).map(poolOf) };
}

/** A pool with the draws that own members were in. @throws Refusal RESOURCE_NOT_FOUND */
export async function readConsortiumPool(
  context: Context,
  id: number,
): Promise<ConsortiumPoolDetails> {
  const pool = found(await poolInSight(context.tx, todayOf(context), id));
  return { ...poolOf(pool), runs: (await runsOfPool(context.tx, id)).map(runOf) };
}

/** A draw with the people of the caller's company. @throws Refusal RESOURCE_NOT_FOUND */
export async function readConsortiumRun(
  context: Context,
  id: number,
): Promise<ConsortiumRunDetails> {
  const row = found(await runInSight(context.tx, id));
  return {
    ...runOf(row),
    firstLink: row.commitment.firstLink,
    link: row.commitment.link,
    seed: row.outcome.seed,
    commitmentAt: row.commitment_at,
    commitmentHash: row.commitment_hash,
    outcomeHash: row.outcome_hash,
    people: await ownParticipantsOf(context, id),
  };
}

/** What proves a draw to the caller's company. @throws Refusal RESOURCE_NOT_FOUND */
export async function readExtract(context: Context, id: number): Promise<SelectionExtract> {
  const row = found(await runInSight(context.tx, id));
  return sealedExtract({
    commitment: row.commitment,
    commitmentEntry: { at: row.commitment_at, hash: row.commitment_hash },
    outcome: row.outcome,
    outcomeEntry: { at: row.outcome_at, hash: row.outcome_hash },
    snapshotSalt: row.salt,
    snapshot: row.lines.split('\n').map(readMemberLine),
    people: await ownDrawnPeople(context, id),
  });
}
