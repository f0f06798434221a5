import type { LoaderFunctionArgs } from 'react-router-dom';
import { tenantPaths } from '../../config/features/tenants.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { tenantLinks } from './tenant-links.ts';
import { NewTenantDocument } from './new-tenant.generated.ts';
import { TenantDetailDocument } from './tenant-detail.generated.ts';
import { TenantSettingsDocument } from './tenant-settings.generated.ts';

const ask = ({ params }: LoaderFunctionArgs) => ({
  variables: { id: requireRecordId(params['id']) },
  otherwise: tenantPaths.list,
});

/** The TPA of the address, for its profile. */
export const tenantRecord = recordRoute({
  document: TenantDetailDocument,
  ask,
  record: ({ tenant }) => tenant,
  name: ({ name }) => name,
});

/** The TPA of the address with its settings. */
export const tenantSettingsRecord = recordRoute({
  document: TenantSettingsDocument,
  ask,
  record: ({ tenant }) => tenant,
  name: ({ name }) => name,
  home: ({ id }) => tenantLinks(id).profile,
});

/** What the form of a new TPA shows before it is saved. */
export const newTenantRecord = recordRoute({
  document: NewTenantDocument,
  ask: () => ({ variables: {}, otherwise: tenantPaths.list }),
  record: (data) => data,
});
