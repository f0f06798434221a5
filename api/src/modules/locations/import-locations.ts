import type { z } from 'zod';
import type { CsvRow } from '@assay/schema/core/csv';
import { locationCsv } from '@assay/schema/locations/location-csv';
import type { locationRoutes } from '@assay/schema/locations/location.routes';
import type { MroResultTypeInput } from '@assay/schema/locations/location';
import type { Context } from '../../core/context.ts';
import type { ImportPlan, Report } from '../../core/import/run-import.ts';
import { readUnitNames, type UnitNames } from '../administrative-units/unit-names.read-model.ts';
import { readCompany } from '../companies/companies.read-model.ts';
import {
  insertLocations,
  knownNames,
  nameFrom,
  namelessTwins,
  takeLocationIds,
} from './locations.repository.ts';

type Row = CsvRow<typeof locationCsv>;
type LocationReport = Report<typeof locationCsv>;

/** A row as the table takes it, with its name or none yet. */
type NewLocation = ReturnType<typeof placeOf> & {
  name: string | null;
  companyId: number;
  administrativeUnitId: number | null;
  mroResultType: MroResultType | null;
};

const levels = ['region', 'area', 'district'] as const;

/** The district that a row names; null when it names none of the three (O s5). */
function unitOf(row: number, value: Row, units: UnitNames, report: LocationReport): number | null {
  const given = levels.filter((level) => value[level] !== null);
  if (given.length === 0) return null;
  const { region, area, district } = value;
  if (region === null || area === null || district === null) {
    for (const level of levels) if (value[level] === null) report(row, level, 'BLANK');
    return null;
  }
  const found = units.find([region, area, district]);
  if ('id' in found) return found.id;
  const level = levels[found.followed] ?? 'district';
  const under =
    found.followed === 0 ? 'the company' : `"${value[levels[found.followed - 1] ?? 'region']}"`;
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
  value: Row,
  report: LocationReport,
): MroResultType | null {
  const names = [
    'isMroAllNonDotResultsRequired',
    'isMroPositiveNonDotResultsOnlyRequired',
  ] as const;
  if (!viewer.permissions.has('EDIT_LOCATION_MRO_SETTINGS')) {
    for (const name of names) {
      if (value[name] !== company[name])
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
  if (value.isMroAllNonDotResultsRequired && value.isMroPositiveNonDotResultsOnlyRequired)
    report(row, names[1], 'INVALID', {}, 'Only one of the two can be 1.');
  const [all, positive] = names;
  return { isMroAllDotResultsRequired: true, [all]: value[all], [positive]: value[positive] };
}

/** Fields of a location that are cells as they are. */
const placeOf = (value: Row) => ({
  address: {
    addressLine1: value.addressLine1,
    addressLine2: value.addressLine2,
    city: value.city,
    state: value.state,
    zip: value.zip,
  },
  locationPhone: value.locationPhone,
  locationFax: value.locationFax,
  locationManagerInfo: {
    fullName: value.managerFullName,
    phoneNumber: value.managerPhone,
    email: value.managerEmail,
  },
  derInfo: { fullName: value.derFullName, phoneNumber: value.derPhone, email: value.derEmail },
});

const twinText = (name: string): string =>
  `"${name}" has the same address, phone, fax and DER. Give the row a name to add it once more.`;

/** Bulk import of the locations of a company (O s5, contract §8). */
export const locationImport: ImportPlan<
  typeof locationRoutes.importCsv,
  typeof locationCsv,
  NewLocation
> = {
  columns: locationCsv,

  begin: async (context, { id: companyId }) => {
    const company = await readCompany(context, companyId);
    const units = await readUnitNames(context, companyId);
    const lines = new Map<string, number>();
    return ({ row, value }, report) => {
      const key = value.name?.toLowerCase();
      const twin = key === undefined ? undefined : lines.get(key);
      if (twin !== undefined)
        report(row, 'name', 'NAME_ALREADY_EXISTS', {}, `Line ${twin} has the same name.`);
      else if (key !== undefined) lines.set(key, row);
      return {
        name: value.name,
        companyId,
        administrativeUnitId: unitOf(row, value, units, report),
        mroResultType: mroOf(context, company, row, value, report),
        ...placeOf(value),
      };
    };
  },

  look: async ({ tx }, { id }, rows, report) => {
    const names = rows.flatMap(({ value: { name } }) => (name === null ? [] : [name]));
    const known = await knownNames(tx, id, names);
    for (const { row, value } of rows)
      if (value.name !== null && known.has(value.name.toLowerCase()))
        report(row, 'name', 'NAME_ALREADY_EXISTS');
    const unnamed = rows.filter(({ value }) => value.name === null);
    const twins = await namelessTwins(
      tx,
      id,
      unnamed.map(({ row, value }) => ({ row, ...value })),
    );
    for (const [row, name] of twins) report(row, 'name', 'DUPLICATE_VALUE', {}, twinText(name));
  },

  save: async ({ tx }, _params, rows) => {
    const ids = await takeLocationIds(tx, rows.length);
    await insertLocations(
      tx,
      rows.flatMap(({ value }, index) => {
        const taken = ids[index];
        return taken === undefined
          ? []
          : [{ ...value, ...taken, name: value.name ?? nameFrom(taken.locationId) }];
      }),
    );
  },

  done: (context, { id: companyId }, created, file) => {
    context.audit({
      action: 'location.imported',
      entity: 'company',
      entityId: companyId,
      companyId,
      changes: { created: { after: created }, sha256: { after: file.sha256.toString('hex') } },
    });
  },
};
