import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { AddressPath } from '../contact/AddressFields.tsx';

type TextPath<T extends FieldValues> = FieldPathByValue<T, string | null | undefined>;
type SwitchPath<T extends FieldValues> = FieldPathByValue<T, boolean | null | undefined>;

/** Where a form keeps the place of a collection. */
export interface PlacePaths<T extends FieldValues> {
  isOnSite: SwitchPath<T>;
  isThirdParty: SwitchPath<T>;
  siteName: TextPath<T>;
  siteAddress: AddressPath<T>;
  zip: TextPath<T>;
  /** Code of the site. */
  site: TextPath<T>;
  /** Until when the donor may come. */
  until: TextPath<T>;
}
