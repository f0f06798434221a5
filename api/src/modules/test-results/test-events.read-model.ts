import { sql } from 'drizzle-orm';
import type { TestEvent } from '@assay/schema/test-results/test-result';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { isTestVisible } from './test-cases.repository.ts';

/**
 * Steps of a test by their times, as far as the caller may know of them (decision 40).
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readTestEvents(
  { tx }: Context,
  id: number,
): Promise<{ results: TestEvent[] }> {
  if (!(await isTestVisible(tx, id))) throw Refusal.notFound();
  const results = await tx.rows<TestEvent>(sql`
    select kind, at, actor, source, note from test_events where test_result_id = ${id} order by at, id`);
  return { results };
}
