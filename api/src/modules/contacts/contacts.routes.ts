import type { FastifyInstance } from 'fastify';
import { contactRoutes } from '@assay/schema/contacts/contact.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { readContactPermissions } from '../permissions/permissions.service.ts';
import { contacts } from './contact.table.ts';
import { listContacts, readContact } from './contacts.read-model.ts';
import { createContact, deleteContact, updateContact } from './contacts.service.ts';

/** Calls of contract §9 on contacts. */
export function registerContactsRoutes(app: FastifyInstance): void {
  app.resources.set('contact', contacts);
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
