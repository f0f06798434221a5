import { roles, type Role } from './common/role-names.ts';

/** Columns of the default table of contract §28, in its order. */
type Column = 'SA' | 'MD' | 'CA' | 'CU' | 'UM' | 'LM';

const columnOf: Record<Role, Column> = {
  SUPER_ADMIN: 'SA',
  MD_USER: 'MD',
  COMPANY_ADMIN: 'CA',
  COMPANY_USER: 'CU',
  REGION_MANAGER: 'UM',
  AREA_MANAGER: 'UM',
  DISTRICT_MANAGER: 'UM',
  ADMINISTRATIVE_UNIT_MANAGER: 'UM',
  LOCATION_MANAGER: 'LM',
};

/**
 * Who holds which permission by default (contract §28; decision 10 for VIEW_UNVERIFIED_RESULTS, 30 for READ_HISTORY, 31 for
 * GRANT_PERMISSIONS, ADR 97 for RESET_AUTHENTICATOR, ADR 105 for MANAGE_COMPLIANCE_RULES, 112 for
 * MANAGE_MIS_REPORTS and MERGE_DONORS, 119 for SEND_DRAWN_PEOPLE).
 * A column followed by `?feature` holds it only while that company feature is on.
 */
const holders = {
  READ_ALL_USERS: 'SA MD',
  READ_ALL_COMPANIES: 'SA MD',
  SUPER_ADMIN_MANAGE_TENANTS: 'SA',
  TENANT_SETTINGS: 'SA',
  READ_HISTORY: 'SA',
  GRANT_PERMISSIONS: 'SA',
  RESET_AUTHENTICATOR: 'SA',
  READ_LAB_ACCOUNT: 'SA MD CA',
  VIEW_LIST_TEST_PANEL: 'SA MD',
  READ_TEST_CODE: 'SA MD',
  VIEW_ADDITIVES: 'SA MD',
  MANAGE_AUTO_LOGOUT_SETTINGS: 'SA MD CA',
  FE_VIEW_CLIENT_USERS: 'SA MD CA',
  FE_VIEW_MY_COMPANY: 'CA CU UM',
  FE_VIEW_MY_LOCATION: 'UM LM',
  MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA: 'SA MD',
  UPLOAD_QUEST_EMAILED_CSV: 'SA MD',
  SUPER_ADMIN_CONSORTIUM_VIEW: 'SA MD',
  SUPER_ADMIN_TEST_POOL_VIEW: 'SA MD',
  MANAGE_RANDOM_SETTINGS: 'SA MD',
  UPDATE: 'SA MD CA UM LM',
  DELETE: 'SA MD CA',
  CREATE_COMPANY: 'SA MD',
  FE_EDIT_COMPANIES: 'SA MD',
  FE_DELETE_COMPANIES: 'SA MD',
  FE_VIEW_COMPANY_PROFILE: 'SA MD CA CU UM',
  FE_VIEW_COMPANY_TEST_POOLS: 'SA MD CA?ENABLE_RANDOM_SELECTION_FOR_ADMIN',
  READ_ALL_ADMINISTRATIVE_UNITS: 'SA MD CA CU UM',
  CREATE_ADMINISTRATIVE_UNIT: 'SA MD CA',
  READ_ALL_DOCUMENTS: 'SA MD CA CU',
  CREATE_DOCUMENT: 'SA MD CA',
  FE_ENTITY_CONSORTIUM_WRITE: 'SA MD',
  COMPANY_CUSTOM_SETTINGS: 'SA MD',
  MANAGE_NOTIFICATION_SETTINGS: 'SA MD CA',
  MANAGE_COMPLIANCE_SETTINGS: 'SA MD CA',
  READ_ALL_CONTACTS: 'SA MD CA CU UM LM',
  CREATE_CONTACT: 'SA MD CA UM',
  FE_EDIT_CONTACT: 'SA MD CA UM',
  FE_DELETE_CONTACT: 'SA MD CA',
  READ_ALL_LOCATIONS: 'SA MD CA CU UM LM',
  CREATE_LOCATION: 'SA MD CA',
  CREATE_LOCATIONS_IN_BULK: 'SA MD CA',
  FE_EDIT_LOCATION: 'SA MD CA UM LM',
  FE_DELETE_LOCATION: 'SA MD CA',
  EDIT_LOCATION_MRO_SETTINGS: 'SA MD',
  SEE_PRICES: 'SA MD',
  FE_VIEW_LOCATION_TEST_POOLS: 'SA MD CA?ENABLE_RANDOM_SELECTION_FOR_ADMIN',
  CREATE_INSTANT_TEST: 'SA MD CA CU UM LM',
  CREATE_INSTANT_TEST_PAGE: 'SA MD CA CU UM LM',
  CONFIRM_INSTANT_TEST: 'SA MD CA CU UM LM',
  CREATE_EDIT_DELETE_TEST_PANEL: 'SA MD',
  CREATE_EDIT_DELETE_LAB_ACCOUNT: 'SA MD',
  READ_COMPANY_USER: 'SA MD CA CU UM',
  EDIT_COMPANY_USER: 'SA MD CA',
  CREATE_COMPANY_USER: 'SA MD CA',
  EDIT_USER: 'SA MD',
  DELETE_USER: 'SA MD CA',
  CREATE_MD_USER: 'SA',
  UNLOCK_ACCOUNT: 'SA MD CA',
  CREATE_EDIT_DELETE_TEST_CODE: 'SA MD',
  MANAGE_ADDITIVES: 'SA MD',
  MANAGE_COMPLIANCE_RULES: 'SA MD',
  CREATE_LAB_RESULT: 'SA MD',
  DELETE_TEST_RESULT: 'SA',
  VIEW_INSTANT_TEST: 'SA MD CA CU UM LM',
  VIEW_TEST_RESULTS: 'SA MD CA CU UM LM',
  CREATE_LAB_ORDER: 'SA MD CA CU UM LM',
  DOWNLOAD_TEST_RESULT: 'SA MD CA CU UM LM',
  SIGN_ACKNOWLEDGMENT: 'SA MD CA CU UM LM',
  VIEW_REPORTS: 'SA MD CA CU UM',
  MANAGE_MIS_REPORTS: 'SA MD CA',
  MERGE_DONORS: 'SA MD CA',
  IMPORT_TEST_RESULTS: 'SA MD',
  REFRESH_MRO_RESULT: 'SA MD',
  MANAGE_TEST_POOLS: 'SA MD',
  MANAGE_RANDOM_SELECTION: 'SA MD CA?ENABLE_RANDOM_SELECTION_FOR_ADMIN',
  MANAGE_TEST_POOL_MEMBERS: 'SA MD CA?ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT',
  SEND_DRAWN_PEOPLE: 'UM LM',
  MANAGE_LABORATORY_CONNECTIONS: 'SA MD',
  VIEW_UNVERIFIED_RESULTS: '',
} as const satisfies Record<string, string>;

