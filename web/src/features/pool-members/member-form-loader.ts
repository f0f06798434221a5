import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { toastError } from '../../lib/toasts.ts';
import {
  EditedPoolMemberDocument,
  MemberFormPoolDocument,
  type EditedMemberFragment,
  type MemberFormPoolPartsFragment,
} from './member-form.generated.ts';
import { MemberImportPoolDocument } from './member-import.generated.ts';
import { memberLinks } from './member-links.ts';
import type { MemberPoolFragment } from './member-list.generated.ts';
import { memberTexts } from './member-words.ts';

/** What a form of a member needs to know of its pool. */
export interface MemberFormContext {
  pool: MemberFormPoolPartsFragment;
}

const poolIdOf = ({ params }: LoaderFunctionArgs): string => params['id'] ?? '';

const listOf = (poolId: string) => memberLinks(poolId).list;

function leaveWith(message: string, poolId: string): never {
  toastError(message);
  throw redirect(listOf(poolId));
}

const failure = (poolId: string) => ({
  otherwise: listOf(poolId),
  failed: memberTexts.loadFailed,
});

function contextOf(pool: MemberFormPoolPartsFragment): MemberFormContext {
  if (!pool.viewerCanManageMembers) leaveWith(errorText('TEST_POOL_NOT_EDITABLE'), pool.id);
  if (pool.isRegulated && pool.testingAgency === null)
    leaveWith(memberTexts.categoriesFailed, pool.id);
  return { pool };
}

/** What a record's loader has made sure of. */
function existing<T>(record: T | null): T {
  if (record === null) throw new Error('The loader let a missing record pass.');
  return record;
}

/** Loader of the form of a new member. A pool that cannot be changed leads back to its members. */
export async function newMemberLoader(args: LoaderFunctionArgs): Promise<MemberFormContext> {
  const poolId = poolIdOf(args);
  const { testPool } = await loadPrivately(
    MemberFormPoolDocument,
    { poolId },
    { ...failure(poolId), found: (data) => data.testPool !== null },
  );
  return contextOf(existing(testPool));
}

/** Loader of the form of a stored member. */
export async function editedMemberLoader(
  args: LoaderFunctionArgs,
): Promise<MemberFormContext & { member: EditedMemberFragment }> {
  const poolId = poolIdOf(args);
  const { testPool, testPoolMember } = await loadPrivately(
    EditedPoolMemberDocument,
    { poolId, id: args.params['memberId'] ?? '' },
    {
      ...failure(poolId),
      found: (data) => data.testPoolMember?.testPool?.id === poolId && data.testPool !== null,
    },
  );
  return { ...contextOf(existing(testPool)), member: existing(testPoolMember) };
}

/** Loader of the import into a regulated or an unregulated pool; the address of the other kind leads there. */
export const memberImportLoader =
  (isRegulated: boolean) =>
  async (args: LoaderFunctionArgs): Promise<{ pool: MemberPoolFragment }> => {
    const poolId = poolIdOf(args);
    const { testPool } = await loadPrivately(
      MemberImportPoolDocument,
      { poolId },
      { ...failure(poolId), found: (data) => data.testPool !== null },
    );
    const pool = existing(testPool);
    if (!pool.viewerCanManageMembers) leaveWith(errorText('TEST_POOL_NOT_EDITABLE'), poolId);
    if (pool.isRegulated !== isRegulated)
      throw redirect(memberLinks(poolId, pool.isRegulated).import);
    return { pool };
  };
