import type { Route } from '@assay/schema/core/route';

/**
 * A location manager does not see the units around the own location, and the documents of the company; client users
 * see lab accounts and MROs that their locations use, and these use none. What a company sees of the pool of a consortium
 * is its own, and is hidden from the TPA and from managers of a part.
 */
const shared = ['consortiumPool', 'consortiumRun'];
const laboratory = ['labAccount', 'mro', 'bulkSchema'];
const hiddenFrom: Readonly<Record<string, readonly (string | undefined)[]>> = {
  LOCATION_MANAGER: ['administrativeUnit', 'document', ...shared, ...laboratory],
  MD_USER: shared,
  COMPANY_USER: laboratory,
  COMPANY_ADMIN: laboratory,
};

/** Whether the record of a call is out of sight for a role inside of its company. */
export const isHiddenFrom = (role: string, { config }: Route): boolean =>
  hiddenFrom[role]?.includes(config.resource) ?? false;
