import { nextToSign } from '@assay/schema/acknowledgments/acknowledgment-words';
import type { Permission } from '@assay/schema/permissions';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import { statesOf, type TestState } from './test-permissions.read-model.ts';

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
const isInState: Partial<Record<Permission, (test: TestState) => boolean>> = {
  CONFIRM_INSTANT_TEST: ({ testStatus }) => testStatus === 'PENDING_CONFIRMATION',
  SIGN_ACKNOWLEDGMENT: (test) => nextToSign(test) !== null,
  REFRESH_MRO_RESULT: ({ testType }) => testType === 'LAB',
};

/**
 * The caller's permissions on each of some tests (contract §2, decision 13); tests that are out of sight are left out. They
 * follow from what everybody may know of a test, so that they tell nothing of a result that is not released.
 */
export async function permissionsOfTests(
  { tx, viewer: { permissions } }: Context,
  ids: readonly number[],
): Promise<{ id: number; permissions: Permission[] }[]> {
  if (!permissions.has('VIEW_TEST_RESULTS')) return [];
  const names = Object.keys(neededFor) as (keyof typeof neededFor)[];
  const held = names.filter((name) => permissions.has(neededFor[name]));
  return (await statesOf(tx, ids)).map((test) => ({
    id: test.id,
    permissions: held.filter((name) => isInState[name]?.(test) ?? true),
  }));
}

/** The same of one test. @throws Refusal RESOURCE_NOT_FOUND, also for who sees no tests */
export async function readTestPermissions(
  context: Context,
  id: number,
): Promise<{ results: Permission[] }> {
  const [test] = await permissionsOfTests(context, [id]);
  return { results: found(test).permissions };
}
