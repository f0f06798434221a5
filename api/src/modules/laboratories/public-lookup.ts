import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateHost } from './private-hosts.ts';

/** A name leads into the network of the portal itself. */
export class PrivateAddressError extends Error {}

/** What resolves a name, to all of its addresses. */
export type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const resolveName: Resolve = (hostname, done) => lookup(hostname, { all: true }, done);

/**
 * Resolves the name of a connection at the time of connecting. One that was public when it was saved may lead elsewhere by
 * now: a private address among its addresses is refused, unless the installation allows the name.
 */
export const publicLookup =
  (allowed: readonly string[], resolve: Resolve = resolveName): LookupFunction =>
  (hostname, { all }, done) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined)
        return done(error ?? new Error('No address.'), '', 4);
      if (!allowed.includes(hostname) && addresses.some(({ address }) => isPrivateHost(address)))
        return done(new PrivateAddressError('A private address.'), '', 4);
      return all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
