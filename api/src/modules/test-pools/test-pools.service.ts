import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { errorTexts } from '@assay/schema/core/errors';
import type { TestPool, UpdateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import type { PatchTestPoolInput } from '@assay/schema/test-pools/test-pool.routes';
import { changesBetween, changesOfNew } from '../../core/audit/audit.ts';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { regulatorsOn } from '../reference/regulators.read-model.ts';
import { startSeedChain } from '../selection-runs/seed-chains.service.ts';
import {
  columnsOf,
  completeTestPool,
  type CompletePool,
  type TestPoolInput,
} from './complete-test-pool.ts';
import { insertTestPool, lockTestPool, updateTestPoolRow } from './test-pools.repository.ts';
import { readTestPool } from './test-pools.read-model.ts';
import { statusOf, type TestPoolRow } from './test-pool.table.ts';

/**
 * Fields that say whose pool it is and what its members have to have: they stay once there are some. Each
 * stands before those that change with it and may not be shown then.
 */
const settled = [
  'companyId',
  'isTestPoolForCompany',
  'locationId',
  'isRegulated',
  'testingAgencyId',
] as const;

const notEditable = (): Refusal => new Refusal('TEST_POOL_NOT_EDITABLE');

/** The company and the location must be the caller's, exist, and belong together. */
async function refuseStrangers({ tx }: Context, pool: CompletePool): Promise<void> {
  const { companyId, locationId } = pool;
  const company = await tx.row(
    sql`select 1 as found from companies where id = ${companyId} and deleted_at is null`,
  );
  if (company === null) throw Refusal.fields(fieldError(['companyId'], 'INVALID'));
  if (locationId === null) return;
  const location = await tx.row(sql`select 1 as found from locations
    where id = ${locationId} and company_id = ${companyId} and deleted_at is null`);
  if (location === null) throw Refusal.fields(fieldError(['locationId'], 'INVALID'));
}

async function complete(context: Context, pool: TestPoolInput): Promise<CompletePool> {
  const regulators = await regulatorsOn(context.tx, pool.programStartDate);
  const completed = completeTestPool(pool, regulators, todayOf(context));
  await refuseStrangers(context, completed);
  return completed;
}

/**
 * Creates a pool, with the seeds of its draws, whose first link is published before there is a member.
 * @throws Refusal NAME_ALREADY_EXISTS, or field failures
 */
export async function createTestPool(
  context: Context,
  secrets: SecretBox,
  input: TestPoolInput,
): Promise<TestPool> {
  const pool = await complete(context, input);
  const fresh = { latestRunDate: null, drugTarget: null, alcoholTarget: null };
  const id = await insertTestPool(context.tx, pool, columnsOf(pool, fresh));
  const created = await readTestPool(context, id);
  context.audit({
    action: 'testPool.created',
    entity: 'testPool',
    entityId: id,
    companyId: pool.companyId,
    changes: changesOfNew(created),
  });
  await startSeedChain(context, secrets, { ...pool, id });
  return created;
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
  const row = await lockTestPool(context.tx, id, version);
  if (statusOf(row, todayOf(context)) !== 'ACTIVE') throw notEditable();
  return row;
}

function refuseMoving(row: TestPoolRow, before: TestPool, after: CompletePool): void {
  if (row.active_member_count + row.removed_member_count === 0) return;
  const moved = settled.find((field) => before[field] !== after[field]);
  if (moved === undefined) return;
  throw Refusal.fields(fieldError([moved], 'INVALID', {}, errorTexts.poolHasMembers));
}

/** What the draws so far came to still holds when neither targets nor programme change. */
const programme = [
  'targetType',
  'drugPercentage',
  'alcoholPercentage',
  'modality',
  'programStartDate',
  'programEndDate',
] as const;

const target = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * Replaces the editable fields of a pool, or changes those that are given.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateTestPool(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateTestPoolInput> | z.output<typeof PatchTestPoolInput>,
): Promise<TestPool> {
  const row = await lockEditablePool(context, id, version);
  const before = await readTestPool(context, id);
  const pool = await complete(context, { ...before, ...input });
  refuseMoving(row, before, pool);
  const same = programme.every((field) => before[field] === pool[field]);
  const drawn = {
    latestRunDate: before.latestRunDate,
    drugTarget: same ? target(row['yearly_drug_target']) : null,
    alcoholTarget: same ? target(row['yearly_alcohol_target']) : null,
  };
  await updateTestPoolRow(context.tx, id, pool, columnsOf(pool, drawn));
  const after = await readTestPool(context, id);
  context.audit({
    action: 'testPool.updated',
    entity: 'testPool',
    entityId: id,
    companyId: pool.companyId,
    changes: changesBetween(before, after),
  });
  return after;
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
  const row = await lockTestPool(context.tx, id);
  const status = statusOf({ ...row, deactivated_at: null }, todayOf(context));
  if (status !== 'ACTIVE') throw notEditable();
  if ((row.deactivated_at !== null) === deactivated) return readTestPool(context, id);
  const at = deactivated ? context.now.toISOString() : null;
  await updateTestPoolRow(context.tx, id, {}, { deactivated_at: at });
  context.audit({
    action: deactivated ? 'testPool.deactivated' : 'testPool.activated',
    entity: 'testPool',
    entityId: id,
    companyId: row.company_id,
  });
  return readTestPool(context, id);
}
