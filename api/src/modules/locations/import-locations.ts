import type { z } from 'zod';
import type { CsvRow } from '@assay/schema/core/csv';
import { locationCsv } from '@assay/schema/locations/location-csv';
import type { locationRoutes } from '@assay/schema/locations/location.routes';
import type { MroResultTypeInput } from '@assay/schema/locations/location';
import type { Context } from '../../core/context.ts';
import { hasCells, type ReadCells } from '../../core/import/read-rows.ts';
import type { ImportPlan, Report } from '../../core/import/import-plan.ts';
import { readUnitNames, type UnitNames } from '../administrative-units/unit-names.read-model.ts';
import { readCompany } from '../companies/companies.read-model.ts';
import {
  knownNames,
  nameFrom,
  unnamedDuplicates,
  takeLocationIds,
} from './locations.repository.ts';
import { locations } from './location.table.ts';

type Row = CsvRow<typeof locationCsv>;
type Cells = ReadCells<typeof locationCsv>;
type LocationReport = Report<typeof locationCsv>;

/** What the names and flags of a row stand for; null also where they are wrong. */
interface Found {
  administrativeUnitId: number | null;
  mroResultType: MroResultType | null;
}

const levels = ['region', 'area', 'district'] as const;

/** Names from the region down, as far as they are given and could be read. */
function unitNames(value: Cells): string[] {
  const names: string[] = [];
  for (const level of levels) {
    const name = value[level];
    if (typeof name !== 'string') break;
    names.push(name);
  }
  return names;
}

/** The district that a row names; null when it names none of the three (O s5). */
function unitOf(
  row: number,
  value: Cells,
  units: UnitNames,
  report: LocationReport,
): number | null {
  const blank = levels.filter((level) => value[level] === null);
  if (blank.length === levels.length) return null;
  for (const level of blank) report(row, level, 'BLANK');
  const names = unitNames(value);
  if (names.length === 0) return null;
  const found = units.find(names);
  if ('id' in found) return names.length === levels.length ? found.id : null;
  const level = levels[found.followed] ?? 'district';
  const under = found.followed === 0 ? 'the company' : `"${names[found.followed - 1]}"`;
  report(row, level, 'INVALID', {}, `There is no such ${level} in ${under}.`);
  return null;
}

type MroResultType = z.output<typeof MroResultTypeInput>;

/**
 * The MRO flags of a row. Who may not edit MRO settings has to send the company's, since the columns
 * are required; the location then has none of its own.
 */
function mroOf(
  { viewer }: Context,
  company: MroResultType,
  row: number,
  value: Cells,
  report: LocationReport,
): MroResultType | null {
  const names = [
    'isMroAllNonDotResultsRequired',
    'isMroPositiveNonDotResultsOnlyRequired',
  ] as const;
  if (!viewer.permissions.has('EDIT_LOCATION_MRO_SETTINGS')) {
    for (const name of names) {
      if (value[name] !== undefined && value[name] !== company[name])
        report(
          row,
          name,
          'INVALID',
          {},
          `Only the setting of the company, ${Number(company[name])}, is possible.`,
        );
    }
    return null;
  }
  if (!hasCells(value, names)) return null;
  if (value.isMroAllNonDotResultsRequired && value.isMroPositiveNonDotResultsOnlyRequired)
    report(row, names[1], 'INVALID', {}, 'Only one of the two can be 1.');
  const [all, positive] = names;
  return { isMroAllDotResultsRequired: true, [all]: value[all], [positive]: value[positive] };
}

/** Cells by which a location is known that was given no name. */
const knownBy = [
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'locationPhone',
  'locationFax',
  'derEmail',
] as const;
type Known = Pick<Row, (typeof knownBy)[number]>;

const addressOf = ({ addressLine1, addressLine2, city, state, zip }: Known) => ({
  addressLine1,
  addressLine2,
  city,
  state,
  zip,
});

/** Fields of a location that are cells as they are. */
const placeOf = (value: Row) => ({
  address: addressOf(value),
  locationPhone: value.locationPhone,
  locationFax: value.locationFax,
  locationManagerInfo: {
    fullName: value.managerFullName,
    phoneNumber: value.managerPhone,
    email: value.managerEmail,
  },
  derInfo: { fullName: value.derFullName, phoneNumber: value.derPhone, email: value.derEmail },
});

const duplicateText = (name: string): string =>
  `"${name}" has the same address, phone, fax and DER. Give the row a name to add it once more.`;

/** Bulk import of the locations of a company (O s5, contract §8). */
export const locationImport: ImportPlan<
  typeof locationRoutes.importCsv,
  typeof locationCsv,
  Found
> = {
  columns: locationCsv,

  begin: async (context, { id: companyId }) => {
    const company = await readCompany(context, companyId);
    const units = await readUnitNames(context, companyId);
    const lines = new Map<string, number>();
    return ({ row, value }, report) => {
      const key = value.name?.toLowerCase();
      const duplicate = key === undefined ? undefined : lines.get(key);
      if (duplicate !== undefined)
        report(row, 'name', 'NAME_ALREADY_EXISTS', {}, `Row ${duplicate} has the same name.`);
      else if (key !== undefined) lines.set(key, row);
      return {
        administrativeUnitId: unitOf(row, value, units, report),
        mroResultType: mroOf(context, company, row, value, report),
      };
    };
  },

  look: async ({ tx }, { id }, rows, report) => {
    const names = rows.flatMap(({ value: { name } }) => name ?? []);
    const known = await knownNames(tx, id, names);
    for (const { row, value } of rows)
      if (typeof value.name === 'string' && known.has(value.name.toLowerCase()))
        report(row, 'name', 'NAME_ALREADY_EXISTS');
    const unnamed = rows.flatMap(({ row, value }) => {
      if (value.name !== null || !hasCells(value, knownBy)) return [];
      const { locationPhone, locationFax, derEmail: email } = value;
      return [{ row, address: addressOf(value), locationPhone, locationFax, derInfo: { email } }];
    });
    const twins = await unnamedDuplicates(tx, id, unnamed);
    for (const [row, name] of twins)
      report(row, 'name', 'DUPLICATE_VALUE', {}, duplicateText(name));
  },

  save: async ({ tx }, { id: companyId }, rows) => {
    const ids = await takeLocationIds(tx, rows.length);
    await locations.insertMany(
      tx,
      rows.flatMap(({ value, found }, index) => {
        const taken = ids[index];
        if (taken === undefined) return [];
        const name = value.name ?? nameFrom(taken.locationId);
        const place = { ...placeOf(value), ...found, ...taken, companyId, name };
        return [locations.toColumns(place)];
      }),
    );
  },

  done: (context, { id: companyId }, created, file) => {
    context.audit({
      action: 'company.locationsImported',
      entityId: companyId,
      companyId,
      changes: { created: { after: created }, sha256: { after: file.sha256.toString('hex') } },
    });
  },
};
