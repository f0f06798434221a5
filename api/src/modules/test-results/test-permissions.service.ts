import { nextToSign } from '@assay/schema/acknowledgments/acknowledgment-words';
import type { Permission } from '@assay/schema/permissions';
import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { readTestResult } from './read-test-result.read-model.ts';

/** The permissions that say something about a test (contract §2), each with the one that has to be held for it. */
const neededFor = {
  VIEW_INSTANT_TEST: 'VIEW_INSTANT_TEST',
  CONFIRM_INSTANT_TEST: 'CONFIRM_INSTANT_TEST',
  CREATE_LAB_RESULT: 'CREATE_LAB_RESULT',
  DELETE: 'DELETE_TEST_RESULT',
  DOWNLOAD_TEST_RESULT: 'DOWNLOAD_TEST_RESULT',
  SIGN_ACKNOWLEDGMENT: 'SIGN_ACKNOWLEDGMENT',
  REFRESH_MRO_RESULT: 'REFRESH_MRO_RESULT',
} as const satisfies Partial<Record<Permission, Permission>>;

/** Those that a test has to be in the right state for. */
const isInState: Partial<Record<Permission, (test: TestResult) => boolean>> = {
  CONFIRM_INSTANT_TEST: ({ testStatus }) => testStatus === 'PENDING_CONFIRMATION',
  SIGN_ACKNOWLEDGMENT: (test) => nextToSign(test) !== null,
  REFRESH_MRO_RESULT: ({ testType }) => testType === 'LAB',
};

/**
 * The caller's permissions on one test (contract §2). They follow from what everybody may know of it, so that they tell
 * nothing of a result that is not released.
 * @throws Refusal RESOURCE_NOT_FOUND, also for who sees no tests
 */
export async function readTestPermissions(
  context: Context,
  id: number,
): Promise<{ results: Permission[] }> {
  const { permissions } = context.viewer;
  if (!permissions.has('VIEW_TEST_RESULTS')) throw Refusal.notFound();
  const test = await readTestResult(context, id, { asReleased: true });
  const names = Object.keys(neededFor) as (keyof typeof neededFor)[];
  return {
    results: names.filter(
      (name) => permissions.has(neededFor[name]) && (isInState[name]?.(test) ?? true),
    ),
  };
}
