import { defineCsv, type CsvColumns } from '../core/csv.ts';
import { z } from 'zod';
import { csvDate, csvState, csvYesNo } from '../core/csv-cells.ts';
import { optionalText, text } from '../core/fields.ts';
import type { MemberKind } from './member-rules.ts';
import { birthDate, optionalSsn } from './person-rules.ts';

/** A masked SSN, as downloads of the portal have it, tells no number: it counts as none. */
const csvSsn = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\*{3}-\*{2}-\d{4}$/.test(value) ? '' : value),
    optionalSsn(),
  );

const names = defineCsv({
  firstName: {
    header: 'First Name',
    rule: text(),
    description: 'First name.',
    example: 'Dana',
  },
  lastName: { header: 'Last Name', rule: text(), description: 'Last name.', example: 'Reed' },
});

const unregulated = defineCsv({
  idNumber: {
    header: 'ID Number',
    rule: text(),
    description: 'Number that tells the person apart, e.g. the employee number. Once in the pool.',
    example: 'E-1001',
  },
});

const regulated = defineCsv({
  ssn: {
    header: 'SSN',
    secret: true,
    rule: csvSsn(),
    description:
      'Social security number or ITIN, 9 digits with or without hyphens. A masked one, as in a download, counts as none.',
    example: '900-70-3456',
  },
  dateOfBirth: {
    header: 'Date of Birth',
    rule: birthDate(csvDate()),
    description: 'As 1/2/1980, 01/02/1980 or 1980-01-02; 14 to 100 years ago.',
    example: '01/02/1980',
  },
  cdlNumber: {
    header: 'CDL Number',
    rule: text(),
    description: 'Number of the commercial driver’s license. Once in the pool with its state.',
    example: 'D1234567',
  },
  state: {
    header: 'State',
    rule: csvState(),
    description: 'State of the license, two letters.',
    example: 'TX',
  },
  otherId: {
    header: 'Other ID',
    rule: optionalText(),
    description: 'Another number of the person.',
    example: '',
  },
  observationRequired: {
    header: 'Observation Required',
    rule: csvYesNo(),
    description: 'Whether the collection must be observed: Yes or No.',
    example: 'No',
  },
  employeeCategory: {
    header: 'Employee Category',
    rule: text(),
    description: 'Name of one of the regulator’s employee categories, e.g. Driver.',
    example: 'Driver',
  },
});

const place = defineCsv({
  locationId: {
    header: 'Location ID',
    rule: text(),
    description:
      'Location ID of one of the company’s locations, or of one that is enrolled in the consortium, e.g. 100001.',
    example: '100001',
  },
});

/** What a download says of each person; a file need not have it. */
const standing = defineCsv({
  status: {
    header: 'Status',
    rule: optionalText(),
    description:
      'As downloads have it: Active or empty. Rows of people who were Removed are refused, so that none comes back unseen.',
    example: '',
  },
});

/** The columns of a member file; a pool that spans locations asks for the location of each person. */
export const memberCsv = ({ isRegulated, isTestPoolForCompany }: MemberKind): CsvColumns => ({
  ...names,
  ...(isRegulated ? regulated : unregulated),
  ...(isTestPoolForCompany ? place : {}),
});

/** What is read of a member file: beside the columns of a person, what a download says of each. */
export const importedMemberCsv = (kind: MemberKind): CsvColumns => ({
  ...memberCsv(kind),
  ...standing,
});
