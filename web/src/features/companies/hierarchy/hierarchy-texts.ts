import type { UnitLevel } from '../../../gql/schema.generated.ts';

/** Levels of the hierarchy in the words of the screen, the highest first (O s9). */
export const levelLabels = {
  REGION: { one: 'Region', many: 'Regions' },
  AREA: { one: 'Area', many: 'Areas' },
  DISTRICT: { one: 'District', many: 'Districts' },
} as const satisfies Record<UnitLevel, { one: string; many: string }>;

/** Documented words (O s2, O s8, contract §33). */
export const hierarchyTexts = {
  added: (level: UnitLevel) =>
    `${levelLabels[level].one} has been successfully added to the hierarchy`,
  updated: (level: UnitLevel) =>
    `${levelLabels[level].one} has been successfully updated in the hierarchy`,
  deleted: (level: UnitLevel) =>
    `${levelLabels[level].one} has been successfully deleted from the hierarchy`,
  moved: (level: UnitLevel) =>
    `${levelLabels[level].one} has been successfully moved in the hierarchy`,
  deleteQuestion: (level: UnitLevel) => `Are you sure to delete this ${levelLabels[level].one}?`,
  noAreas: 'The selected region has no areas.',
  needsDistrict: "Can't open locations list until district is created",
  closedLocations: "Can't open locations",
} as const;

/** What stands where a location has no unit of a level. */
export const NO_UNIT = 'None';
