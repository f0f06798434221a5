import type { Route } from '@assay/schema/core/route';

/**
 * A location manager does not see the units around the own location, and the documents of the company; client users
 * see no import schemas, connections and messages of laboratories, and only MRO staff what fits no test. What a company sees of the pool of a consortium is its own, and is hidden from the TPA and from
 * managers of a part.
 */
const shared = ['consortiumPool', 'consortiumRun'];
const files = ['bulkSchema', 'labConnection', 'labMessage', 'unmatchedLabMessage'];
/* Who may not send people is not told who has to go. */
const awaited = ['personToSend'];
/* What somebody saved is the own of the one who saved it. */
const own = ['savedReport', 'savedView'];
const hiddenFrom: Readonly<Record<string, readonly (string | undefined)[]>> = {
  LOCATION_MANAGER: ['administrativeUnit', 'document', ...shared, ...files, ...own],
  MD_USER: [...shared, ...own, ...awaited, 'unmatchedLabMessage'],
  COMPANY_USER: [...files, ...own, ...awaited],
  COMPANY_ADMIN: [...files, ...own, ...awaited],
};

/** Whether the record of a call is out of sight for a role inside of its company. */
export const isHiddenFrom = (role: string, { config }: Route): boolean =>
  hiddenFrom[role]?.includes(config.resource) ?? false;
