import { sql } from 'drizzle-orm';
import {
  featureFlagDefaults,
  featureFlagNames,
  type FeatureFlagName,
} from '@assay/schema/profile/feature-flags';
import type { Row, Tx } from '../../core/database/database.ts';

export interface FeatureFlagState {
  name: FeatureFlagName;
  enabled: boolean;
}

/** Every flag as it stands for the transaction's tenant: its own value, else the installation's, else the default. */
export async function readFeatureFlags(tx: Tx): Promise<FeatureFlagState[]> {
  /* Tenant 0 is the installation; later rows win. */
  const stored = await tx.rows<Row<'feature_flags', 'name' | 'enabled'>>(
    sql`select name, enabled from feature_flags order by tenant_id`,
  );
  const set = new Map(stored.map(({ name, enabled }) => [name, enabled]));
  return featureFlagNames.map((name) => ({
    name,
    enabled: set.get(name) ?? featureFlagDefaults[name],
  }));
}
