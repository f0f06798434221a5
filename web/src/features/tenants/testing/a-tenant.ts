import type { TenantPartsFragment } from '../tenant.generated.ts';

/** A TPA as the server answers it. */
export const aTenant = (over: Partial<TenantPartsFragment> = {}): TenantPartsFragment => ({
  __typename: 'Tenant',
  id: '2',
  name: 'Summit Occupational Health',
  host: 'summit-occupational-health.example.com',
  tenantUrl: 'https://summit-occupational-health.example.com',
  clientSince: '2023-06-15',
  address: {
    __typename: 'Address',
    addressLine1: '250 South Temple',
    addressLine2: null,
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101',
  },
  mainEmail: 'help@summit.test',
  mainFax: null,
  phoneNumber: '8015550140',
  primaryContactFullName: 'Nora Whitfield',
  primaryContactPhone: '8015550141',
  primaryContactEmail: 'nora@summit.test',
  method: 'PER_TEST',
  rate: '4.75',
  enabled: true,
  version: 4,
  viewerCanDelete: true,
  ...over,
});

/** The TPA that runs the installation. */
export const theFirstTenant = (): TenantPartsFragment =>
  aTenant({ id: '1', name: 'Assay Demo TPA', viewerCanDelete: false });
