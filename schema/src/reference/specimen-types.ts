/** Specimen types by their number (C s3); the numbers are fixed by the product. */
export const specimenTypes = {
  1: 'Urine',
  2: 'Oral Fluid',
  3: 'Hair',
  4: 'Breath',
  5: 'Urine POCT',
  6: 'Oral Fluid POCT',
  7: 'Blood',
  8: 'Sweat',
  9: 'Serum',
  10: 'Nails',
} as const;
export type SpecimenTypeId = keyof typeof specimenTypes;

export const specimenTypeIds = Object.keys(specimenTypes).map(Number) as [
  SpecimenTypeId,
  ...SpecimenTypeId[],
];

/** `ORAL_FLUID` for 2: the name of a specimen type in files (contract §15). */
export const specimenTypeCode = (id: SpecimenTypeId): string =>
  specimenTypes[id].toUpperCase().replaceAll(' ', '_');
