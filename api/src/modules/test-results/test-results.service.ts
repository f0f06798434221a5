import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Context } from '../../core/context.ts';
import { isMroStaff } from '../../core/database/beyond-the-wall.ts';
import { noteEvent } from './test-events.repository.ts';
import { readTestResult } from './read-test-result.read-model.ts';
import { lockResult, settleCase } from './test-results.repository.ts';
import { hideTest, markViewed } from './test-views.repository.ts';
import { viewerAsActor } from './viewer-as-actor.read-model.ts';

/**
 * Opens a test: marks it as viewed by the caller, and notes so once a day. What MRO staff look at before it is released is
 * known to MRO staff alone.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function openTestResult(context: Context, id: number): Promise<TestResult> {
  const { tx, now, viewer, tenantId } = context;
  const test = await readTestResult(context, id);
  if (await markViewed(context, id))
    await noteEvent(tx, {
      testResultId: id,
      kind: 'VIEWED',
      at: now,
      actor: await viewerAsActor(context),
      source: 'portal',
      isMroOnly: isMroStaff(viewer, tenantId),
    });
  return test;
}

/**
 * Takes a test out of the lists; its record stays (decision 14), and its case ends when nothing else of it is open.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function deleteTestResult(context: Context, id: number): Promise<void> {
  const { tx } = context;
  const row = await lockResult(tx, id);
  await hideTest(context, id);
  await settleCase(tx, row.test_case_id);
  context.audit({
    action: 'testResult.deleted',
    entityId: id,
    companyId: row.company_id,
    changes: { testStatus: { before: row.test_status } },
  });
}
