/** What collection sites do beyond non-DOT urine and paper forms, which all of them take (C s9), in words. */
export const collectionServices = {
  HAIR: 'Hair',
  ELECTRONIC_ORDER: 'Electronic order',
  DOT: 'Federal (DOT)',
  INSTANT: 'Instant',
  ORAL_FLUID: 'Oral fluid',
  OBSERVED_URINE: 'Observed urine',
  BREATH_ALCOHOL: 'Breath alcohol',
} as const;

/** How far from a zip code sites are looked for, in miles, and how many are answered at most (contract §14). */
export const SEARCH_MILES = 100;
export const SITES_MAX = 50;
