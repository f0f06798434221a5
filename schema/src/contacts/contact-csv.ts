import { csvOptionalPhone, csvYesNo } from '../core/csv-cells.ts';
import { defineCsv } from '../core/csv.ts';
import { email, optional, optionalText, text } from '../core/fields.ts';

/** Columns of the bulk import of contacts (decision 32), as the form has them. */
export const contactCsv = defineCsv({
  name: { header: 'First Name', rule: text(), description: 'First name.', example: 'Dana' },
  lastName: { header: 'Last Name', rule: text(), description: 'Last name.', example: 'Example' },
  jobTitle: {
    header: 'Job Title',
    rule: optionalText(),
    description: 'Job title.',
    example: 'Safety Coordinator',
  },
  phoneNumber: {
    header: 'Phone',
    rule: csvOptionalPhone(),
    description: 'US phone number, 10 digits. Required unless an email is given.',
    example: '(555) 555-0100',
  },
  email: {
    header: 'Email',
    rule: optional(email()),
    description: 'E-mail address. Required unless a phone is given.',
    example: 'dana@example.com',
  },
  locationId: {
    header: 'Location ID',
    rule: text(),
    description: 'ID of a location of the company, as its list shows it.',
    example: '100001',
  },
  isPrimary: {
    header: 'Primary Contact',
    rule: csvYesNo(),
    description:
      'Yes for whom to reach first at the location, else No. The former primary contact gives way.',
    example: 'No',
  },
});
