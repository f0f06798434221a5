import type { TenantSettingsInput } from '@assay/schema/settings/keys';
import { billingMethodLabels, type CreateTenantInput } from '@assay/schema/tenants/tenant';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

/** Words of a TPA, the same in its form, its profile and the list. */
export const tenantLabels = {
  name: 'TPA Name',
  clientSince: 'Client Since',
  ...labelsBelow('address', addressLabels),
  mainEmail: 'Main Email',
  phoneNumber: 'Phone',
  mainFax: 'Fax',
  primaryContactFullName: 'Full Name',
  primaryContactPhone: 'Phone',
  primaryContactEmail: 'Email',
  method: 'Method',
  rate: 'Rate',
  enabled: 'Enabled',
} as const satisfies LabelsOf<typeof CreateTenantInput>;

/** Where no section title says whose phone it is. */
export const longTenantLabels = {
  phoneNumber: 'Corporate Office: Phone',
  mainFax: 'Corporate Office: Fax',
  primaryContactFullName: 'Primary Contact: Full Name',
  primaryContactPhone: 'Primary Contact: Phone',
  primaryContactEmail: 'Primary Contact: Email',
} as const;

/** Sections of a TPA (P s2). */
export const tenantSections = {
  general: {
    title: 'General Information',
    hint: 'What the TPA is called, and the address of its own portal.',
  },
  office: {
    title: 'Corporate Office',
    hint: 'Phone and email are shown on the support page of its portal.',
  },
  contact: { title: 'Primary Contact', hint: 'Whom to contact about this TPA.' },
  billing: { title: 'Billing Information', hint: 'How the TPA is billed, and whether it is open.' },
} as const;

type Method = keyof typeof billingMethodLabels;

export const methodOptions = (Object.keys(billingMethodLabels) as Method[]).map((value) => ({
  value,
  label: billingMethodLabels[value],
}));

export const methodText = (method: string | null): string | null =>
  methodOptions.find(({ value }) => value === method)?.label ?? null;

/** Words of the settings of a TPA. */
export const tenantSettingLabels = {
  UPDATED_ADMIN_EMAIL: 'Admin Email',
  EMAIL_SEND_FROM_ADDRESS: 'Sender Email',
  BASIC_AUTH_USER: 'User Name',
  BASIC_AUTH_PASS: 'Password',
} as const satisfies LabelsOf<typeof TenantSettingsInput>;
