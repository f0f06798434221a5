import { sql } from 'drizzle-orm';
import { patterns } from '@assay/schema/core/patterns';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import type { Tx } from '../database/database.ts';

/** How the mails of a tenant look and whom they name for help. */
export interface Brand {
  title: string;
  /** `#RRGGBB`. */
  colour: string;
  /** 10 digits. */
  phone: string;
  email: string;
}

interface BrandRow {
  id: number;
  name: string;
  phone_number: string | null;
  main_email: string | null;
  colour: string | null;
}

/** Brand of the transaction's tenant, with the product's defaults for what it does not set (contract §3). */
export async function brandOf(tx: Tx): Promise<Brand> {
  const tenant = await tx.row<BrandRow>(sql`
    select t.id, t.name, t.phone_number, t.main_email, s.value #>> '{}' as colour
    from tenants t left join tenant_settings s on s.tenant_id = t.id and s.key = 'TENANT_COLOR'
    where t.id = app.tenant_id()`);
  return {
    /* Tenant 1 carries the name of the product. */
    title: tenant === null || tenant.id === 1 ? productDefaults.title : tenant.name,
    /* It stands in style attributes, so it has to be a colour whatever is stored. */
    colour: patterns.colour.test(tenant?.colour ?? '')
      ? String(tenant?.colour)
      : productDefaults.colour,
    phone: tenant?.phone_number ?? productDefaults.phone,
    email: tenant?.main_email ?? productDefaults.email,
  };
}
