import type { Report } from '../core/report.ts';
import type { Contact } from './contact.ts';

/** Contacts as a file, with the heads of the list (O s2). */
export const contactReport: Report<Contact> = {
  title: 'Contacts',
  columns: [
    { header: 'Last Name', of: ({ lastName }) => lastName },
    { header: 'First Name', of: ({ name }) => name },
    { header: 'Job Title', of: ({ jobTitle }) => jobTitle },
    { header: 'Phone', of: ({ phoneNumber }) => phoneNumber },
    { header: 'Email', of: ({ email }) => email },
    { header: 'Location', of: ({ location }) => location.name },
    { header: 'Primary Contact', of: ({ isPrimary }) => isPrimary },
  ],
};
