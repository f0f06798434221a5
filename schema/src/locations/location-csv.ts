import { csvFlag, csvOptionalPhone, csvPhone, csvState } from '../core/csv-cells.ts';
import { defineCsv } from '../core/csv.ts';
import { email, optional, optionalText, text, zip } from '../core/fields.ts';

const unit = (level: string) =>
  `Name of an existing ${level} of the company. Region, area and district are given together or not at all.`;

/** Columns of the bulk import of locations (O s5, contract §8). */
export const locationCsv = defineCsv({
  name: {
    header: 'Location Name',
    rule: optionalText(),
    description:
      'Name, unique within the company. Left empty, it becomes “Location” and the Location ID.',
    example: 'Example Depot',
  },
  region: { header: 'Region Name', rule: optionalText(), description: unit('region'), example: '' },
  area: { header: 'Area Name', rule: optionalText(), description: unit('area'), example: '' },
  district: {
    header: 'District Name',
    rule: optionalText(),
    description: unit('district'),
    example: '',
  },
  locationPhone: {
    header: 'Location Phone',
    rule: csvPhone(),
    description: 'US phone number, 10 digits.',
    example: '(555) 555-0100',
  },
  locationFax: {
    header: 'Location Fax',
    rule: csvPhone(),
    description: 'US fax number, 10 digits.',
    example: '(555) 555-0101',
  },
  addressLine1: {
    header: 'Street Address 1',
    rule: text(),
    description: 'Street address, first line.',
    example: '1 Main Street',
  },
  addressLine2: {
    header: 'Street Address 2',
    rule: optionalText(),
    description: 'Street address, second line.',
    example: 'Suite 100',
  },
  city: { header: 'City', rule: text(), description: 'City.', example: 'Austin' },
  state: {
    header: 'State',
    rule: csvState(),
    description: 'Two-letter code of a US state, DC or a territory.',
    example: 'TX',
  },
  zip: { header: 'Zip', rule: zip(), description: '5 digits or 5-4 digits.', example: '78701' },
  managerFullName: {
    header: 'Location Manager Full Name',
    rule: optionalText(),
    description: 'Full name of the location manager.',
    example: 'Lee Example',
  },
  managerPhone: {
    header: 'Location Manager Phone',
    rule: csvOptionalPhone(),
    description: 'US phone number, 10 digits.',
    example: '(555) 555-0102',
  },
  managerEmail: {
    header: 'Location Manager Email',
    rule: optional(email()),
    description: 'E-mail address.',
    example: 'lee@example.com',
  },
  derFullName: {
    header: 'DER Full Name',
    rule: text(),
    description: 'Full name of the designated employer representative.',
    example: 'Dana Example',
  },
  derPhone: {
    header: 'DER Phone',
    rule: csvPhone(),
    description: 'US phone number, 10 digits.',
    example: '(555) 555-0103',
  },
  derEmail: {
    header: 'DER Email',
    rule: email(),
    description: 'E-mail address.',
    example: 'dana@example.com',
  },
  isMroAllNonDotResultsRequired: {
    header: 'MRO All Non DOT Results Required',
    rule: csvFlag(),
    description: '1 when all non-DOT results go through the MRO, else 0.',
    example: '0',
  },
  isMroPositiveNonDotResultsOnlyRequired: {
    header: 'MRO Positive Non DOT Results Only Required',
    rule: csvFlag(),
    description: '1 when only positive non-DOT results go through the MRO, else 0.',
    example: '0',
  },
});
