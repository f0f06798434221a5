import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { errorTexts } from '@assay/schema/core/errors';
import type {
  PatchTestPoolInput,
  TestPool,
  UpdateTestPoolInput,
} from '@assay/schema/test-pools/test-pool';
import type { Config } from '../../config.ts';
import { dayIn, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { createRecord, recordKind, updateRecord } from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { regulatorsOn } from '../reference/regulators.read-model.ts';
import { mailFirstLink } from './mail-first-link.ts';
import { startSeedChain } from './seed-chains.service.ts';
import {
  columnsOf,
  completeTestPool,
  type CompletePool,
  type TestPoolInput,
} from './complete-test-pool.ts';
import { orderingForLog } from './pool-ordering.read-model.ts';
import { storeOrdering } from './pool-ordering.repository.ts';
import { requireOrdering } from './pool-ordering.service.ts';
import { refuseDays, type BegunProgram } from './program-days.ts';
import { readTestPool } from './test-pools.read-model.ts';
import {
  drawDays,
  drawsOfProgram,
  isCompany,
  isConsortium,
  isLocationOf,
} from './test-pools.repository.ts';
import { statusOf, testPools, type TestPoolRow } from './test-pool.table.ts';

/**
 * Fields that say whose pool it is and what its members have to have: they stay once there are some. Each
 * stands before those that change with it and may not be shown then.
 */
const settled = [
  'consortiumId',
  'companyId',
  'isTestPoolForCompany',
  'locationId',
  'isRegulated',
  'testingAgencyId',
] as const;

const notEditable = (): Refusal => new Refusal('TEST_POOL_NOT_EDITABLE');

/** Consortium, or company and location, must be the caller's, exist, and belong together. */
async function requireOwner({ tx }: Context, pool: CompletePool): Promise<void> {
  const { consortiumId, companyId, locationId } = pool;
  const invalid = (field: keyof CompletePool) => Refusal.fields(fieldError([field], 'INVALID'));
  if (consortiumId !== null && !(await isConsortium(tx, consortiumId)))
    throw invalid('consortiumId');
  if (companyId === null) return;
  if (!(await isCompany(tx, companyId))) throw invalid('companyId');
  if (locationId !== null && !(await isLocationOf(tx, companyId, locationId)))
    throw invalid('locationId');
}

async function complete(
  context: Context,
  pool: TestPoolInput,
  begun: BegunProgram | null = null,
): Promise<CompletePool> {
  const regulators = await regulatorsOn(context.tx, pool.programStartDate);
  const today = todayOf(context);
  const completed = completeTestPool(pool, regulators, today);
  refuseDays(completed, today, begun);
  await requireOwner(context, completed);
  await requireOrdering(context, completed);
  return completed;
}

const programOf = ({ programStartDate: start, programEndDate: end }: CompletePool) => ({
  start,
  end,
});

function refuseInactive(context: Context, row: TestPoolRow): void {
  if (statusOf(row, todayOf(context)) !== 'ACTIVE') throw notEditable();
}

/** The log has names in place of the ids of what is ordered. */
const kind = recordKind({
  entity: 'testPool',
  table: testPools,
  read: async (context, id) => {
    const pool = await readTestPool(context, id);
    return { ...pool, ...orderingForLog(pool) };
  },
});

/**
 * Creates a pool, with the seeds of its draws, whose first link is published and mailed before there is a
 * member.
 * @throws Refusal NAME_ALREADY_EXISTS, or field failures
 */
export async function createTestPool(
  context: Context,
  { secrets, config }: { secrets: SecretBox; config: Config },
  input: TestPoolInput,
): Promise<TestPool> {
  const pool = await complete(context, input);
  const since = dayIn(context.now, 'UTC');
  const fresh = { latestDraw: null, since, drugTarget: null, alcoholTarget: null };
  const stored = { values: pool, columns: columnsOf(pool, fresh) };
  const created = await createRecord(context, kind, stored, (id) =>
    storeOrdering(context.tx, { ...pool, id }),
  );
  const owner = { ...pool, id: created.id };
  const firstLink = await startSeedChain(context, secrets, owner);
  await mailFirstLink(context, { ...owner, firstLink }, config);
  return readTestPool(context, created.id);
}

/**
 * The row of a pool that may be changed, locked until the commit: for changes of the pool, its members and
 * its runs, which therefore queue behind each other.
 * @throws Refusal RESOURCE_NOT_FOUND, TEST_POOL_NOT_EDITABLE, STALE_VERSION when `version` is given
 */
export async function lockEditablePool(
  context: Context,
  id: number,
  version?: number,
): Promise<TestPoolRow> {
  const row = await testPools.lock(context.tx, id, version);
  refuseInactive(context, row);
  return row;
}

const hasMembers = (row: TestPoolRow): boolean =>
  row.active_member_count + row.removed_member_count > 0;

/** The program of a pool that is run already; null for one without members and draws. */
async function begunProgram({ tx }: Context, row: TestPoolRow): Promise<BegunProgram | null> {
  const days = await drawDays(tx, row.id);
  return hasMembers(row) || days.first !== null ? { ...days, start: row.program_start_date } : null;
}

function refuseMoving(row: TestPoolRow, before: TestPool, after: CompletePool): void {
  if (!hasMembers(row)) return;
  const moved = settled.find((field) => before[field] !== after[field]);
  if (moved === undefined) return;
  throw Refusal.fields(fieldError([moved], 'INVALID', {}, errorTexts.poolHasMembers));
}

/** What the draws so far came to still holds when neither targets nor program change. */
const programFields = [
  'targetType',
  'drugPercentage',
  'alcoholPercentage',
  'modality',
  'programStartDate',
  'programEndDate',
] as const;

/**
 * Replaces the editable fields of a pool, or changes those that are given.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateTestPool(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateTestPoolInput> | z.output<typeof PatchTestPoolInput>,
): Promise<TestPool> {
  await updateRecord(context, kind, { id, version }, async (row) => {
    refuseInactive(context, row);
    const before = await readTestPool(context, id);
    const begun = await begunProgram(context, row);
    const pool = await complete(context, { ...before, ...input }, begun);
    refuseMoving(row, before, pool);
    const same = programFields.every((field) => before[field] === pool[field]);
    const drawn = {
      latestDraw: (await drawsOfProgram(context.tx, id, programOf(pool))).drawn_on,
      since: dayIn(new Date(row.created_at), 'UTC'),
      drugTarget: same ? row.yearly_drug_target : null,
      alcoholTarget: same ? row.yearly_alcohol_target : null,
    };
    await storeOrdering(context.tx, { ...pool, id });
    return { values: pool, columns: columnsOf(pool, drawn) };
  });
  return readTestPool(context, id);
}

/**
 * Activates or deactivates a pool; one that is already so stays as it is.
 * @throws Refusal TEST_POOL_NOT_EDITABLE for a frozen or expired pool, RESOURCE_NOT_FOUND
 */
export async function switchTestPool(
  context: Context,
  id: number,
  deactivated: boolean,
): Promise<TestPool> {
  const row = await testPools.lock(context.tx, id);
  const status = statusOf({ ...row, deactivated_at: null }, todayOf(context));
  if (status !== 'ACTIVE') throw notEditable();
  if ((row.deactivated_at !== null) === deactivated) return readTestPool(context, id);
  const at = deactivated ? context.now.toISOString() : null;
  await testPools.update(context.tx, id, {}, { deactivated_at: at });
  context.audit({
    action: deactivated ? 'testPool.deactivated' : 'testPool.activated',
    entityId: id,
    companyId: row.company_id,
  });
  return readTestPool(context, id);
}
