import { kebabCase } from './tenant.ts';

/** Most characters of one part of a host name (RFC 1035). */
const LABEL_MAX = 63;

/**
 * Host that a tenant of this name gets below the portal's domain: its code, cut to what one part of a
 * host name can hold. An empty text while the name gives no code (contract §3).
 */
export function hostOfName(name: string, domain: string): string {
  const label = kebabCase(name).slice(0, LABEL_MAX).replace(/-+$/, '');
  return label === '' ? '' : `${label}.${domain}`;
}
