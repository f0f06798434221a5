import { z } from 'zod';
import { plausibleBeginning } from '../common/plausible-beginning.ts';
import { roleLabels, roles, type Role, type UserType } from '../common/role-names.ts';
import { csvDate, csvOptionalPhone, csvState } from '../core/csv-cells.ts';
import { defineCsv } from '../core/csv.ts';
import { coded } from '../core/field-errors.ts';
import { email, optional, optionalText, text, zip } from '../core/fields.ts';
import { assignableRoles } from './role-assignment.ts';

const byWord = new Map<string, Role>(
  roles.flatMap((role) => [
    [role.toLowerCase(), role] as const,
    [roleLabels[role].toLowerCase(), role] as const,
  ]),
);

const labelsOf = (type: UserType): string =>
  assignableRoles('SUPER_ADMIN', type)
    .map((role) => roleLabels[role])
    .join(', ');

/** A role by its label or its name in the API, in any case. */
const csvRole = () =>
  z
    .string()
    .min(1)
    .transform((value): Role | null => byWord.get(value.toLowerCase()) ?? null)
    .refine((role) => role !== null, coded('INVALID', 'There is no such role.'));

/** Longest list of units or locations in a cell. */
const PLACES_MAX = 20_000;

/** Columns of the bulk import of users (decision 32), as the forms have them. */
export const userCsv = defineCsv({
  username: {
    header: 'Email',
    rule: email(),
    description: 'E-mail address that the user will sign in with. Nobody else may have it.',
    example: 'dana@example.com',
  },
  firstName: { header: 'First Name', rule: text(), description: 'First name.', example: 'Dana' },
  lastName: { header: 'Last Name', rule: text(), description: 'Last name.', example: 'Example' },
  jobTitle: {
    header: 'Job Title',
    rule: text(),
    description: 'Job title.',
    example: 'Safety Coordinator',
  },
  department: {
    header: 'Department',
    rule: optionalText(),
    description: 'Department.',
    example: 'Safety',
  },
  role: {
    header: 'Role',
    rule: csvRole(),
    description: `${labelsOf('CLIENT')}; for internal users ${labelsOf('MD')}. Your own role or a narrower one.`,
    example: roleLabels.COMPANY_USER,
  },
  company: {
    header: 'Company',
    rule: optionalText(),
    description:
      'Name or ID of the company that a client user works for; staff of a company may leave it out. Empty for internal users.',
    example: '',
  },
  places: {
    header: 'Data Access',
    rule: optionalText(PLACES_MAX),
    description:
      'For managers: names or IDs of their regions, areas, districts or locations, with a semicolon between them. Where units share a name, give the path, such as “South > Texas”. Empty for other roles.',
    example: '',
  },
  startDate: {
    header: 'Start Date',
    rule: optional(plausibleBeginning(csvDate())),
    description: 'First day of work, MM/DD/YYYY; required for internal users, empty for others.',
    example: '',
  },
  employeeId: {
    header: 'Employee ID',
    rule: optionalText(),
    description: 'Number of the employee; for internal users only.',
    example: '',
  },
  workPhone: {
    header: 'Work Phone',
    rule: csvOptionalPhone(),
    description: 'US phone number, 10 digits.',
    example: '(555) 555-0100',
  },
  cellPhone: {
    header: 'Cell Phone',
    rule: csvOptionalPhone(),
    description: 'US phone number, 10 digits.',
    example: '',
  },
  addressLine1: {
    header: 'Street Address 1',
    rule: optionalText(),
    description: 'Street address, first line. City, state and zip go with it.',
    example: '',
  },
  addressLine2: {
    header: 'Street Address 2',
    rule: optionalText(),
    description: 'Street address, second line.',
    example: '',
  },
  city: { header: 'City', rule: optionalText(), description: 'City.', example: '' },
  state: {
    header: 'State',
    rule: optional(csvState()),
    description: 'Two-letter code of a US state.',
    example: '',
  },
  zip: {
    header: 'Zip',
    rule: optional(zip()),
    description: '5 digits or 5-4 digits.',
    example: '',
  },
});
