import { patterns } from '@assay/schema/core/patterns';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { isSpecialHost } from '../../config/special-hosts.ts';
import { tenantVariables } from './tenant-variables.ts';
import type { TenantStylePartsFragment } from './tenant-style.generated.ts';

type Style = Omit<TenantStylePartsFragment, '__typename'>;

/** What the portal shows of its tenant; every value falls back to the product's on its own (P s1). */
export interface Branding {
  title: string;
  color: string;
  /** Address of the logo image; null means the product's mark. */
  logo: string | null;
  /** Ten digits. */
  phone: string;
  email: string;
  /** False as long as the server has not said whose portal this is: nobody is to be sent to the product's address. */
  isKnown: boolean;
}

/** Last style of this host. The storage is the host's own, so tenants never see each other's. */
const CACHE_KEY = 'assay.style';

export const brandingOf = (style: Partial<Style>, hostname: string): Branding => ({
  title: style.TENANT_TITLE ?? productDefaults.title,
  color: patterns.color.test(style.TENANT_COLOR ?? '')
    ? (style.TENANT_COLOR ?? '')
    : productDefaults.color,
  logo: isSpecialHost(hostname) ? null : (style.TENANT_LOGO?.uri ?? null),
  phone: style.TENANT_PHONE ?? productDefaults.phone,
  email: style.TENANT_EMAIL ?? productDefaults.email,
  isKnown: style.TENANT_EMAIL !== undefined,
});

let current: Branding = brandingOf({}, '');
const listeners = new Set<() => void>();

export const currentBranding = (): Branding => current;

/** Tells of every change of the branding; answers how to stop. */
export const onBrandingChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function show(next: Branding): void {
  current = next;
  for (const [name, value] of Object.entries(tenantVariables(current.color))) {
    document.documentElement.style.setProperty(name, value);
  }
  for (const listener of listeners) listener();
}

/** Shows a style that the server answered, and keeps it for the next start. */
export function applyStyle(style: Style): void {
  const next = brandingOf(style, location.hostname);
  // The browser styles the whole page anew with each color that is set, also if it is the same.
  if (JSON.stringify(next) !== JSON.stringify(current)) show(next);
  try {
    localStorage.setItem(CACHE_KEY, JSON.stringify(style));
  } catch {
    // A full or forbidden storage costs a flash of color at the next start, nothing else.
  }
}

/** Shows the last known style of this host before anything is drawn, so that no wrong color flashes up. */
export function applyCachedStyle(): void {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(CACHE_KEY) ?? '{}');
    const style = typeof cached === 'object' && cached !== null ? cached : {};
    show(brandingOf(style, location.hostname));
  } catch {
    show(brandingOf({}, location.hostname));
  }
}
