import { KeyRound, UserRound } from 'lucide-react';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const view = `${paths.dashboard}/profile` as const;

export const profilePaths = {
  view,
  edit: `${view}/edit`,
  changePassword: `${view}/change-password`,
} as const;

export const profile: Feature = {
  name: 'profile',
  prefixes: [view],
  menu: [
    { label: 'My Profile', group: 'My Profile', path: view, icon: UserRound },
    {
      label: 'Change password',
      group: 'My Profile',
      path: profilePaths.changePassword,
      icon: KeyRound,
    },
  ],
  quickActions: [
    {
      label: 'My profile',
      hint: 'Address, contact and notifications',
      path: view,
      icon: UserRound,
    },
  ],
};
