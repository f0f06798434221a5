import { typeOfRole, type Role, type UserType } from '@assay/schema/common/role-names';
import { contextKindOf, isNoWiderRole } from '@assay/schema/users/role-assignment';
import type { userCsv } from '@assay/schema/users/user-csv';
import type { Context } from '../../core/context.ts';
import type { ImportRow, ReadCells } from '../../core/import/read-rows.ts';
import type { Report } from '../../core/import/import-plan.ts';
import type { Named } from './import-places.repository.ts';

export type UserCells = ReadCells<typeof userCsv>;
export type UserReport = Report<typeof userCsv>;

/** What a row stands for. Company and places are found later, once for many rows. */
export interface ImportedUser {
  type: UserType | null;
  company: Named | null;
  places: readonly Named[];
}

const texts = {
  wider: 'You cannot give this role.',
  ofClients: 'Only client users have it. Leave the cell empty.',
  ofStaff: 'Only internal users have it. Leave the cell empty.',
  corporate: 'This role sees the whole company. Leave the cell empty.',
  sameName: (row: number) => `Row ${row} of the file has the same email.`,
};

/** The names of units or locations in a cell. */
export const placesIn = ({ places }: UserCells): string[] =>
  (places ?? '').split(';').flatMap((each) => each.trim() || []);

const addressParts = ['addressLine1', 'city', 'state', 'zip'] as const;

/** An address is whole or absent. */
function checkAddress(row: number, value: UserCells, report: UserReport): void {
  const isGiven = [...addressParts, 'addressLine2' as const].some((part) => value[part] != null);
  for (const part of addressParts) if (isGiven && value[part] === null) report(row, part, 'BLANK');
}

/** What belongs to the other type of users. */
function checkType(row: number, value: UserCells, type: UserType, report: UserReport): void {
  const [foreign, text] =
    type === 'MD'
      ? ([['company', 'places'], texts.ofClients] as const)
      : ([['startDate', 'employeeId'], texts.ofStaff] as const);
  for (const name of foreign) if (value[name] != null) report(row, name, 'INVALID', {}, text);
  if (type === 'MD' && value.startDate === null) report(row, 'startDate', 'BLANK');
}

/** Whether somebody has places just where the role is held in some, and in several only where that is allowed. */
function checkPlaces(
  row: number,
  value: UserCells,
  role: Role,
  takesSeveral: boolean,
  report: UserReport,
): void {
  if (value.places === undefined) return;
  const places = placesIn(value);
  if (contextKindOf(role) === null) {
    if (places.length > 0) report(row, 'places', 'INVALID', {}, texts.corporate);
  } else if (places.length === 0) report(row, 'places', 'BLANK');
  else if (places.length > 1 && !takesSeveral) report(row, 'places', 'TOO_MANY');
}

/** Checks a row for itself and against those before it. */
export function userChecker({ viewer }: Context, takesSeveral: boolean) {
  const seen = new Map<string, number>();
  const mayGive = (role: Role): boolean =>
    isNoWiderRole(role, viewer.role) &&
    viewer.permissions.has(typeOfRole(role) === 'MD' ? 'CREATE_MD_USER' : 'CREATE_COMPANY_USER');
  return ({ row, value }: ImportRow<UserCells>, report: UserReport): ImportedUser => {
    const name = value.username?.toLowerCase();
    const twin = name === undefined ? undefined : seen.get(name);
    if (twin !== undefined)
      report(row, 'username', 'USER_EMAIL_ALREADY_EXISTS', {}, texts.sameName(twin));
    else if (name !== undefined) seen.set(name, row);
    checkAddress(row, value, report);
    const { role } = value;
    const found: ImportedUser = { type: null, company: null, places: [] };
    if (role === undefined) return found;
    if (!mayGive(role)) {
      report(row, 'role', 'INVALID', {}, texts.wider);
      return found;
    }
    const type = typeOfRole(role);
    checkType(row, value, type, report);
    if (type === 'CLIENT') checkPlaces(row, value, role, takesSeveral, report);
    if (type === 'CLIENT' && value.company === null && viewer.companyId === null)
      report(row, 'company', 'BLANK');
    return { ...found, type };
  };
}
