import type { FastifyInstance } from 'fastify';
import { contactCsv } from '@assay/schema/contacts/contact-csv';
import { contactRoutes } from '@assay/schema/contacts/contact.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { readContactPermissions } from '../permissions/permissions.service.ts';
import { contacts } from './contact.table.ts';
import { locationsByDisplayId } from './contacts.repository.ts';
import { contactImport } from './import-contacts.ts';
import { listContacts, readContact } from './contacts.read-model.ts';
import { createContact, deleteContact, updateContact } from './contacts.service.ts';

/** Calls of contract §9 on contacts. */
export function registerContactsRoutes(app: FastifyInstance): void {
  app.resources.set('contact', contacts);
  serveImport(app, contactRoutes.importCsv, contactImport);
  serveCsv(app, contactRoutes.importExample, async ({ context, params }) => {
    await requireCompany(context, params.id);
    const [locationId = ''] = (await locationsByDisplayId(context.tx, params.id)).keys();
    return exampleOf('Contacts example.csv', contactCsv, { locationId });
  });
  app.histories.set('contact', {
    change: contactRoutes.update,
    instead: { locationId: ['location'] },
    named: { table: 'contacts', name: `name || ' ' || last_name` },
  });
  serveRoutes(app, contactRoutes, {
    list: listContacts,
    listOfCompany: listContacts,
    get: readContact,
    create: createContact,
    update: updateContact,
    remove: deleteContact,
    permissions: readContactPermissions,
  });
}
