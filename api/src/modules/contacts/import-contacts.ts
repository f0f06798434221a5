import type { CsvRow } from '@assay/schema/core/csv';
import { contactCsv } from '@assay/schema/contacts/contact-csv';
import type { contactRoutes } from '@assay/schema/contacts/contact.routes';
import { hasCells, type ImportRow, type ReadCells } from '../../core/import/read-rows.ts';
import type { ImportPlan, Report } from '../../core/import/import-plan.ts';
import { contacts } from './contact.table.ts';
import {
  knownContacts,
  locationsByDisplayId,
  nextContactIds,
  primaryContacts,
} from './contacts.repository.ts';
import { lockForContacts } from './contacts.service.ts';

type Row = CsvRow<typeof contactCsv>;
type Cells = ReadCells<typeof contactCsv>;
type ContactReport = Report<typeof contactCsv>;

const texts = {
  noPlace: 'The company has no location with this ID.',
  present: 'The location has this contact already.',
  samePerson: (row: number) => `Row ${row} of the file is the same contact.`,
  samePrimary: (row: number) => `Row ${row} of the file is the primary contact of this location.`,
};

/** Cells by which a contact is known again. */
const knownBy = ['name', 'lastName', 'phoneNumber', 'email'] as const;

const keyOf = (locationId: number, value: Pick<Row, (typeof knownBy)[number]>): string =>
  [locationId, ...knownBy.map((name) => value[name] ?? '')].join('\n').toLowerCase();

/** Remembers in which row of the file a key came first; answers that row when it comes again. */
function firstRows() {
  const rows = new Map<string, number>();
  return (key: string, row: number): number | undefined => {
    const first = rows.get(key);
    if (first === undefined) rows.set(key, row);
    return first;
  };
}

/** Reports what is wrong across the cells and the rows of a file, and finds the location of a row. */
function checkerOf(places: ReadonlyMap<string, number>) {
  const [people, primaries] = [firstRows(), firstRows()];
  return ({ row, value }: ImportRow<Cells>, report: ContactReport): number | null => {
    if (value.phoneNumber === null && value.email === null)
      for (const column of ['phoneNumber', 'email'] as const) report(row, column, 'BLANK');
    if (value.locationId === undefined) return null;
    const locationId = places.get(value.locationId) ?? null;
    if (locationId === null) {
      report(row, 'locationId', 'INVALID', {}, texts.noPlace);
      return null;
    }
    const twin = hasCells(value, knownBy) ? people(keyOf(locationId, value), row) : undefined;
    if (twin !== undefined) report(row, 'lastName', 'DUPLICATE_VALUE', {}, texts.samePerson(twin));
    const primary = value.isPrimary === true ? primaries(String(locationId), row) : undefined;
    if (primary !== undefined && twin === undefined)
      report(row, 'isPrimary', 'DUPLICATE_VALUE', {}, texts.samePrimary(primary));
    return locationId;
  };
}

/** Bulk import of the contacts of a company (decision 32); `found` is the location of a row. */
export const contactImport: ImportPlan<
  typeof contactRoutes.importCsv,
  typeof contactCsv,
  number | null
> = {
  columns: contactCsv,

  begin: async ({ tx }, { id }) => checkerOf(await locationsByDisplayId(tx, id)),

  look: async ({ tx }, _params, rows, report) => {
    const whole = rows.flatMap(({ row, value, found: locationId }) =>
      locationId !== null && hasCells(value, knownBy) ? [{ row, ...value, locationId }] : [],
    );
    for (const row of await knownContacts(tx, whole))
      report(row, 'lastName', 'DUPLICATE_VALUE', {}, texts.present);
  },

  /** Those that stop being primary. */
  updates: async ({ tx }, _params, rows) => {
    const places = rows.flatMap(({ value, found }) =>
      value.isPrimary === true && found !== null ? [found] : [],
    );
    return (await primaryContacts(tx, places)).length;
  },

  save: async (context, { id: companyId }, rows) => {
    const people = rows.map(({ value, found }) => ({
      ...value,
      locationId: found ?? 0,
      companyId,
    }));
    await lockForContacts(context, companyId, people);
    const ids = await nextContactIds(context.tx, people.length);
    await contacts.insertMany(
      context.tx,
      people.map((person, index) => ({ id: ids[index] ?? 0, ...contacts.toColumns(person) })),
    );
  },

  done: (context, { id: companyId }, created, file) =>
    context.audit({
      action: 'company.contactsImported',
      entityId: companyId,
      companyId,
      changes: { created: { after: created }, sha256: { after: file.sha256.toString('hex') } },
    }),
};
