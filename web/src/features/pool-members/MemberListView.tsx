import { useFragment } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Download, FileUp, RotateCcw, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import { ListData, type ListResult } from '../../components/data-table/ListData.tsx';
import type { RowAction, RowActions } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { BulkListScreen } from '../../components/ticks/BulkListScreen.tsx';
import { personName } from '../../domain/person-name.ts';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';
import { memberActs } from './member-acts.tsx';
import { memberColumns, type MemberListKind } from './member-columns.tsx';
import { memberFilters } from './member-filters.ts';
import { memberFiles, memberLinks } from './member-links.ts';
import type { memberListLoader } from './member-list-loader.ts';
import {
  MemberPoolKindFragmentDoc,
  type PoolMemberListQuery,
  type PoolMemberRowFragment,
} from './member-list.generated.ts';
import { memberTexts } from './member-words.ts';
import { useMemberStatus } from './use-member-status.ts';

/** A failure of the server has its documented sentence; others say more themselves. */
const told = ({ error, ...result }: Omit<ListResult<PoolMemberListQuery>, 'data'>) => ({
  ...result,
  error:
    error?.message === errorText('INTERNAL_ERROR')
      ? { ...error, message: memberTexts.listFailed }
      : error,
});

/** What the head of the pool knows of it already, so that the heads of the list do not change when it arrives. */
function useKnownKind(poolId: string): MemberListKind {
  const { data } = useFragment({
    fragment: MemberPoolKindFragmentDoc,
    from: { __typename: 'TestPool', id: poolId },
  });
  return {
    isRegulated: data.isRegulated === true,
    isTestPoolForCompany: data.isTestPoolForCompany === true,
    consortiumName: data.consortiumName ?? null,
  };
}

/** Members of a pool: the list with its address, row actions, removal and download. */
export function MemberListView() {
  const { list, poolId, within } = useLoaderData<typeof memberListLoader>();
  const kind = useKnownKind(poolId);
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
  const actions = (row: PoolMemberRowFragment, edit: (to: string) => RowAction): RowActions =>
    row.deleted
      ? [
          {
            id: 'undo',
            label: 'Undo Remove',
            icon: RotateCcw,
            onSelect: () => void status.restore(row),
          },
        ]
      : [
          edit(memberLinks(poolId).edit(row.id)),
          {
            id: 'remove',
            label: 'Remove',
            icon: UserMinus,
            destructive: true,
            onSelect: () => status.askToRemove(row),
          },
        ];

  return (
    <>
      <ListData from={list}>
        {({ data, ...result }) => {
          const { isRegulated, isTestPoolForCompany, consortiumName } = data?.testPool ?? kind;
          const shape = { isRegulated, isTestPoolForCompany, consortiumName };
          const manages = data?.testPool?.viewerCanManageMembers === true;
          const links = memberLinks(poolId, isRegulated);
          return (
            <BulkListScreen
              kind="Member"
              acts={manages ? memberActs : []}
              {...told(result)}
              page={data?.testPoolMembers}
              within={within}
              report="testpoolmembers"
              spec={testPoolMemberList}
              id="pool-members"
              title="Members"
              counted={['member', 'members']}
              isTab
              search={isRegulated ? 'Search name' : 'Search name or ID number'}
              filters={memberFilters(shape)}
              columns={memberColumns(shape)}
              rowLabel={personName}
              href={(row) => (manages && !row.deleted ? links.edit(row.id) : null)}
              actions={(row, { edit }) => (manages ? actions(row, edit) : [])}
              isInactive={({ deleted }) => deleted}
              buttons={
                <>
                  <Button
                    variant="outline"
                    colorPalette="gray"
                    loading={downloading}
                    loadingText="Download Members"
                    onClick={() => void save()}
                  >
                    <Download size={16} aria-hidden /> Download Members
                  </Button>
                  {manages && (
                    <Button asChild variant="outline" colorPalette="gray">
                      <Link to={links.import}>
                        <FileUp size={16} aria-hidden /> Import Members
                      </Link>
                    </Button>
                  )}
                </>
              }
              create={manages && <CreateLink to={links.create}>Create Member</CreateLink>}
            />
          );
        }}
      </ListData>
      <ConfirmDialog {...status.dialog} />
    </>
  );
}
