import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays, periodsOf } from '@assay/draw/periods';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { appendAudit, type AuditEntry } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { SecretBox } from '../../core/secrets/secret-box.ts';
import { drawRun } from '../../modules/selection-runs/draw-run.ts';
import { numbersAt } from '../../modules/selection-runs/period-numbers.ts';
import { countSelected } from '../../modules/selection-runs/run-participants.repository.ts';
import { startSeedChain } from '../../modules/test-pools/seed-chains.service.ts';
import { noteDraws } from '../../modules/test-pools/note-draws.service.ts';
import { readTestPool } from '../../modules/test-pools/test-pools.read-model.ts';
import { drawsOf, isWaiting } from './demo-pools.ts';
import { seededRandom } from './random.ts';
import { demoRoot, UNSEALED } from './seal-demo-chains.ts';
import type { OrderPlace } from './make-tests.ts';
import { seedDrawnTests } from './seed-drawn-tests.ts';
import { orderPlaces } from './seed-tests.ts';

/** Days after which nearly everybody who was drawn has been tested. */
const TESTED_AFTER = 21;

/**
 * What a draw needs to know of its request: who drew, and when. That is now, whatever day the run is for:
 * the audit log says so too, and a certificate that dates its draw back does not hold.
 */
const demoContext = (tx: Tx, tenantId: number, userId: number, entries: AuditEntry[]) =>
  ({
    tx,
    tenantId,
    viewer: { userId, homeTenantId: tenantId, timezone: 'UTC', type: 'MD' },
    now: new Date(),
    requestId: 'demo',
    clientIp: '127.0.0.1',
    audit: (entry: AuditEntry) => void entries.push(entry),
  }) as unknown as Context;

/** Seals nothing: an installation seals the demo's seeds with a key of its own (ADR 43). */
const demoBox = (tenantId: number, poolId: number): SecretBox =>
  Object.assign(new SecretBox(randomBytes(32)), {
    seal: () => UNSEALED,
    open: () => demoRoot(tenantId, poolId),
  });

/** Days on which a pool was drawn: some days into each period that has begun, not always the latest. */
function daysOf(pool: TestPool, today: string): string[] {
  const { programStartDate: start, programEndDate: end, modality } = pool;
  const days = periodsOf(start, end, modality)
    .map((period) => {
      const passed = isWaiting(pool.name) ? 0 : (pool.id * 3 + period.number) % 6;
      const day = addDays(period.start, passed);
      return day > period.end ? period.end : day;
    })
    .filter((day) => day <= today);
  const draws = drawsOf(pool.name);
  if (draws !== null) return days.slice(0, draws);
  // Some pools have their latest draw yet to come, so that there is something to do.
  return pool.id % 4 === 1 && pool.status === 'ACTIVE' ? days.slice(0, -1) : days;
}

/** Some of those who were drawn some time ago were excused. */
async function excuseSome(tx: Tx, runId: number): Promise<void> {
  await tx.run(sql`update run_participants set selection_status = 'EXCUSED', excusal_reason =
      case when member_id % 2 = 0 then 'Out' else 'Sick' end, version = version + 1
    where run_id = ${runId} and member_id % 23 = 0 and selection_status like 'SELECTED%'`);
  await countSelected(tx, runId);
}

async function drawPool(
  tx: Tx,
  {
    tenantId,
    userId,
    poolId,
    today,
    places,
  }: {
    tenantId: number;
    userId: number;
    poolId: number;
    today: string;
    places: readonly OrderPlace[];
  },
): Promise<void> {
  const secrets = demoBox(tenantId, poolId);
  const random = seededRandom(100 * tenantId + poolId);
  const entries: AuditEntry[] = [];
  const context = demoContext(tx, tenantId, userId, entries);
  const pool = await readTestPool(context, poolId);
  await startSeedChain(context, secrets, pool, { root: demoRoot(tenantId, poolId) });
  await appendAudit(tx, entries.splice(0), {
    actor: { userId, homeTenantId: tenantId },
    requestId: 'demo',
    clientIp: '127.0.0.1',
  });
  const days = daysOf(pool, today);
  const waiting = isWaiting(pool.name) ? days.at(-1) : undefined;
  for (const runDate of days) {
    const { moment, drugs, alcohol } = await numbersAt(context, pool, runDate, 'runDate');
    const runId = await drawRun(context, secrets, {
      pool,
      runDate,
      period: moment.period,
      periods: moment.periods.length,
      override: false,
      drugs,
      alcohol,
      alternates: pool.alternatesAmount ?? 0,
    });
    if (runDate === waiting || addDays(runDate, TESTED_AFTER) > today) continue;
    await excuseSome(tx, runId);
    await seedDrawnTests(tx, random, places, runId);
  }
  await noteDraws(context, poolId);
}

/** Draws of last year and of this one so far from the demo's pools, by the very rules of a draw; of pools without a seed chain. */
export async function seedRuns(database: Database, today: string): Promise<void> {
  for (const tenantId of [1, 2]) {
    const pools = await inTransaction(database, { tenantId }, (tx) =>
      tx.rows<{ id: number; user_id: number }>(sql`
        select p.id, u.id as user_id from test_pools p
        join users u on u.username like 'super@%' and u.role = 'SUPER_ADMIN'
        where not exists (select 1 from pool_seed_chains c where c.test_pool_id = p.id) order by p.id`),
    );
    const places = await inTransaction(database, { tenantId }, orderPlaces);
    for (const { id: poolId, user_id: userId } of pools)
      await inTransaction(database, { tenantId }, (tx) =>
        drawPool(tx, { tenantId, userId, poolId, today, places }),
      );
  }
}
