import { useQuery } from '@apollo/client/react';
import { errorsToCaller } from '../../lib/forms/send.ts';
import type { AccountLocationValues as Values } from './account-location-form.ts';
import { MroNeedDocument } from './account-location.generated.ts';
import { needsMro } from './mro-need.ts';

/** Whether results of a location and a program go through an MRO. */
export function useMroNeed(locationId: Values['locationId'], program: Values['program']): boolean {
  const { data } = useQuery(MroNeedDocument, {
    variables: { locationId: String(locationId) },
    skip: locationId === '' || program === 'DOT',
    ...errorsToCaller,
  });
  return needsMro(data?.location, program);
}
