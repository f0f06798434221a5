import type { LoaderFunctionArgs } from 'react-router-dom';
import type { UserType } from '@assay/schema/common/role-names';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { profilePaths } from '../../config/features/profile.ts';
import { userPaths } from '../../config/features/users.ts';
import { personName } from '../../domain/person-name.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { DeleteUserDocument, UserDetailDocument } from './user.generated.ts';

/** The screens of each kind of users. */
export const pathsOf = { MD: userPaths.md, CLIENT: userPaths.client } as const;

/** Where the screens of one user are. */
export const userLinks = (type: UserType, id: string) => linksOf(pathsOf[type], { id });

/** The pages of a user that the viewer may change. */
export const userTabs = ({ id, type }: { id: string; type: UserType }): TabLink[] => [
  { label: 'Profile', to: userLinks(type, id).detail, end: true },
  { label: 'History', to: userLinks(type, id).history },
];

/** A client user edits the own account in the own profile (O s2). */
export const editLink = ({ id, type, isSelf }: { id: string; type: UserType; isSelf: boolean }) =>
  isSelf && type === 'CLIENT' ? profilePaths.edit : userLinks(type, id).edit;

const recordIn = (type: UserType) =>
  recordRoute({
    document: UserDetailDocument,
    ask: ({ params }: LoaderFunctionArgs) => ({
      variables: { id: requireRecordId(params['id']) },
      otherwise: userPaths.home,
      place: type,
    }),
    // Each kind has addresses of its own.
    record: ({ user }, place: UserType) => (user?.type === place ? user : null),
    name: personName,
  });

/** A user by the id of the address, of each kind. */
export const userRecords = { md: recordIn('MD'), client: recordIn('CLIENT') };

/** The user of the open page, of whatever kind. */
export const userRecord = userRecords.client;

/** Why the own account cannot be deleted, locked or reset (O s4). */
export const SELF_HINT = 'You cannot do this to your own account.';

/** With the documented question (O s8). */
export const userDeletion: DeletionOf<{ id: string; firstName: string; lastName: string }> = {
  send: async (id) => (await sendMutation(DeleteUserDocument, { id })).deleteUser,
  list: 'users',
  nameOf: personName,
  question: () => 'Are you sure to delete this user?',
  done: () => 'User was deleted successfully.',
};
