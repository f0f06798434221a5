import { sql } from 'drizzle-orm';
import type { Contact } from '@assay/schema/contacts/contact';
import { contactList } from '@assay/schema/contacts/contact.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { keyColumn, nameColumns } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { contacts, type ContactRow } from './contact.table.ts';

const joined = sql`jsonb_build_object('name', location.name, 'locationId', location.location_id) as location`;
const rowJoins = sql`join locations location on location.id = t.location_id`;

const names = nameColumns('name_key', 'last_name_key');

const source = entityList({
  spec: contactList,
  table: contacts,
  isCounted: true,
  columns: {
    lastName: names.lastName,
    name: names.firstName,
    'location.name': { ...keyColumn('location.name_key', 'location'), notNull: true },
  },
  joins: { location: rowJoins },
  joined,
  rowJoins,
});

/** A page of the contacts in the caller's scope, of one company when it is given. */
export async function listContacts({ tx }: Context, query: ListQuery, companyId?: number) {
  const narrowed = companyId === undefined ? undefined : sql`t.company_id = ${companyId}::bigint`;
  const page = await runList<ContactRow>(tx, source, query, narrowed);
  return listAnswer(page, query, (row) => contacts.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readContact({ tx }: Context, id: number): Promise<Contact> {
  const row = await tx.row<ContactRow>(
    sql`select t.*, ${joined} from contacts t ${rowJoins} where t.id = ${id} and t.deleted_at is null`,
  );
  return contacts.fromRow(found(row));
}
