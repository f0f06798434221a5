import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { withoutPort } from '../../core/http/transact.ts';

export type PortalSettings = Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>;

const hostForm = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * Host of the browser without its port. A header that is no host counts as localhost, and so does an
 * address: no name can be below one, so a TPA made there would have a portal that nobody can open.
 */
const hostNameOf = (tenantHost: string): string => {
  const name = withoutPort(tenantHost).toLowerCase();
  return hostForm.test(name) && isIP(name) === 0 ? name : 'localhost';
};

/**
 * The domain that tenants live under: PORTAL_DOMAIN, else the host of the request without the acting
 * tenant's own name in front (contract §3).
 */
export function currentDomain(
  tenantHost: string,
  actingCode: string,
  portalDomain: string | undefined,
): string {
  if (portalDomain !== undefined) return portalDomain.toLowerCase();
  const name = hostNameOf(tenantHost);
  const own = `${actingCode}.`;
  return name.startsWith(own) && name.length > own.length ? name.slice(own.length) : name;
}

/** Address of a tenant's portal, with scheme and port of the request (contract §3). */
export function urlOf(
  host: string,
  { forwardedProto, tenantHost }: Pick<Context, 'forwardedProto' | 'tenantHost'>,
): string {
  const port = /:\d{1,5}$/.exec(tenantHost)?.[0] ?? '';
  return `${forwardedProto}://${host}${port}`;
}

/**
 * Hosts that are no tenant's: this machine, IP literals, the bare portal domain, and those that the
 * installation names. The logo falls back to the product's there (P s4, contract §0.1).
 */
export function isSpecialHost(
  tenantHost: string,
  { PORTAL_DOMAIN, SPECIAL_HOSTS }: PortalSettings,
): boolean {
  const host = withoutPort(tenantHost).toLowerCase();
  const named = ['localhost', PORTAL_DOMAIN, ...SPECIAL_HOSTS].some(
    (each) => each?.toLowerCase() === host,
  );
  return named || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}
