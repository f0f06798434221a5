import {
  Building2,
  Headset,
  KeyRound,
  MapPin,
  Network,
  Palette,
  Plus,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { AccessRule } from '../../config/access-rule.ts';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';

export interface QuickAction {
  label: string;
  hint: string;
  to: string;
  icon: LucideIcon;
  /** Absent: everybody may. */
  access?: AccessRule;
}

const actions: readonly QuickAction[] = [
  {
    label: 'Create a company',
    hint: 'Add a client with its first location',
    to: paths.companies.create,
    icon: Plus,
    access: { anyOf: ['CREATE_COMPANY'] },
  },
  {
    label: 'Client companies',
    hint: 'Find a company or a location',
    to: paths.companies.list,
    icon: Building2,
    access: { anyOf: ['READ_ALL_COMPANIES'] },
  },
  {
    label: 'My company',
    hint: 'Profile and locations',
    to: paths.myCompany.detail,
    icon: Building2,
    access: { anyOf: ['FE_VIEW_MY_COMPANY'] },
  },
  {
    label: 'My locations',
    hint: 'The locations that you manage',
    to: paths.myLocation,
    icon: MapPin,
    access: { anyOf: ['FE_VIEW_MY_LOCATION'] },
  },
  {
    label: 'Create a TPA',
    hint: 'Open a portal for a new tenant',
    to: paths.tpa.create,
    icon: Network,
    access: { anyOf: ['SUPER_ADMIN_MANAGE_TENANTS'] },
  },
  {
    label: 'Logo and colour',
    hint: 'How the portal looks to its users',
    to: paths.settings.custom,
    icon: Palette,
    access: { anyOf: ['TENANT_SETTINGS'] },
  },
  {
    label: 'My profile',
    hint: 'Address, contact and notifications',
    to: paths.profile.view,
    icon: UserRound,
  },
  {
    label: 'Change password',
    hint: 'Sign in with a new one',
    to: paths.profile.changePassword,
    icon: KeyRound,
  },
  { label: 'Support', hint: 'Call or write to customer service', to: paths.support, icon: Headset },
];

/** What this viewer can do from the home page: only screens that exist and that he may open. */
export function useQuickActions(): QuickAction[] {
  const viewer = useViewer();
  const available = useAvailablePaths();
  return actions.filter(
    ({ to, access }) => available.has(to) && (access === undefined || allows(viewer, access)),
  );
}
