import {
  permissions,
  permissionsOnRecord,
  type GrantResource,
  type Permission,
} from '@assay/schema/permissions';
import type { Context, Viewer } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import { visibleCompanies, visibleOf } from './permissions.read-model.ts';

const isUnitOrLocationManager = ({ scope }: Viewer): boolean =>
  scope.kind === 'units' || scope.kind === 'locations';

/**
 * What a viewer may do with a company and what belongs to it. Managers of units and locations hold
 * UPDATE for the locations and contacts of their scope, not for the company (contract §28).
 */
export function permissionsOfCompanyParts(viewer: Viewer): ReadonlySet<Permission> {
  if (!isUnitOrLocationManager(viewer)) return viewer.permissions;
  const held = new Set(viewer.permissions);
  held.delete('UPDATE');
  return held;
}

/** The permissions with what was granted or taken on that record (decision 31). */
const onRecord = (
  { recordChanges }: Viewer,
  held: ReadonlySet<Permission>,
  type: GrantResource,
  id: number | undefined,
): ReadonlySet<Permission> =>
  id === undefined ? held : permissionsOnRecord(held, recordChanges, type, id);

/** What a viewer may do with companies, or with that one. */
export const permissionsOnCompany = (viewer: Viewer, id?: number): ReadonlySet<Permission> =>
  onRecord(viewer, permissionsOfCompanyParts(viewer), 'COMPANY', id);

/** What a viewer may do with locations, or with that one. */
export const permissionsOnLocation = (viewer: Viewer, id?: number): ReadonlySet<Permission> =>
  onRecord(viewer, viewer.permissions, 'LOCATION', id);

/** The primary location of a company and the primary contact of a location cannot be deleted (contract §8, §9). */
function withoutDeletion(permissionsHeld: ReadonlySet<Permission>): ReadonlySet<Permission> {
  const held = new Set(permissionsHeld);
  held.delete('DELETE');
  return held;
}

const childrenOfCompany: readonly Permission[] = [
  'CREATE_ADMINISTRATIVE_UNIT',
  'CREATE_DOCUMENT',
  'CREATE_CONTACT',
  'CREATE_LOCATION',
  'CREATE_LOCATIONS_IN_BULK',
  'CREATE_COMPANY_USER',
];

const settingsOfCompany: readonly Permission[] = [
  'MANAGE_AUTO_LOGOUT_SETTINGS',
  'MANAGE_NOTIFICATION_SETTINGS',
  'MANAGE_COMPLIANCE_SETTINGS',
  'MANAGE_RANDOM_SETTINGS',
  'COMPANY_CUSTOM_SETTINGS',
];

/** The permissions that say something about a company (contract §2). */
const companyPermissionNames: readonly Permission[] = permissions.filter(
  (name) =>
    name === 'UPDATE' ||
    name === 'DELETE' ||
    name.startsWith('FE_') ||
    name.startsWith('READ_ALL_') ||
    childrenOfCompany.includes(name) ||
    settingsOfCompany.includes(name),
);

/** The permissions that say something about a location (contract §2). */
const locationPermissionNames: readonly Permission[] = [
  'UPDATE',
  'DELETE',
  'EDIT_LOCATION_MRO_SETTINGS',
  'SEE_PRICES',
  'CREATE_INSTANT_TEST',
  'FE_VIEW_LOCATION_TEST_POOLS',
  'CREATE_EDIT_DELETE_TEST_PANEL',
  'CREATE_EDIT_DELETE_LAB_ACCOUNT',
  'FE_ENTITY_CONSORTIUM_WRITE',
];

/** The permissions that say something about a contact (contract §2). */
const contactPermissionNames: readonly Permission[] = ['UPDATE', 'DELETE'];

/** The permissions on companies as a whole (contract §2). */
export const companyTypePermissionNames: readonly Permission[] = [
  'CREATE_COMPANY',
  'READ_ALL_COMPANIES',
  'FE_EDIT_COMPANIES',
  'FE_DELETE_COMPANIES',
];

/** The names that are held, in the order of the names. */
export const heldOf = (names: readonly Permission[], held: ReadonlySet<Permission>): Permission[] =>
  names.filter((name) => held.has(name));

interface RecordPermissions {
  id: number;
  permissions: Permission[];
}

/** Permissions on each of the companies that the caller sees; the others are left out. */
export async function permissionsOfCompanies(
  { tx, viewer }: Context,
  ids: readonly number[],
): Promise<RecordPermissions[]> {
  const rows = await visibleCompanies(tx, ids);
  return rows.map(({ id }) => ({
    id,
    permissions: heldOf(companyPermissionNames, permissionsOnCompany(viewer, id)),
  }));
}

const permissionsIn =
  (
    table: 'locations' | 'contacts',
    names: readonly Permission[],
    heldOn: (viewer: Viewer, id: number) => ReadonlySet<Permission>,
  ) =>
  async ({ tx, viewer }: Context, ids: readonly number[]): Promise<RecordPermissions[]> => {
    const rows = await visibleOf(tx, table, ids);
    return rows.map(({ id, is_primary: isPrimary }) => {
      const held = heldOn(viewer, id);
      return { id, permissions: heldOf(names, isPrimary ? withoutDeletion(held) : held) };
    });
  };

/** Permissions on each of the locations that the caller sees; the others are left out. */
export const permissionsOfLocations = permissionsIn(
  'locations',
  locationPermissionNames,
  permissionsOnLocation,
);

/** Permissions on each of the contacts that the caller sees; the others are left out. */
export const permissionsOfContacts = permissionsIn(
  'contacts',
  contactPermissionNames,
  (viewer) => viewer.permissions,
);

/** The caller's permissions on one company (contract §2). @throws Refusal RESOURCE_NOT_FOUND */
export const readCompanyPermissions = async (context: Context, id: number) => ({
  results: found((await permissionsOfCompanies(context, [id]))[0]).permissions,
});

/** The caller's permissions on one location (contract §2). @throws Refusal RESOURCE_NOT_FOUND */
export const readLocationPermissions = async (context: Context, id: number) => ({
  results: found((await permissionsOfLocations(context, [id]))[0]).permissions,
});

/** The caller's permissions on one contact (contract §2). @throws Refusal RESOURCE_NOT_FOUND */
export const readContactPermissions = async (context: Context, id: number) => ({
  results: found((await permissionsOfContacts(context, [id]))[0]).permissions,
});
