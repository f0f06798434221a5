import { generatePath } from 'react-router-dom';
import { labAccountPaths } from '../../config/features/lab-accounts.ts';
import type { AccountLocationRowFragment as Row } from './account-location.generated.ts';

/** Where the history of a lab account of a location is; null where the account could not be read. */
export const accountLocationHistory = ({ id, labAccount }: Row): string | null =>
  labAccount &&
  generatePath(labAccountPaths.locationHistory, {
    provider: labAccount.provider,
    id: labAccount.id,
    accountLocationId: id,
  });
