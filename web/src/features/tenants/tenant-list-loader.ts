import { tenantList } from '@assay/schema/tenants/tenant.list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { TenantListDocument } from './tenant-list.generated.ts';

export const tenantListLoader = listLoader(tenantList, TenantListDocument);
