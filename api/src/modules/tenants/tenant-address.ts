import { isIP } from 'node:net';
import type { Context } from '../../core/context.ts';
import { withoutPort } from '../../core/http/request-context.ts';

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
