import { isIP } from 'node:net';
import type { z } from 'zod';
import type { TenantStyle } from '@assay/schema/tenants/tenant';
import type { Context } from '../../core/context.ts';
import { withoutPort } from '../../core/http/request-context.ts';
import { readBranding } from '../settings/settings.service.ts';
import type { PortalSettings } from './first-user.ts';
import { readOwnContact } from './tenants.repository.ts';

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

/** Branding of the tenant whose host was asked; null means the product's default (contract §3). */
export async function readStyle(
  context: Context,
  settings: PortalSettings,
): Promise<z.output<typeof TenantStyle>> {
  const { id, name, phone_number: phone, main_email: email } = await readOwnContact(context.tx);
  const { TENANT_COLOR, TENANT_LOGO } = await readBranding(context);
  const showsLogo = TENANT_LOGO !== null && !isSpecialHost(context.tenantHost, settings);
  return {
    TENANT_COLOR,
    TENANT_LOGO: showsLogo ? { uri: TENANT_LOGO.uri } : null,
    /* Tenant 1 runs the installation and carries the name of the product. */
    TENANT_TITLE: id === 1 ? null : name,
    TENANT_PHONE: phone,
    TENANT_EMAIL: email,
  };
}
