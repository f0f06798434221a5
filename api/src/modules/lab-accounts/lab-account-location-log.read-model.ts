import { sql } from 'drizzle-orm';
import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import type { Context } from '../../core/context.ts';
import { specimenTypeName } from '../../core/lists/specimen-type-name.ts';
import { found } from '../../core/refusal.ts';
import { codesAt, type CodeAt } from './lab-account-locations.repository.ts';

interface Named {
  location: string;
  provider: LabProviderName;
  number: string;
  sub_account_id: string;
  site_id: string | null;
  mro: string | null;
  mro_pricing: string | null;
  program: string;
  specimen_type: string;
  supports_combo_orders: boolean;
}

const nameOf = (code: CodeAt): string =>
  code.profile_id === null ? code.test_code : `${code.test_code} (${code.profile_id})`;

const priceOf = (code: CodeAt): string => `${code.test_code}: ${code.pricing ?? 'none'}`;

/**
 * A lab account location as the log keeps it: with names in place of ids. Prices stand for themselves, under the names of
 * fields that only who may see prices reads.
 */
export async function readForLog({ tx }: Context, id: number): Promise<object> {
  const row = found(
    await tx.row<Named>(sql`
      select p.location_id || ' ' || p.name as location, a.provider, a.master_account_id as number, t.sub_account_id,
        t.site_id, m.full_name as mro, t.mro_pricing, t.program, t.supports_combo_orders,
        ${specimenTypeName(sql`t.master_account_type`)} as specimen_type
      from lab_account_locations t join locations p on p.id = t.location_id join lab_accounts a on a.id = t.lab_account_id
      left join mros m on m.id = t.mro_id where t.id = ${id} and t.deleted_at is null`),
  );
  const codes = await codesAt(tx, [id]);
  const own = codes.filter((each) => !each.is_combo_breath);
  return {
    location: row.location,
    labAccount: `${labProviderNames[row.provider]} ${row.number}`,
    subAccountId: row.sub_account_id,
    siteId: row.site_id,
    mro: row.mro,
    mroPricing: row.mro_pricing,
    program: row.program,
    specimenType: row.specimen_type,
    supportsComboOrders: row.supports_combo_orders,
    testCodes: own.map(nameOf),
    pricing: own.map(priceOf),
    comboBreathTestCodes: codes.filter((each) => each.is_combo_breath).map(nameOf),
  };
}
