import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import {
  editedMemberLoader,
  memberImportLoader,
  newMemberLoader,
} from '../../features/pool-members/member-form-loader.ts';
import { memberListLoader } from '../../features/pool-members/member-list-loader.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';

const listPage = async () => ({
  Component: (await import('../../features/pool-members/MemberListView.tsx')).MemberListView,
});
const createPage = async () => ({
  Component: (await import('../../features/pool-members/CreateMemberView.tsx')).CreateMemberView,
});
const editPage = async () => ({
  Component: (await import('../../features/pool-members/EditMemberView.tsx')).EditMemberView,
});
const importPage = async () => ({
  Component: (await import('../../features/pool-members/ImportMembersView.tsx')).ImportMembersView,
});

const manages = { anyOf: ['MANAGE_TEST_POOL_MEMBERS'] } as const;

const importRoute = (path: string, isRegulated: boolean): RouteObject => ({
  path,
  handle: { crumb: 'Import Members' } satisfies RouteHandle,
  loader: requirePermission(manages, memberImportLoader(isRegulated)),
  lazy: importPage,
});

/** Members of a pool: the tab below the head of the pool. Who opens the pool sees them. */
export const poolMemberTabs: RouteObject[] = [
  {
    path: paths.testPools.members,
    handle: { crumb: 'Members' } satisfies RouteHandle,
    loader: memberListLoader,
    lazy: listPage,
  },
];

/** Forms and imports of members, on pages of their own. */
export const poolMemberPages: RouteObject[] = [
  {
    path: paths.testPools.createMember,
    handle: { crumb: 'Create Member' } satisfies RouteHandle,
    loader: requirePermission(manages, newMemberLoader),
    lazy: createPage,
  },
  {
    path: paths.testPools.editMember,
    handle: { crumb: 'Edit Member' } satisfies RouteHandle,
    loader: requirePermission(manages, editedMemberLoader),
    lazy: editPage,
  },
  importRoute(paths.testPools.importRegulatedMembers, true),
  importRoute(paths.testPools.importUnregulatedMembers, false),
];
