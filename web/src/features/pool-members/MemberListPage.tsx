import { Button, Flex, Text } from '@chakra-ui/react';
import { Download, FileUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MemberKind } from '@assay/schema/test-pools/member-rules';
import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { memberColumns } from './member-columns.tsx';
import { memberFilters } from './member-filters.ts';
import { memberLinks } from './member-links.ts';
import type {
  MemberPoolFragment,
  PoolMemberListQuery,
  PoolMemberRowFragment,
} from './member-list.generated.ts';
import { memberName } from './use-member-status.ts';

interface MemberListPageProps extends ListPageProps<PoolMemberListQuery, PoolMemberRowFragment> {
  /** Null until the list is here. */
  pool: MemberPoolFragment | null;
  kind: MemberKind;
  onDownload: () => void;
  downloading: boolean;
}

/** The members of a pool, below the pool's head. */
export function MemberListPage({
  data,
  pool,
  kind,
  onDownload,
  downloading,
  ...list
}: MemberListPageProps) {
  const members = data?.testPoolMembers ?? null;
  const links = pool && memberLinks(pool.id, pool.isRegulated);
  const create = links && pool?.viewerCanManageMembers && (
    <CreateLink to={links.create}>Create Member</CreateLink>
  );
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
        <Text textStyle="sm" color="fg.muted" minHeight="5">
          {countText(members?.totalCount, 'member', 'members')}
        </Text>
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            loading={downloading}
            loadingText="Download Members"
            onClick={onDownload}
          >
            <Download size={16} aria-hidden /> Download Members
          </Button>
          {create && (
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <Link to={links.import}>
                <FileUp size={16} aria-hidden /> Import Members
              </Link>
            </Button>
          )}
          {create}
        </Flex>
      </Flex>
      <ListCard
        {...list}
        id="pool-members"
        label="Members"
        search={kind.isRegulated ? 'Search name' : 'Search name or ID number'}
        filters={memberFilters(kind)}
        columns={memberColumns(kind)}
        data={members}
        rowLabel={memberName}
        isInactive={({ deleted }) => deleted}
        create={create}
      />
    </>
  );
}
