import { Button } from '@chakra-ui/react';
import { LockOpen, Mail } from 'lucide-react';
import { Outlet, useNavigate, useRevalidator } from 'react-router-dom';
import { deleteAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useDeletion } from '../../components/dialogs/use-deletion.ts';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { EmailLink } from '../../domain/contact/contact-links.tsx';
import { personName } from '../../domain/person-name.ts';
import { useAccountActions } from './use-account-actions.ts';
import { editLink, pathsOf, SELF_HINT, userDeletion, userRecord, userTabs } from './user-record.ts';
import type { UserPartsFragment } from './user.generated.ts';
import { kindNames, stateOf } from './user-words.ts';
import { CompanyLink } from './UserPage.tsx';

/** What can be done with an account; the next step is the filled button. */
function UserActions({ user }: { user: UserPartsFragment }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const can = useCan();
  const account = useAccountActions(() => void revalidate());
  const deletion = useDeletion(
    userDeletion,
    () => void navigate(pathsOf[user.type].list, { replace: true }),
  );
  const next = user.viewerCanUnlock ? 'unlock' : user.viewerCanInvite ? 'invite' : undefined;
  const showsDelete = user.viewerCanDelete === true || (user.isSelf && can('DELETE_USER'));
  return (
    <>
      {user.viewerCanUpdate === true && <EditLink to={editLink(user)} main={next === undefined} />}
      {next !== undefined && (
        <Button onClick={() => account.ask(next, user)}>
          {next === 'unlock' ? <LockOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
          {next === 'unlock' ? 'Unlock' : 'Invite again'}
        </Button>
      )}
      <OverflowMenu
        actions={[
          ...account.entriesOf(user, next),
          showsDelete &&
            deleteAction(() => deletion.ask(user), user.isSelf ? SELF_HINT : undefined),
        ]}
      />
      <ConfirmDialog {...account.dialog} />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}

/** Head of the pages of a user, with a tab for each; the page of the tab stands below. */
export function UserLayout() {
  const user = userRecord.useRecord();
  const { tone, text } = stateOf(user);
  return (
    <>
      <RecordHead
        title={kindNames[user.type]}
        name={personName(user)}
        status={<StatusBadge tone={tone}>{text}</StatusBadge>}
        facts={[
          user.roleAssignment?.name ?? 'No role',
          user.company && <CompanyLink key="company" company={user.company} />,
          user.jobTitle,
          <EmailLink key="username" address={user.username} />,
        ]}
        actions={<UserActions user={user} />}
        tabs={user.viewerCanUpdate === true ? userTabs(user) : []}
      />
      <Outlet />
    </>
  );
}
