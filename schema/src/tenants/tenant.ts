import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { optionalAddress } from '../common/contact.ts';
import { plausibleBeginning } from '../common/plausible-beginning.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { coded } from '../core/field-errors.ts';
import { date, email, optional, phone, price, recordId, text, version } from '../core/fields.ts';
import { patterns } from '../core/patterns.ts';

export const billingMethodLabels = {
  ANNUAL: 'Annual',
  MONTHLY: 'Monthly',
  PER_TEST: 'Per Test',
} as const;
export const BillingMethod = wordedEnum(
  { ANNUAL: 'Once a year.', MONTHLY: 'Every month.', PER_TEST: 'For each test.' },
  { id: 'BillingMethod', description: 'How a tenant is billed.' },
);

/** Letters, digits, spaces and hyphens with at least one letter, so that a host can be made of it (contract §3). */
const tenantName = text()
  .refine(
    (value) =>
      value === '' || (patterns.lettersNumbersSpacesHyphens.test(value) && /[A-Za-z]/.test(value)),
    coded('INVALID', 'Use letters, numbers, spaces and hyphens, with at least one letter.'),
  )
  .describe('Name: letters, digits, spaces and hyphens.');

/** What a user edits of a tenant. */
export const tenantFields = {
  name: tenantName,
  clientSince: optional(plausibleBeginning(date())).describe('First day as a client, YYYY-MM-DD.'),
  address: optionalAddress().describe('Corporate office.'),
  mainEmail: optional(email()).describe('Main e-mail; shown on the support page.'),
  mainFax: optional(phone()).describe('Fax, 10 digits.'),
  phoneNumber: optional(phone()).describe('Phone, 10 digits; shown on the support page.'),
  primaryContactFullName: text().describe('Full name of the primary contact.'),
  primaryContactPhone: phone().describe('Phone of the primary contact, 10 digits.'),
  primaryContactEmail: email().describe('E-mail of the primary contact.'),
  method: optional(BillingMethod).describe('Billing method.'),
  rate: optional(price()).describe(
    'Billing rate in US dollars, a text with up to two decimals, e.g. `12.50`.',
  ),
  enabled: z.boolean().default(false).describe('Whether its users may sign in; false at first.'),
};

export const CreateTenantInput = z
  .object(tenantFields)
  .meta({ id: 'CreateTenantInput', description: 'A new TPA.' });
export const UpdateTenantInput = updateInput('Tenant', 'a TPA', tenantFields);

export const Tenant = z
  .object({
    id: recordId(),
    ...answersOf(tenantFields),
    code: z.string().describe('Kebab-case form of the name at creation.'),
    host: z.string().describe('Host name of its portal, fixed at creation.'),
    tenantUrl: z.string().describe('Address of its portal.'),
    isDeleteAllowed: z.boolean().describe('Whether it can be deleted; tenant 1 stays.'),
    version: version(),
  })
  .meta({
    id: 'Tenant',
    description: 'A third-party administrator (TPA) with a portal of its own.',
  });

export const PortalDomain = z
  .object({ domain: z.string().describe('Domain, without a port: `portal.example.com`.') })
  .meta({ id: 'PortalDomain', description: 'The domain below which a new TPA gets its host.' });

/** Branding that the portal shows before and after sign-in; null means the product default. */
export const TenantStyle = z
  .object({
    TENANT_COLOR: z.string().nullable().describe('Main color as #RRGGBB.'),
    TENANT_LOGO: z
      .object({ uri: z.string().describe('Path of the image at the host that was asked.') })
      .nullable()
      .meta({ id: 'StyleLogo', description: 'The logo image.' }),
    TENANT_TITLE: z.string().nullable().describe('Title of the portal.'),
    TENANT_PHONE: z.string().nullable().describe('Customer service phone, 10 digits.'),
    TENANT_EMAIL: z.string().nullable().describe('Customer service e-mail.'),
  })
  .meta({ id: 'TenantStyle', description: 'Branding of the tenant whose host was asked.' });

/** `Summit Occupational Health` → `summit-occupational-health`. */
export const kebabCase = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

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

/** Tenant 1 runs the installation: it can neither be deleted nor disabled (P s4). */
export const PROTECTED_TENANT_ID = 1;
export const isProtectedTenant = (id: number | string): boolean =>
  Number(id) === PROTECTED_TENANT_ID;
