import { Tenant } from '@assay/schema/tenants/tenant';
import { acrossTenants } from '../../core/database/across-tenants.ts';
import { entityTable } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

const nameTaken = () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS');

/** Tenants as their rows hold them, of every tenant; the address follows from the request that asks for it. */
export const tenants = entityTable('tenants', Tenant, {
  within: acrossTenants,
  computed: ['tenantUrl', 'isDeleteAllowed'],
  /* Two names can have the same code ("Acme Inc", "acme-inc"), and a code stands for a host. */
  conflicts: { tenants_name: nameTaken, tenants_code: nameTaken, tenants_host: nameTaken },
});

export type TenantRecord = ReturnType<typeof tenants.fromRow>;
