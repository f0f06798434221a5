import type { Tenant } from '@assay/schema/tenants/tenant';
import type { z } from 'zod';

type TenantRecord = z.output<typeof Tenant>;

export const tenant = (id: number, more: Partial<TenantRecord> = {}): TenantRecord => ({
  id,
  name: `Tenant ${id}`,
  clientSince: '2025-03-01',
  address: {
    addressLine1: '1 Main Street',
    addressLine2: null,
    city: 'Boise',
    state: 'ID',
    zip: '83702',
  },
  mainEmail: 'office@example.com',
  mainFax: null,
  phoneNumber: '2085550100',
  primaryContactFullName: 'Dana Reed',
  primaryContactPhone: '2085550101',
  primaryContactEmail: 'dana.reed@example.com',
  method: 'MONTHLY',
  rate: '12.50',
  enabled: true,
  code: `tenant-${id}`,
  host: `tenant-${id}.example.com`,
  tenantUrl: `https://tenant-${id}.example.com`,
  isDeleteAllowed: true,
  version: 1,
  ...more,
});

export const tenantSettings = {
  UPDATED_ADMIN_EMAIL: 'admin@example.com',
  EMAIL_SEND_FROM_ADDRESS: null,
  BASIC_AUTH_USER: 'mro',
  BASIC_AUTH_PASS: '********',
};
