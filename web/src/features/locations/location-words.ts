import { clientsSection } from '../../domain/locations/clients-section.ts';
import type { CreateLocationInput } from '@assay/schema/locations/location';
import { derLabels, derSection, placeLabels } from '../../domain/locations/location-words.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';
import { unitText, type UnitTree } from './unit-tree.ts';

export const managerLabels = {
  fullName: 'Manager Full Name',
  phoneNumber: 'Manager Phone',
  email: 'Manager Email',
} as const;

/** Words of a location, the same in its form and its profile. */
export const locationLabels = {
  ...placeLabels,
  administrativeUnitId: 'Region, Area, District',
  ...labelsBelow('locationManagerInfo', managerLabels),
  ...labelsBelow('derInfo', derLabels),
  mroResultType: 'MRO Settings',
  clients: 'Clients',
} as const satisfies LabelsOf<typeof CreateLocationInput>;

/** The three levels of the hierarchy, the highest first. */
export const levelLabels = ['Region', 'Area', 'District'] as const;

/** The settings of `mroResultType`. */
export const mroLabels = {
  isMroAllDotResultsRequired: 'MRO required for all DOT results',
  isMroAllNonDotResultsRequired: 'MRO required for all Non-DOT results',
  isMroPositiveNonDotResultsOnlyRequired: 'MRO required for positive Non-DOT results only',
} as const;

/** Whose MRO settings a location has. */
export const ownMroLabels = {
  company: 'As the company has them',
  own: 'Settings of this location',
} as const;

/** Sections of a location: the form and the profile have the same, so that a value is found where it was typed. */
export const locationSections = {
  information: {
    title: 'Location Information',
    hint: 'Where the location is, and where it stands in the hierarchy of the company.',
  },
  manager: { title: 'Location Manager', hint: 'Who runs the location.' },
  der: derSection,
  mro: { title: 'MRO Settings', hint: 'Which results go through a Medical Review Officer.' },
  clients: clientsSection,
} as const;

/** The settings that are on, in words. */
const mroText = (settings: Readonly<Record<keyof typeof mroLabels, boolean>>): string =>
  (Object.keys(mroLabels) as (keyof typeof mroLabels)[])
    .filter((name) => settings[name])
    .map((name) => mroLabels[name])
    .join('; ');

/** Values of a location's form outside of their fields. */
export const locationTexts = (tree: UnitTree | null): TextsOf<typeof CreateLocationInput> => ({
  administrativeUnitId: (id) => unitText(tree ?? [], id) || null,
  mroResultType: (settings) => (settings ? mroText(settings) : null),
  clients: (clients) => clients?.map(({ name }) => name).join(', ') || '–',
});
