import { sql } from 'drizzle-orm';
import type { CompanyFeature } from '@assay/schema/permissions';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

/** A company with two locations, the first of them in a region. */
export interface PoolWorld {
  companyId: number;
  regionId: number;
  near: number;
  far: number;
  admin: TestSession;
}

const addLocation = (api: TestApp, companyId: number, name: string, unitId: number | null) =>
  api.asOwner(1, async (tx) => {
    const row = await tx.row<{ id: number }>(sql`
      insert into locations (company_id, name, administrative_unit_id, address_address_line1, address_city,
        address_state, address_zip, location_phone, location_fax, der_full_name, der_phone_number, der_email)
      values (${companyId}, ${name}, ${unitId}, '1 Main', 'Austin', 'TX', '78701', '5125550100', '5125550101',
        'Dana Reed', '5125550102', 'dana@assay.test') returning id`);
    return row?.id ?? 0;
  });

/** Grows a company with its places, and signs an internal user in. */
export async function growPoolWorld(api: TestApp, name = 'Harbor Freight'): Promise<PoolWorld> {
  const companyId = await api.addCompany(name);
  const region = await api.asOwner(1, (tx) =>
    tx.row<{ id: number }>(
      sql`insert into administrative_units (company_id, level, name) values (${companyId}, 'REGION', 'West') returning id`,
    ),
  );
  const regionId = region?.id ?? 0;
  return {
    companyId,
    regionId,
    near: await addLocation(api, companyId, 'Near', regionId),
    far: await addLocation(api, companyId, 'Far', null),
    admin: await api.signIn({ role: 'MD_USER' }),
  };
}

/** Switches features of a company on. */
export const enable = (api: TestApp, companyId: number, ...features: CompanyFeature[]) =>
  api.asOwner(1, async (tx) => {
    for (const feature of features)
      await tx.run(sql`insert into company_settings (company_id, key, value)
        values (${companyId}, ${feature}, 'true') on conflict (tenant_id, company_id, key) do update set value = 'true'`);
  });

const year = new Date().getUTCFullYear();

/** A legal unregulated pool of one location for this year. */
export const poolInput = ({ companyId, near }: PoolWorld, more: object = {}) => ({
  name: 'Warehouse',
  companyId,
  locationId: near,
  targetType: 'percentage',
  drugPercentage: 33.33,
  alcoholPercentage: 10,
  oversampling: 5.5,
  modality: 'quarterly',
  programStartDate: `${year}-01-01`,
  programEndDate: `${year}-12-31`,
  testOrderType: 'PAPER_CCF_ORDER',
  ...more,
});

/** What makes it a regulated one. */
export const regulated = {
  isRegulated: true,
  testingAgencyId: 1,
  targetType: null,
  drugPercentage: null,
  alcoholPercentage: null,
  programEndDate: null,
};
