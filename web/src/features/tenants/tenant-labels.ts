import { billingMethodLabels } from '@assay/schema/tenants/tenant';
import { addressLabels } from '../../components/form/address-labels.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { phoneText } from '../../lib/phone.ts';

/** Label of every field of a TPA by its path in the form; the form, the profile and the list use the same words. */
export const tenantLabels = {
  name: 'TPA Name',
  clientSince: 'Client Since',
  'address.addressLine1': addressLabels.addressLine1,
  'address.addressLine2': addressLabels.addressLine2,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.zip': addressLabels.zip,
  mainEmail: 'Main Email',
  phoneNumber: 'Phone',
  mainFax: 'Fax',
  primaryContactFullName: 'Full Name',
  primaryContactPhone: 'Phone',
  primaryContactEmail: 'Email',
  method: 'Method',
  rate: 'Rate',
  enabled: 'Enabled',
} as const;

/** The same, where no section title says whose phone it is. */
export const tenantChangeLabels = {
  ...tenantLabels,
  phoneNumber: 'Corporate Office: Phone',
  mainFax: 'Corporate Office: Fax',
  primaryContactFullName: 'Primary Contact: Full Name',
  primaryContactPhone: 'Primary Contact: Phone',
  primaryContactEmail: 'Primary Contact: Email',
};

export const tenantSettingLabels = {
  UPDATED_ADMIN_EMAIL: 'Admin Email',
  EMAIL_SEND_FROM_ADDRESS: 'Sender Email',
  BASIC_AUTH_USER: 'User Name',
  BASIC_AUTH_PASS: 'Password',
} as const;

type Method = keyof typeof billingMethodLabels;

export const methodOptions = (Object.keys(billingMethodLabels) as Method[]).map((value) => ({
  value,
  label: billingMethodLabels[value],
}));

export const methodText = (method: string | null): string | null =>
  methodOptions.find(({ value }) => value === method)?.label ?? null;

/** '$12.50': money travels as text and is never a floating-point number. */
export const rateText = (rate: string | null): string | null => {
  if (rate === null) return null;
  const [dollars = '0', cents = ''] = rate.split('.');
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
};

/** A value of the form in the words of the screen. */
export function tenantValueText(path: string, value: string): string {
  if (path === 'clientSince') return formatUsDate(value);
  if (path === 'method') return methodText(value) ?? value;
  if (path === 'rate') return rateText(value) ?? value;
  return path === 'phoneNumber' || path === 'mainFax' || path === 'primaryContactPhone'
    ? phoneText(value)
    : value;
}