export type Permission = keyof typeof holders;
export const permissions = Object.keys(holders) as [Permission, ...Permission[]];

/** Switches of a company that give its administrators more (contract §2, §30.3). */
export const companyFeatures = [
  'ENABLE_RANDOM_SELECTION_FOR_ADMIN',
  'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT',
] as const;
export type CompanyFeature = (typeof companyFeatures)[number];

interface Grant {
  permission: Permission;
  feature: CompanyFeature | null;
}

const grantsOf = (role: Role): Grant[] =>
  permissions.flatMap((permission) => {
    const held = holders[permission]
      .split(' ')
      .find((each) => each.split('?')[0] === columnOf[role]);
    const feature = held?.split('?')[1] as CompanyFeature | undefined;
    return held === undefined ? [] : [{ permission, feature: feature ?? null }];
  });

const grants = Object.fromEntries(roles.map((role) => [role, grantsOf(role)])) as Record<
  Role,
  Grant[]
>;

/** Kinds of records that a permission can be granted or taken on. */
export const grantResources = ['COMPANY', 'LOCATION'] as const;
export type GrantResource = (typeof grantResources)[number];

/** A permission that a user was granted or lost: everywhere in the user's scope, or on one record of it. */
export interface PermissionChange {
  permission: Permission;
  isGranted: boolean;
  resourceType: GrantResource | null;
  resourceId: number | null;
}

/** Whether somebody of a role holds a permission, where a company's features may be on. */
export const canRoleHold = (role: Role, permission: Permission): boolean =>
  grants[role].some((each) => each.permission === permission);

export interface Holder {
  role: Role;
  /** Tenant the user belongs to; SUPER_ADMIN_MANAGE_TENANTS is held in tenant 1 only (decision 5). */
  homeTenantId: number;
  features: Partial<Record<CompanyFeature, boolean>>;
  /** What was granted to this user beyond the role, and taken from it; what is about one record is left aside. */
  changes?: readonly PermissionChange[];
}

/** The permissions with those changes applied that are about a record, or with null about none. */
function changed(
  held: ReadonlySet<Permission>,
  changes: readonly PermissionChange[],
  record: { type: GrantResource; id: number } | null,
): Set<Permission> {
  const now = new Set(held);
  for (const { permission, isGranted, resourceType, resourceId } of changes) {
    if (resourceType !== (record?.type ?? null) || resourceId !== (record?.id ?? null)) continue;
    if (isGranted) now.add(permission);
    else now.delete(permission);
  }
  return now;
}

/** Every permission that a user holds, by role, company features and what was granted or taken. */
export function permissionsOf({
  role,
  homeTenantId,
  features,
  changes = [],
}: Holder): Set<Permission> {
  const byRole = new Set<Permission>();
  for (const { permission, feature } of grants[role]) {
    if (feature === null || features[feature]) byRole.add(permission);
  }
  const held = changed(byRole, changes, null);
  if (homeTenantId !== 1) held.delete('SUPER_ADMIN_MANAGE_TENANTS');
  return held;
}

/** The same on one record: what was granted or taken there comes last. */
export const permissionsOnRecord = (
  held: ReadonlySet<Permission>,
  changes: readonly PermissionChange[],
  type: GrantResource,
  id: number,
): ReadonlySet<Permission> =>
  changes.some(({ resourceId }) => resourceId === id) ? changed(held, changes, { type, id }) : held;
