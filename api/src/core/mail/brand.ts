import { patterns } from '@assay/schema/core/patterns';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import type { Tx } from '../database/database.ts';
import { readBrandRow } from './mail-tenant.repository.ts';

/** How the mails of a tenant look and whom they name for help. */
export interface Brand {
  title: string;
  /** `#RRGGBB`. */
  color: string;
  /** 10 digits. */
  phone: string;
  email: string;
}

/** Brand of the transaction's tenant, with the product's defaults for what it does not set (contract §3). */
export async function brandOf(tx: Tx): Promise<Brand> {
  const tenant = await readBrandRow(tx);
  return {
    /* Tenant 1 carries the name of the product. */
    title: tenant === null || tenant.id === 1 ? productDefaults.title : tenant.name,
    /* It stands in style attributes, so it has to be a color whatever is stored. */
    color: patterns.color.test(tenant?.color ?? '') ? String(tenant?.color) : productDefaults.color,
    phone: tenant?.phone_number ?? productDefaults.phone,
    email: tenant?.main_email ?? productDefaults.email,
  };
}
