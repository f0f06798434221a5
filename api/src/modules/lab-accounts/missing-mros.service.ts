import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { companyLacksMro, locationLacksMro } from './lab-account-locations.repository.ts';

interface Flags {
  isMroAllNonDotResultsRequired: boolean;
  isMroPositiveNonDotResultsOnlyRequired: boolean;
}

/** Whether some non-DOT results go through the MRO. */
export const needsMros = (flags: Flags): boolean =>
  flags.isMroAllNonDotResultsRequired || flags.isMroPositiveNonDotResultsOnlyRequired;

const refusal = (): Refusal => new Refusal('MRO_NOT_SELECTED_FOR_ALL_LOCATIONS');

/**
 * Non-DOT results of a company are to go through the MRO: every lab account of its locations needs one (contract §4).
 * Locations that decide by themselves are left out.
 * @throws Refusal MRO_NOT_SELECTED_FOR_ALL_LOCATIONS
 */
export async function requireMrosOfCompany({ tx }: Context, companyId: number): Promise<void> {
  if (await companyLacksMro(tx, companyId)) throw refusal();
}

/** As `requireMrosOfCompany`, for a location. @throws Refusal MRO_NOT_SELECTED_FOR_ALL_LOCATIONS */
export async function requireMrosOfLocation({ tx }: Context, locationId: number): Promise<void> {
  if (await locationLacksMro(tx, locationId)) throw refusal();
}
