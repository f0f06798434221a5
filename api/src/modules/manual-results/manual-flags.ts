import type { ManualFlags } from '@assay/schema/manual-results/manual-result';
import type { Tx } from '../../core/database/database.ts';
import { readFeatureFlags } from '../profile/feature-flags.read-model.ts';

/** Which rules of manual results hold for the tenant (contract §29). */
export async function readManualFlags(tx: Tx): Promise<
  ManualFlags & {
    /** 266742: results may be typed, and not only uploaded. */
    mayType: boolean;
    /** MD173: sweat is a specimen. */
    hasSweat: boolean;
  }
> {
  const flags = await readFeatureFlags(tx);
  const isOn = (wanted: string): boolean =>
    flags.some(({ name, enabled }) => name === wanted && enabled);
  return {
    specimenId: isOn('276912'),
    masterAccountId: isOn('LAB_ACCOUNT_NUMBER'),
    subAccountId: isOn('MD118'),
    needsDrugs: isOn('MD92'),
    mayType: isOn('266742'),
    hasSweat: isOn('MD173'),
  };
}
