import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { UserType } from '@assay/schema/common/role-names';
import type { ListFilter } from '@assay/schema/core/list';
import { userList } from '@assay/schema/users/user.list';
import { myCompanyPaths } from '../../config/features/companies.ts';
import { seesAdminUsers, seesClientUsers, userPaths } from '../../config/features/users.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { allows, loadViewer } from '../../lib/viewer/viewer.ts';
import {
  UserListDocument,
  type UserListQuery,
  type UserListQueryVariables,
} from './user-list.generated.ts';

export interface UserListRouteData extends ListRouteData<UserListQuery, UserListQueryVariables> {
  /** Company whose people are listed; null for those of all. */
  companyId: string | null;
  within: readonly ListFilter[];
}

type Counts = Pick<UserListQueryVariables, 'withAdmins' | 'withClients'>;

function start(
  { request }: LoaderFunctionArgs,
  within: readonly ListFilter[],
  counts: Counts,
  companyId: string | null,
): UserListRouteData {
  const state = readListState(userList, new URL(request.url).searchParams);
  const asked = listVariables<UserListQueryVariables>(userList, state, within);
  return { companyId, within, list: preloadQuery(UserListDocument, { ...asked, ...counts }) };
}

/** Users of a kind, with how many there are of each that the viewer may see: the tabs say it (O s2). */
export const userListLoader = (type: UserType) => async (args: LoaderFunctionArgs) => {
  const withAdmins = allows(await loadViewer(), seesAdminUsers);
  return start(args, [fieldIs('type', type)], { withAdmins, withClients: true }, null);
};

/** Users of the company of the address, or of the client user's own. */
export async function companyUserLoader(args: LoaderFunctionArgs): Promise<UserListRouteData> {
  const id = args.params['companyId'] ?? (await loadViewer()).profile.company?.id;
  const companyId = requireRecordId(id);
  const counts = { withAdmins: false, withClients: false };
  return start(args, [fieldIs('companyId', companyId)], counts, companyId);
}

/** User management opens with the first tab that the viewer may see; who has none sees people below the own company. */
export async function userHomeLoader(): Promise<Response> {
  const viewer = await loadViewer();
  if (allows(viewer, seesAdminUsers)) return redirect(userPaths.md.list);
  return redirect(allows(viewer, seesClientUsers) ? userPaths.client.list : myCompanyPaths.users);
}
