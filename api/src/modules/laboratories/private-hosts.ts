import { isIP } from 'node:net';

const privateNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/** Four numbers of an IPv4 address, also of one that an IPv6 address carries. */
const quadOf = (host: string): number[] | null => {
  const text = /(\d+\.\d+\.\d+\.\d+)$/.exec(host)?.[1];
  return text !== undefined && isIP(text) === 4 ? text.split('.').map(Number) : null;
};

/**
 * Whether an address leads into the network of the portal itself: loopback, private, link-local and shared ranges (RFC 1918,
 * 3927, 4193, 6598), and names that no public server has. A connection to one of them would let its owner probe that network.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return privateNames.test(host) || !host.includes('.');
  const quad = quadOf(host);
  if (quad === null) return /^(::1?$|f[cd]|fe[89ab])/.test(host);
  const [a = 0, b = 0] = quad;
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168)
  );
}
