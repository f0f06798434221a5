const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Hosts that belong to no tenant, where the product's own logo is shown (P s4, contract §0.1). The bare
 * portal domain is known to api alone, which answers no logo there.
 */
export const isSpecialHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  ipv4.test(hostname) ||
  hostname.startsWith('[') ||
  hostname.includes(':');
