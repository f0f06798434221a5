import {
  specimenTypeIds,
  specimenTypes,
  type SpecimenTypeId,
} from '@assay/schema/reference/specimen-types';

/** Specimen types for a field or a filter. */
export const specimenOptions = specimenTypeIds.map((value) => ({
  value,
  label: specimenTypes[value],
}));

/** Name of a specimen type by its number. */
export const specimenText = (id: number | string): string =>
  specimenTypes[Number(id) as SpecimenTypeId] ?? String(id);
