import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { profileLoader } from '../../features/profile/profile-loader.ts';
import type { RouteHandle } from '../route-handle.ts';

/** The own profile (P s2). Any other path below it leads to it. */
export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile.view,
    handle: { crumb: 'My Profile' } satisfies RouteHandle,
    children: [
      {
        index: true,
        loader: profileLoader,
        lazy: async () => ({
          Component: (await import('../../features/profile/ProfileView.tsx')).ProfileView,
        }),
      },
      {
        path: paths.profile.edit,
        handle: { crumb: 'Edit My Profile' } satisfies RouteHandle,
        loader: profileLoader,
        lazy: async () => ({
          Component: (await import('../../features/profile/EditProfileView.tsx')).EditProfileView,
        }),
      },
      {
        path: paths.profile.changePassword,
        handle: { crumb: 'Change Password' } satisfies RouteHandle,
        lazy: async () => ({
          Component: (await import('../../features/profile/ChangePasswordView.tsx'))
            .ChangePasswordView,
        }),
      },
      { path: `${paths.profile.view}/*`, loader: () => redirect(paths.profile.view) },
    ],
  },
];
