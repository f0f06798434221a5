import { permissions, type Permission } from '@assay/schema/permissions';
import { permissionWords } from '@assay/schema/permission-words';

/** What permissions are about, by their names; the first that fits. */
const groups: readonly (readonly [title: string, names: RegExp])[] = [
  ['Users', /USER|UNLOCK|GRANT|AUTHENTICATOR/],
  ['Random testing', /TEST_?POOL|RANDOM/],
  ['Settings and records of the TPA', /SETTINGS|TENANT|HISTORY/],
  ['Catalogs', /LAB_ACCOUNT|TEST_CODE|ADDITIVE|PANEL|QUEST|SCHEMA|CONSORTIUM/],
  ['Tests and results', /RESULT|INSTANT|ACKNOWLEDGMENT|LAB_ORDER|REPORT/],
  ['Locations, contacts and documents', /LOCATION|CONTACT|DOCUMENT|PRICES|ADMINISTRATIVE_UNIT/],
  ['Companies', /COMPAN/],
  ['Other records', /./],
];

const titleOf = (permission: Permission): string =>
  groups.find(([, names]) => names.test(permission))?.[0] ?? '';

/** Things that name a permission, by what it is about; a group without one is left out. */
export const grouped = <T extends { permission: Permission }>(
  entries: readonly T[],
): { title: string; entries: T[] }[] =>
  groups
    .map(([title]) => ({
      title,
      entries: entries.filter(({ permission }) => titleOf(permission) === title),
    }))
    .filter((group) => group.entries.length > 0);

/** What a permission lets its holder do, as words without an end. */
export const permissionText = (permission: Permission): string =>
  permissionWords[permission].replace(/\.$/, '');

/** All permissions of which something holds, by their words. */
export const choicesOf = (
  isOffered: (permission: Permission) => boolean,
): { value: Permission; label: string }[] =>
  permissions
    .filter(isOffered)
    .map((value) => ({ value, label: permissionText(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
