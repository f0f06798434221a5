import { useFragment } from '@apollo/client/react';
import { RotateCcw, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import type { MemberKind } from '@assay/schema/test-pools/member-rules';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member';
import { ListData, type ListResult } from '../../components/data-table/ListData.tsx';
import { editAction, type RowActions } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { download } from '../../lib/files/download.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { toastError } from '../../lib/toasts.ts';
import { memberFiles, memberLinks } from './member-links.ts';
import type { memberListLoader } from './member-list-loader.ts';
import {
  MemberPoolKindFragmentDoc,
  type PoolMemberListQuery,
  type PoolMemberRowFragment,
} from './member-list.generated.ts';
import { memberTexts } from './member-texts.ts';
import { MemberListPage } from './MemberListPage.tsx';
import { useMemberStatus } from './use-member-status.ts';

/** A failure of the server has its documented sentence; others say more themselves. */
const told = ({ error, ...result }: ListResult<PoolMemberListQuery>) => ({
  ...result,
  error:
    error?.message === errorText('INTERNAL_ERROR')
      ? { ...error, message: memberTexts.listFailed }
      : error,
});

/** What the head of the pool knows of it already, so that the heads of the list do not change when it arrives. */
function useKnownKind(poolId: string): MemberKind {
  const { data } = useFragment({
    fragment: MemberPoolKindFragmentDoc,
    from: { __typename: 'TestPool', id: poolId },
  });
  return {
    isRegulated: data.isRegulated === true,
    isTestPoolForCompany: data.isTestPoolForCompany === true,
  };
}

/** Members of a pool: the list with its address, row actions, removal and download. */
export function MemberListView() {
  const { list, poolId } = useLoaderData<typeof memberListLoader>();
  const kind = useKnownKind(poolId);
  const url = useListUrl(testPoolMemberList);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [downloading, setDownloading] = useState(false);
  const status = useMemberStatus(() => void revalidate());

  const save = async (): Promise<void> => {
    setDownloading(true);
    try {
      await download(memberFiles.download(poolId), 'Members.csv');
    } catch {
      toastError(memberTexts.downloadFailed);
    } finally {
      setDownloading(false);
    }
  };
  const actionsOf =
    (canManage: boolean) =>
    (row: PoolMemberRowFragment): RowActions =>
      canManage
        ? [
            !row.deleted && editAction(() => void navigate(memberLinks(poolId).edit(row.id))),
            !row.deleted && {
              id: 'remove',
              label: 'Remove',
              icon: UserMinus,
              destructive: true,
              onSelect: () => status.askToRemove(row),
            },
            row.deleted && {
              id: 'undo',
              label: 'Undo Remove',
              icon: RotateCcw,
              onSelect: () => void status.restore(row),
            },
          ]
        : [];

  return (
    <>
      <ListData from={list}>
        {(result) => (
          <MemberListPage
            {...told(result)}
            pool={result.data?.testPool ?? null}
            kind={result.data?.testPool ?? kind}
            url={url}
            actions={actionsOf(result.data?.testPool?.viewerCanManageMembers === true)}
            onDownload={() => void save()}
            downloading={downloading}
          />
        )}
      </ListData>
      <ConfirmDialog {...status.dialog} />
    </>
  );
}
