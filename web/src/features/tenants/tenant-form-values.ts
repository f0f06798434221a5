import type { z } from 'zod';
import type { CreateTenantInput, UpdateTenantInput } from '@assay/schema/tenants/tenant';
import type { TenantSettingsInput } from '@assay/schema/settings/keys';
import { addressValues } from '../../components/form/address-values.ts';
import type { TenantPartsFragment } from './tenant-detail.generated.ts';
import type { TenantSettingsPartsFragment } from './tenant-settings.generated.ts';

export type NewTenant = z.output<typeof CreateTenantInput>;
export type ChangedTenant = z.output<typeof UpdateTenantInput>;

/** Values of both TPA forms: a stored TPA has its version. */
export type TenantFormValues = z.input<typeof CreateTenantInput> & { version?: number };

export type TenantSettingsValues = z.input<typeof TenantSettingsInput>;
export type ChangedTenantSettings = z.output<typeof TenantSettingsInput>;

/** A new TPA: nobody can sign in until it is enabled (P s3). */
export const newTenantValues = (): TenantFormValues => ({
  name: '',
  clientSince: '',
  address: addressValues(),
  mainEmail: '',
  phoneNumber: '',
  mainFax: '',
  primaryContactFullName: '',
  primaryContactPhone: '',
  primaryContactEmail: '',
  method: '',
  rate: '',
  enabled: false,
});

/** A stored TPA as its form holds it: absent texts are blank, as inputs have no null. */
export const tenantValues = (tenant: TenantPartsFragment): TenantFormValues => ({
  name: tenant.name,
  clientSince: tenant.clientSince ?? '',
  address: addressValues(tenant.address),
  mainEmail: tenant.mainEmail ?? '',
  phoneNumber: tenant.phoneNumber ?? '',
  mainFax: tenant.mainFax ?? '',
  primaryContactFullName: tenant.primaryContactFullName,
  primaryContactPhone: tenant.primaryContactPhone,
  primaryContactEmail: tenant.primaryContactEmail,
  method: tenant.method ?? '',
  rate: tenant.rate ?? '',
  enabled: tenant.enabled,
  version: tenant.version,
});

/** Settings as their form holds them: exactly the four documented keys (P s3). */
export const tenantSettingsValues = (
  settings: TenantSettingsPartsFragment,
): TenantSettingsValues => ({
  UPDATED_ADMIN_EMAIL: settings.UPDATED_ADMIN_EMAIL ?? '',
  EMAIL_SEND_FROM_ADDRESS: settings.EMAIL_SEND_FROM_ADDRESS ?? '',
  BASIC_AUTH_USER: settings.BASIC_AUTH_USER ?? '',
  BASIC_AUTH_PASS: settings.BASIC_AUTH_PASS ?? '',
});
