import { Tenant } from '@assay/schema/tenants/tenant';
import { entityTable } from '../../core/entities/entity-table.ts';

/** Tenants as their rows hold them; the address follows from the request that asks for it. */
export const tenants = entityTable('tenants', Tenant, { computed: ['tenantUrl'] });

export type TenantRecord = ReturnType<typeof tenants.fromRow>;
