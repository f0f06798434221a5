import type { RouteObject } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import {
  editedMemberLoader,
  memberImportLoader,
  newMemberLoader,
} from '../../features/pool-members/member-form-loader.ts';
import { page } from '../page.ts';

const access = { anyOf: ['MANAGE_TEST_POOL_MEMBERS'] } as const;

const importPage = (path: string, isRegulated: boolean): RouteObject =>
  page(
    { path, crumb: 'Import Members', access, load: memberImportLoader(isRegulated) },
    () => import('../../features/pool-members/ImportMembersView.tsx'),
  );

/** Forms and imports of members, on pages of their own. */
export const poolMemberPages: RouteObject[] = [
  page(
    { path: testPoolPaths.createMember, crumb: 'Create Member', access, load: newMemberLoader },
    () => import('../../features/pool-members/CreateMemberView.tsx'),
  ),
  page(
    { path: testPoolPaths.editMember, crumb: 'Edit Member', access, load: editedMemberLoader },
    () => import('../../features/pool-members/EditMemberView.tsx'),
  ),
  importPage(testPoolPaths.importRegulatedMembers, true),
  importPage(testPoolPaths.importUnregulatedMembers, false),
];
