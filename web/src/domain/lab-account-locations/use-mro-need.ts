import { useQuery } from '@apollo/client/react';
import { errorsToCaller } from '../../lib/forms/send.ts';
import type { AccountLocationValues as Values } from './account-location-form.ts';
import { MroNeedDocument } from './account-location.generated.ts';

/**
 * Whether results go through an MRO: those of DOT always, others where the location says so, or its company for a
 * location that says nothing (contract §14). What is not known yet is not asked for; api has the last word.
 */
export function useMroNeed(locationId: Values['locationId'], program: Values['program']): boolean {
  const { data } = useQuery(MroNeedDocument, {
    variables: { locationId: String(locationId) },
    skip: locationId === '' || program === 'DOT',
    ...errorsToCaller,
  });
  if (program === 'DOT') return true;
  const location = program === '' ? null : data?.location;
  const settings = location?.mroResultType ?? location?.company;
  if (!settings) return false;
  return settings.isMroAllNonDotResultsRequired || settings.isMroPositiveNonDotResultsOnlyRequired;
}
