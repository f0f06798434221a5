import { useQuery } from '@apollo/client/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import { errorsToCaller } from '../../lib/forms/send.ts';
import type { OrderedBy } from './pool-account-columns.ts';
import { accountName, type PoolAccountValues } from './pool-account-form.ts';
import { PoolAccountNamesDocument } from './pool-ordering.generated.ts';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';

/** What a stored pool orders, with the names of what it names. */
export type Ordered = Pick<TestPoolPartsFragment, 'labAccounts' | 'testPanels'>;
export const nothingOrdered: Ordered = { labAccounts: [], testPanels: [] };

type StoredAccount = Ordered['labAccounts'][number];

/** A stored account in the words of `accountName`. */
const storedName = (stored: StoredAccount): string =>
  `${labProviderNames[stored.provider]} ${stored.masterAccountId}/${stored.subAccountId} · ${programs[stored.program]} · ${stored.masterAccountTypeName}`;

/** An entry of a pool's lab accounts as a table shows it. */
export interface AccountRow extends OrderedBy {
  id: string;
  at: number;
  entry: PoolAccountValues;
  location: string;
}

type SiteOf = Pick<
  PoolAccountValues | StoredAccount,
  | 'isCollectedOnSite'
  | 'isThirdPartyCollectionSite'
  | 'collectionSiteName'
  | 'collectionSiteCity'
  | 'labSiteCode'
>;

function siteOf(entry: SiteOf): string {
  if (entry.isCollectedOnSite) return 'On site';
  if (entry.isThirdPartyCollectionSite)
    return `${entry.collectionSiteName}, ${entry.collectionSiteCity}`;
  return entry.labSiteCode || '–';
}

const listed = (codes: readonly string[]): string => (codes.length === 0 ? '–' : codes.join(', '));

/** What a stored pool orders by at a location, in words. */
export interface StoredRow extends OrderedBy {
  id: string;
  location: string;
}

/** The lab accounts of a stored pool, for those who read it. */
export const storedRows = (stored: readonly StoredAccount[]): StoredRow[] =>
  stored.map((each, at) => ({
    id: String(at),
    location: each.locationName,
    account: storedName(each),
    codes: listed(each.testCodeNames),
    site: siteOf(each),
  }));

/** The entries of a form with their names: those of the record, and others as they are looked up. */
export function useAccountRows(
  entries: readonly PoolAccountValues[],
  stored: readonly StoredAccount[],
): AccountRow[] {
  const ids = entries.map(({ labAccountLocationId }) => String(labAccountLocationId));
  const { data } = useQuery(PoolAccountNamesDocument, {
    variables: { ids: ids.slice(0, 100) },
    skip: ids.length === 0,
    ...errorsToCaller,
  });
  const known = new Map((data?.labAccountLocations.nodes ?? []).map((each) => [each.id, each]));
  const named = new Map(stored.map((each) => [each.labAccountLocationId, each]));
  return entries.map((entry, at): AccountRow => {
    const id = String(entry.labAccountLocationId);
    const found = known.get(id);
    const before = named.get(id);
    const codes = entry.testCodes.map(
      (code) =>
        found?.testCodes.find(({ testCode }) => Number(testCode.id) === Number(code))?.testCode
          .testCode ??
        before?.testCodeNames[before.testCodes.map(Number).indexOf(Number(code))] ??
        '…',
    );
    return {
      id: `${at}`,
      at,
      entry,
      account: found ? accountName(found) : before ? storedName(before) : '…',
      location: found?.location?.name ?? before?.locationName ?? '…',
      codes: listed(codes),
      site: siteOf(entry),
    };
  });
}
