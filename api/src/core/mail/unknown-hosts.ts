import { lookup } from 'node:dns/promises';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { enabledHosts } from './mail-tenant.repository.ts';
import { isLoopback, ownOrigin } from './portal-origin.ts';

/** Tenants that are looked at; who has more hears of the first. */
const MOST = 50;

const isKnown = (host: string): Promise<boolean> =>
  isLoopback(host)
    ? Promise.resolve(true)
    : lookup(host).then(
        () => true,
        () => false,
      );

/** Hosts that links in mails of tenants would lead to and that no name server knows, so that nobody can follow them. */
export async function unknownMailHosts(
  database: Database,
  config: Pick<Config, 'PORTAL_URL'>,
  knows: (host: string) => Promise<boolean> = isKnown,
): Promise<string[]> {
  const tenants = await inTransaction(database, { role: 'owner' }, (tx) => enabledHosts(tx, MOST));
  const hosts = new Set(tenants.map((tenant) => new URL(ownOrigin(tenant, config)).hostname));
  const known = await Promise.all([...hosts].map(knows));
  return [...hosts].filter((_, at) => known[at] === false);
}
