import { z } from 'zod';
import { importRoute } from '../core/csv.ts';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { Contact, CreateContactInput, UpdateContactInput } from './contact.ts';
import { contactList } from './contact.list.ts';
import { contactReport } from './contact.report.ts';

const params = z.object({ id: idParam() });
const creates = { anyOf: ['CREATE_CONTACT'] } as const satisfies Access;
const options = {
  answer: Contact,
  resource: 'contact',
  one: 'a contact',
  many: 'contacts',
  read: { anyOf: ['READ_ALL_CONTACTS'] },
  write: { anyOf: ['UPDATE'] },
} as const;
const contact = entityRoutes({ ...options, url: '/api/contacts' });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/companies/:id/contacts',
  resource: 'company',
});

/** Calls of contract §9 on contacts; the top-level list is decision 13. */
export const contactRoutes = {
  list: contact.list(contactList, { summary: 'List the contacts in scope', report: contactReport }),
  listOfCompany: ofCompany.list(contactList, {
    summary: 'List the contacts of a company',
    report: contactReport,
  }),
  get: contact.get(),
  create: ofCompany.create(CreateContactInput, {
    summary: 'Create a contact of a company',
    access: creates,
  }),
  update: contact.update(UpdateContactInput, { errors: ['PRIMARY_CONTACT'] }),
  remove: contact.remove({
    summary: 'Delete a contact that is not the primary one of its location',
    access: { anyOf: ['DELETE'] },
    errors: ['PRIMARY_CONTACT'],
  }),
  importCsv: importRoute({
    url: '/api/companies/:id/contacts/createFromCSV',
    summary: 'Create contacts from a CSV, all or none',
    tag: 'contacts',
    access: creates,
    params,
    resource: 'company',
  }),
  importExample: defineRoute({
    method: 'GET',
    url: '/api/companies/:id/contacts/createFromCSV/example',
    schema: {
      summary: 'Example of a CSV with contacts',
      tags: ['contacts'],
      params,
      response: { 200: z.string().describe('The CSV.') },
    },
    config: {
      access: creates,
      transport: 'download',
      resource: 'company',
    },
  }),
  permissions: contact.permissions(),
};
