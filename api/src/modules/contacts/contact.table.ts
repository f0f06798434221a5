import { Contact } from '@assay/schema/contacts/contact';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';

export const contacts = entityTable('contacts', Contact, {
  json: ['location'],
  joined: ['location'],
});

/** A row with what is joined of its location. */
export type ContactRow = RowOf<typeof contacts>;
