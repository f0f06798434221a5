import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { defaultExpiry } from '@assay/schema/lab-orders/lab-order-rules';
import type { Clearing } from '../../lib/forms/use-follow-up.ts';
import type { PlacePaths } from './place-paths.ts';

/** What follows for the other fields of a place of collection (T s5). */
export function placeClearing<T extends FieldValues, Out extends FieldValues>(
  { getValues, setValue }: UseFormReturn<T, unknown, Out>,
  paths: PlacePaths<T>,
): Clearing {
  const isOn = (path: FieldPath<T>): boolean => getValues(path) === true;
  // The paths say what their fields hold.
  const set = (path: FieldPath<T>, value: string | boolean): void =>
    setValue(path, value as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
  const clearSite = (): void => {
    set(paths.site, '');
    set(paths.zip, '');
  };
  return {
    [paths.isOnSite]: () => {
      if (isOn(paths.isOnSite)) {
        clearSite();
        set(paths.isThirdParty, false);
      }
      set(paths.until, isOn(paths.isOnSite) ? '' : defaultExpiry(new Date()));
    },
    [paths.isThirdParty]: () => {
      if (!isOn(paths.isThirdParty)) return;
      clearSite();
      if (!isOn(paths.isOnSite)) return;
      set(paths.isOnSite, false);
      set(paths.until, defaultExpiry(new Date()));
    },
    [paths.zip]: () => set(paths.site, ''),
  };
}
