import type { Tx } from '../../core/database/database.ts';
import { addDevices, addSubstances } from './reference.repository.ts';
import { devices, substances } from './starting-data.ts';

/**
 * Gives the transaction's tenant its reference data: every new tenant starts with a copy that is
 * its own. Safe to repeat; what the tenant has already stays as it is.
 */
export async function addReferenceData(tx: Tx): Promise<void> {
  await addDevices(tx, devices);
  await addSubstances(tx, substances);
}
