/** A filter in force is tinted, so that one sees what narrows the list. */
export const filterLook = (isSet: boolean) =>
  isSet
    ? { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border', fontWeight: 'medium' }
    : { bg: 'bg', borderColor: 'border.emphasized', fontWeight: 'normal' };
