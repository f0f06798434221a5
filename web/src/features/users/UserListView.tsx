import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Link, useLoaderData, useMatch, useRevalidator } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ListData } from '../../components/data-table/ListData.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { TabNav } from '../../components/page/TabNav.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { BulkListScreen } from '../../components/ticks/BulkListScreen.tsx';
import { importsUsers, userPaths } from '../../config/features/users.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { userActs } from './user-acts.ts';
import { useAccountActions } from './use-account-actions.ts';
import type { UserListQuery } from './user-list.generated.ts';
import type { UserListRouteData } from './user-list-loader.ts';
import { adminUsers, clientUsers, companyUsers, ownUsers } from './user-list.tsx';
import { editLink, SELF_HINT, userDeletion, userLinks } from './user-record.ts';

const countText = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count.toLocaleString('en-US')})`;

/** The kinds of users that the viewer may see, each with how many there are (O s2). */
function UserTabs({ data, hasAdmins }: { data: UserListQuery | null; hasAdmins: boolean }) {
  const admins = {
    label: countText('Admin Users', data?.admins?.totalCount),
    to: userPaths.md.list,
  };
  const clients = {
    label: countText('Client Users', data?.clients?.totalCount),
    to: userPaths.client.list,
  };
  return <TabNav label="Kinds of users" tabs={hasAdmins ? [admins, clients] : [clients]} />;
}

/** Internal users, client users, or the people of one company: the list, its row actions and deletion. */
export function UserListView() {
  const { list, companyId, within } = useLoaderData<UserListRouteData>();
  const { revalidate } = useRevalidator();
  const can = useCan();
  const isAdmins = useMatch(userPaths.md.list) !== null;
  const account = useAccountActions(() => void revalidate());
  const isClient = useViewer().profile.company !== null;
  const managed = isClient ? ownUsers : clientUsers;
  const of = companyId === null ? (isAdmins ? adminUsers : managed) : companyUsers;
  const create = companyId === null ? '' : `?company=${companyId}`;
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <>
          <BulkListScreen
            kind="User"
            acts={can('UNLOCK_ACCOUNT') ? userActs : []}
            {...of}
            {...result}
            page={data?.users}
            within={within}
            isTab={companyId !== null}
            above={companyId === null && <UserTabs data={data} hasAdmins={can('READ_ALL_USERS')} />}
            href={({ id, type }) => userLinks(type, id).detail}
            deletion={userDeletion}
            actions={(user, { edit, remove }) => [
              user.viewerCanUpdate === true && edit(editLink(user)),
              ...account.entriesOf(user),
              (user.viewerCanDelete === true || (user.isSelf && can('DELETE_USER'))) &&
                remove(user.isSelf ? SELF_HINT : undefined),
            ]}
            buttons={
              companyId === null &&
              can(...importsUsers.anyOf) && (
                <Button asChild variant="outline" colorPalette="gray">
                  <Link to={userPaths.import}>
                    <FileUp size={16} aria-hidden /> Bulk import users
                  </Link>
                </Button>
              )
            }
            create={
              isAdmins
                ? can('CREATE_MD_USER') && (
                    <CreateLink to={userPaths.md.create}>Create Admin User</CreateLink>
                  )
                : can('CREATE_COMPANY_USER') && (
                    <CreateLink to={`${userPaths.client.create}${create}`}>
                      Create Client User
                    </CreateLink>
                  )
            }
          />
          <ConfirmDialog {...account.dialog} />
        </>
      )}
    </ListData>
  );
}
