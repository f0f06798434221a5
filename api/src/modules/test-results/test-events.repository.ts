import { sql } from 'drizzle-orm';
import type { TestEventKind } from '@assay/schema/test-results/test-words';
import type { Tx } from '../../core/database/database.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Actor } from './test-cases.repository.ts';
import { noticeOf, testNoticeJob } from './test-notice.job.ts';

/** A step of a test. */
export interface TestEvent {
  testResultId: number;
  kind: TestEventKind;
  /** When it happened, which may be before it was noted. */
  at: Date | string;
  actor: Actor;
  /** Where it is known from: `portal`, the name of a connection, `import`. */
  source: string;
  /** A reason, or what a laboratory said of an order; never an outcome. */
  note?: string | null;
  /** Known to MRO staff alone; always so of REPORTED and VERIFIED (decision 40). */
  isMroOnly?: boolean;
}

/** The steps that only MRO staff know of, whatever the outcome. */
const walled: readonly TestEventKind[] = ['REPORTED', 'VERIFIED'];

/** Adds a step to the file of a test, with the job that tells people of it. What only MRO staff know needs their sight (`beyondTheWall`). */
export async function noteEvent(tx: Tx, event: TestEvent): Promise<void> {
  const { testResultId, kind, at, actor, source, note, isMroOnly = false } = event;
  await tx.run(sql`
    insert into test_events (test_result_id, kind, at, actor_user_id, actor, source, note, mro_only)
    values (${testResultId}, ${kind}, ${typeof at === 'string' ? at : at.toISOString()}::timestamptz, ${actor.userId},
      ${actor.name}, ${source}, ${note ?? null}, ${isMroOnly || walled.includes(kind)})`);
  const notice = noticeOf(event);
  if (notice !== null) await enqueue({ tx }, testNoticeJob, notice);
}
