import type { Tx } from '../../core/database/database.ts';
import { drawnPlaces, readersOfPlaces } from './drawn-places.repository.ts';

/** The managers of the locations of the people whom a run selected, without one of them: they send their people to be tested. */
export async function managersOfDrawn(
  tx: Tx,
  runId: number,
  except: number | null,
): Promise<number[]> {
  const places = await drawnPlaces(tx, runId);
  const locationIds = places.map(({ locationId }) => locationId);
  const managers = await readersOfPlaces(tx, { locationIds, companyIds: [] }, except);
  return managers.map(({ id }) => id);
}
