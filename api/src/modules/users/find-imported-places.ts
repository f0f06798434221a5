import { dataAccessLevelOf } from '@assay/schema/common/role-names';
import { contextKindOf } from '@assay/schema/users/role-assignment';
import type { Context } from '../../core/context.ts';
import type { CheckedRow } from '../../core/import/import-plan.ts';
import {
  placesIn,
  type ImportedUser,
  type UserCells,
  type UserReport,
} from './check-imported-user.ts';
import {
  companiesByText,
  placeKey,
  placesByText,
  type Named,
  type NamedPlace,
} from './import-places.repository.ts';

const texts = {
  noCompany: 'There is no such company.',
  otherCompany: 'You can add users to your own company only.',
  noPlace: (what: string, name: string) => `The company has no ${what} “${name}”.`,
  several: (what: string, name: string) =>
    `The company has more than one ${what} “${name}”. Give its path, such as “South > Texas”.`,
};

export type CheckedUser = CheckedRow<UserCells, ImportedUser>;

/** Finds the companies of rows; staff of a company may leave out the own one, and name no other. */
export async function findCompanies(
  { tx, viewer: { companyId: own } }: Context,
  rows: readonly CheckedUser[],
  report: UserReport,
): Promise<void> {
  const clients = rows.filter(({ found }) => found.type === 'CLIENT');
  const textOf = ({ value: { company } }: CheckedUser): string | null =>
    company === undefined ? null : (company ?? (own === null ? null : String(own)));
  const known = await companiesByText(
    tx,
    clients.flatMap((each) => textOf(each) ?? []),
  );
  for (const each of clients) {
    const text = textOf(each);
    if (text === null) continue;
    const company = known.get(text) ?? null;
    if (company !== null && (own === null || company.id === own)) each.found.company = company;
    else
      report(
        each.row,
        'company',
        'INVALID',
        {},
        own === null ? texts.noCompany : texts.otherCompany,
      );
  }
}

/** The places that a row names, of a company that is known. */
function namedBy({ value, found: { company } }: CheckedUser): NamedPlace[] {
  const { role } = value;
  const kind = role === undefined ? null : contextKindOf(role);
  if (role === undefined || kind === null || company === null) return [];
  const level = kind === 'units' ? dataAccessLevelOf(role) : null;
  return placesIn(value).map((text) => ({ companyId: company.id, kind, level, text }));
}

/** "region", "location"; "region, area or district" where any will do. */
const wordOf = ({ kind, level }: NamedPlace): string =>
  kind === 'locations' ? 'location' : (level?.toLowerCase() ?? 'region, area or district');

/** Finds the units and locations that rows name, as far as they may be handed on. */
export async function findPlaces(
  { tx, viewer: { scope } }: Context,
  rows: readonly CheckedUser[],
  report: UserReport,
): Promise<void> {
  const named = new Map(rows.flatMap(namedBy).map((place) => [placeKey(place), place]));
  if (named.size === 0) return;
  const known = await placesByText(tx, [...named.values()], scope);
  for (const checked of rows) {
    const places = new Map<number, Named>();
    for (const place of namedBy(checked)) {
      const [one, ...others] = known.get(placeKey(place)) ?? [];
      if (one !== undefined && others.length === 0) places.set(one.id, one);
      else {
        const text = one === undefined ? texts.noPlace : texts.several;
        report(checked.row, 'places', 'INVALID', {}, text(wordOf(place), place.text));
      }
    }
    checked.found.places = [...places.values()];
  }
}
