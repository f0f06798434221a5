import { z } from 'zod';
import type { ConsortiumChangesInput } from '@assay/schema/consortiums/consortium';

/**
 * Something that was ticked or unticked: a company, one location, or all locations of a company. Only what
 * differs from how it is stored is kept, so that thousands of others need not be loaded.
 */
export const Pick = z.object({
  kind: z.enum(['company', 'location', 'locationsOf']),
  /** Of the location for a location, else of the company. */
  id: z.int(),
  companyId: z.int(),
  on: z.boolean(),
});
export type Pick = z.output<typeof Pick>;

type Kind = Pick['kind'];

interface StoredCompany {
  id: number;
  isEnrolled: boolean;
  locationsCount: number;
  enrolledLocationsCount: number;
}

interface StoredLocation {
  id: number;
  companyId: number;
  selected: boolean;
}

/** The picks of a form, to be asked for one row at a time. */
export class Picks {
  readonly #byKey: ReadonlyMap<string, Pick>;
  readonly #balance = new Map<number, number>();

  constructor(picks: readonly Pick[]) {
    this.#byKey = new Map(picks.map((each) => [`${each.kind}${each.id}`, each]));
    for (const { kind, companyId, on } of picks)
      if (kind === 'location')
        this.#balance.set(companyId, (this.#balance.get(companyId) ?? 0) + (on ? 1 : -1));
  }

  of(kind: Kind, id: number): boolean | undefined {
    return this.#byKey.get(`${kind}${id}`)?.on;
  }

  hasCompany({ id, isEnrolled }: Omit<StoredCompany, `${string}Count`>): boolean {
    return this.of('company', id) ?? isEnrolled;
  }

  /** How a location would be ticked without a pick of its own. */
  #isByItself({ companyId, selected }: StoredLocation): boolean {
    return this.of('locationsOf', companyId) ?? selected;
  }

  /** A company that is not ticked has no ticked location. */
  hasLocation(location: StoredLocation, company: StoredCompany): boolean {
    return (
      this.hasCompany(company) && (this.of('location', location.id) ?? this.#isByItself(location))
    );
  }

  /** How many locations of a company are ticked, those that were never loaded included. */
  countOf(company: StoredCompany): number {
    if (!this.hasCompany(company)) return 0;
    const { id, locationsCount: all, enrolledLocationsCount: stored } = company;
    const whole = this.of('locationsOf', id);
    return (whole === undefined ? stored : whole ? all : 0) + (this.#balance.get(id) ?? 0);
  }

  #with(more: readonly Pick[], isReplaced: (each: Pick) => boolean): Pick[] {
    return [...[...this.#byKey.values()].filter((each) => !isReplaced(each)), ...more];
  }

  /**
   * Ticks companies, or unticks them with all of their locations.
   * @param stored of those whose ticks are meant, the ones that are stored otherwise
   */
  setCompanies(ids: readonly number[], stored: readonly number[], on: boolean): Pick[] {
    const meant = new Set(ids);
    return this.#with(
      stored.map((id) => ({ kind: 'company', id, companyId: id, on })),
      ({ kind, companyId }) => meant.has(companyId) && (!on || kind === 'company'),
    );
  }

  /** Ticks all locations of companies, which are then ticked too, or unticks all and leaves the companies. */
  setLocationsOf(ids: readonly number[], stored: readonly number[], on: boolean): Pick[] {
    const whole = ids.map((id): Pick => ({ kind: 'locationsOf', id, companyId: id, on }));
    const companies = on ? new Picks(this.setCompanies(ids, stored, true)) : this;
    const meant = new Set(ids);
    return companies.#with(
      whole,
      ({ kind, companyId }) => meant.has(companyId) && kind !== 'company',
    );
  }

  /** Ticks a location, which ticks its company (O s4), or unticks it. */
  setLocation(location: StoredLocation, company: StoredCompany, on: boolean): Pick[] {
    const { id, companyId } = location;
    const brings = on && !this.hasCompany(company);
    const base = brings
      ? new Picks(this.setCompanies([companyId], company.isEnrolled ? [] : [companyId], true))
      : this;
    const pick: Pick = { kind: 'location', id, companyId, on };
    return base.#with(
      on === base.#isByItself(location) ? [] : [pick],
      (each) => each.kind === 'location' && each.id === id,
    );
  }
}

/** What a click makes of the picks. */
export type ChangePicks = (now: Picks) => Pick[];

/** What a save sends: who joins and who leaves. */
export function changesOf(picks: readonly Pick[]) {
  const ids = (on: boolean, kind: Kind): number[] =>
    picks.filter((each) => each.on === on && each.kind === kind).map(({ id }) => id);
  const side = (on: boolean) => ({
    companies: ids(on, 'company'),
    locations: ids(on, 'location'),
    locationsOf: ids(on, 'locationsOf'),
  });
  return { added: side(true), removed: side(false) } satisfies z.input<
    typeof ConsortiumChangesInput
  >;
}
