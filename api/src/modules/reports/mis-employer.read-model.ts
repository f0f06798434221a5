import { sql } from 'drizzle-orm';
import { MisEmployer } from '@assay/schema/mis-reports/mis-employer';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';

type Known = Row<
  'companies',
  | 'company_name'
  | 'address_address_line1'
  | 'address_address_line2'
  | 'address_city'
  | 'address_state'
  | 'address_zip'
  | 'contact_main_email'
  | 'contact_main_phone_number'
> & { tpa_name: string | null; tpa_phone: string | null };

/** Section I as the portal knows it, before anybody fills it in: the company, and the tenant as its C/TPA. */
export async function knownEmployer(
  tx: Tx,
  companyId: number,
  tenantId: number,
): Promise<MisEmployer> {
  const row = found(
    await tx.row<Known>(sql`
      select c.company_name, c.address_address_line1, c.address_address_line2, c.address_city, c.address_state, c.address_zip,
        c.contact_main_email, c.contact_main_phone_number, t.name as tpa_name, t.phone_number as tpa_phone
      from companies c left join tenants t on t.id = ${tenantId} where c.id = ${companyId}`),
  );
  const place = [row.address_city, [row.address_state, row.address_zip].filter(Boolean).join(' ')];
  const lines = [row.address_address_line1, row.address_address_line2, ...place];
  return MisEmployer.parse({
    companyName: row.company_name,
    address: lines.filter(Boolean).join(', ') || 'Not known',
    email: row.contact_main_email,
    phone: row.contact_main_phone_number,
    tpaName: row.tpa_name,
    tpaPhone: row.tpa_phone,
  });
}
