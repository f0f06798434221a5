import {
  Building,
  Building2,
  ClipboardList,
  FileCode2,
  FileUp,
  FlaskConical,
  Handshake,
  MapPin,
  Microscope,
  Network,
  Pill,
  Settings,
  Shuffle,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { AccessRule } from './access-rule.ts';
import { paths } from './paths.ts';

export interface AdminSection {
  label: string;
  group: 'Companies' | 'Testing' | 'Random testing' | 'System';
  path: string;
  icon: LucideIcon;
  access: AccessRule;
}

/**
 * Sections of the Admin Panel with the one permission each (P s6, contract §28). An entry shows up when a
 * route for its path exists and the viewer passes its rule, so it may stand here before its screen does.
 */
export const adminSections: readonly AdminSection[] = [
  {
    label: 'Client Companies',
    group: 'Companies',
    path: paths.companies.list,
    icon: Building2,
    access: { anyOf: ['READ_ALL_COMPANIES'] },
  },
  {
    label: 'My Company',
    group: 'Companies',
    path: paths.myCompany.detail,
    icon: Building,
    access: { anyOf: ['FE_VIEW_MY_COMPANY'] },
  },
  {
    label: 'My Location',
    group: 'Companies',
    path: paths.myLocation,
    icon: MapPin,
    access: { anyOf: ['FE_VIEW_MY_LOCATION'] },
  },
  {
    label: 'Users',
    group: 'Companies',
    path: paths.users,
    icon: Users,
    access: { anyOf: ['READ_ALL_USERS', 'FE_VIEW_CLIENT_USERS'] },
  },
  {
    label: 'Instant Test Panels',
    group: 'Testing',
    path: paths.panels,
    icon: ClipboardList,
    access: { anyOf: ['VIEW_LIST_TEST_PANEL'] },
  },
  {
    label: 'Additives',
    group: 'Testing',
    path: paths.additives,
    icon: Pill,
    access: { anyOf: ['VIEW_ADDITIVES'] },
  },
  {
    label: 'Test Codes',
    group: 'Testing',
    path: paths.testCodes,
    icon: FlaskConical,
    access: { anyOf: ['READ_TEST_CODE'] },
  },
  {
    label: 'Lab Accounts',
    group: 'Testing',
    path: paths.labAccounts,
    icon: Microscope,
    access: { anyOf: ['READ_LAB_ACCOUNT'] },
  },
  {
    label: 'Result Import Schemas',
    group: 'Testing',
    path: paths.importSchemas,
    icon: FileCode2,
    access: { anyOf: ['MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA'] },
  },
  {
    label: 'Quest CSV Upload',
    group: 'Testing',
    path: paths.questUpload,
    icon: FileUp,
    access: { anyOf: ['UPLOAD_QUEST_EMAILED_CSV'] },
  },
  {
    label: 'Test Pools',
    group: 'Random testing',
    path: paths.testPools.list,
    icon: Shuffle,
    access: { anyOf: ['SUPER_ADMIN_TEST_POOL_VIEW'] },
  },
  {
    label: 'Consortiums',
    group: 'Random testing',
    path: paths.consortiums,
    icon: Handshake,
    access: { anyOf: ['SUPER_ADMIN_CONSORTIUM_VIEW'] },
  },
  {
    label: 'System Settings',
    group: 'System',
    path: paths.settings.index,
    icon: Settings,
    access: { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'], type: 'MD' },
  },
  {
    label: "Client TPA's",
    group: 'System',
    path: paths.tpa.list,
    icon: Network,
    access: { anyOf: ['SUPER_ADMIN_MANAGE_TENANTS'] },
  },
];
