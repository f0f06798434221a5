import type { Tx } from '../../core/database/database.ts';
import { addStartingDrugs } from '../drug-adulterants/drug-references.service.ts';
import { addDevices } from './reference.repository.ts';
import { devices } from './starting-devices.ts';

/**
 * Gives the transaction's tenant its reference data: every new tenant starts with a copy that is
 * its own. Safe to repeat; what the tenant has already stays as it is.
 */
export async function addReferenceData(tx: Tx): Promise<void> {
  await addDevices(tx, devices);
  await addStartingDrugs(tx);
}
