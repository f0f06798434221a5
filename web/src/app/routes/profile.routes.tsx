import { redirect, type RouteObject } from 'react-router-dom';
import { profilePaths } from '../../config/features/profile.ts';
import { profileRecord } from '../../features/profile/profile-record.ts';
import { page, section } from '../page.ts';

const load = profileRecord.loader;

/** The own profile (P s2). Any other path below it leads to it. */
export const routes: RouteObject[] = [
  section(profilePaths.view, 'My Profile', [
    page({ load }, () => import('../../features/profile/ProfileView.tsx')),
    page(
      { path: profilePaths.edit, crumb: 'Edit My Profile', load },
      () => import('../../features/profile/EditProfileView.tsx'),
    ),
    page(
      { path: profilePaths.changePassword, crumb: 'Change Password' },
      () => import('../../features/profile/ChangePasswordView.tsx'),
    ),
    { path: `${profilePaths.view}/*`, loader: () => redirect(profilePaths.view) },
  ]),
];
