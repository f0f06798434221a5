import type { Config } from '../../config.ts';
import type { Tx } from '../database/database.ts';
import { readOwnHost } from './mail-tenant.repository.ts';

/** Where the request says that its portal is; all of it is the caller's word. */
export interface AskedAt {
  /** Host of the browser with its port when it has one. */
  tenantHost: string;
  forwardedProto: string;
}

type Trust = Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>;

const hostForm = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/;

/** Hosts of the reader's own machine (RFC 6761): naming them gains an attacker nothing. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/**
 * Origin of the links in a tenant's mails. Scheme and port of the request are used only when its
 * host is the tenant's own, or one that the installation names; whoever asks with another one gets
 * links to the tenant's own host, because a link carries the code that sets a password.
 */
export function portalOrigin(
  own: { id: number; host: string },
  asked: AskedAt,
  trust: Trust,
): string {
  const [, host = '', port = ''] = hostForm.exec(asked.tenantHost.toLowerCase()) ?? [];
  const named = [own.host, trust.PORTAL_DOMAIN, ...trust.SPECIAL_HOSTS].some(
    (each) => each?.toLowerCase() === host,
  );
  if (host === '' || !(named || isLoopback(host))) return `https://${own.host}`;
  const scheme = asked.forwardedProto === 'https' ? 'https' : 'http';
  /* Hosts that are nobody's show the portal of tenant 1, so its links may keep them. */
  return `${scheme}://${own.id === 1 ? host : own.host.toLowerCase()}${port}`;
}

/**
 * Origin of the links in mails that nobody asks for, such as reminders: the tenant's own host, reached as the address of
 * the installation is. Tenant 1 is at that address itself.
 */
export function ownOrigin(
  own: { id: number; host: string },
  { PORTAL_URL }: Pick<Config, 'PORTAL_URL'>,
): string {
  if (PORTAL_URL === undefined) return `https://${own.host}`;
  const { protocol, hostname, port } = new URL(PORTAL_URL);
  const host = own.id === 1 ? hostname : own.host.toLowerCase();
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** Origin for mails of the transaction's tenant. */
export async function portalOriginOf(tx: Tx, asked: AskedAt, trust: Trust): Promise<string> {
  const tenant = await readOwnHost(tx);
  return portalOrigin(tenant ?? { id: 1, host: 'localhost' }, asked, trust);
}

export type ConfiguredTrust = Trust & Pick<Config, 'PORTAL_URL'>;

/**
 * Origin for mails of the transaction's tenant that somebody's act brings to others: where the portal is said to be, and
 * where the request came from when nobody said it.
 */
export async function configuredOriginOf(
  { tx, ...asked }: AskedAt & { tx: Tx },
  config: ConfiguredTrust,
): Promise<string> {
  const tenant = (await readOwnHost(tx)) ?? { id: 1, host: 'localhost' };
  return config.PORTAL_URL === undefined
    ? portalOrigin(tenant, asked, config)
    : ownOrigin(tenant, config);
}
