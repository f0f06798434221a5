import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import type { unitLevels } from './administrative-unit.list.ts';
import { optional, recordId, text, version } from '../core/fields.ts';

export const UnitLevel = wordedEnum(
  {
    REGION: 'The highest level; contains areas.',
    AREA: 'Contains districts.',
    DISTRICT: 'The lowest level.',
  } satisfies Record<(typeof unitLevels)[number], string>,
  { id: 'UnitLevel', description: 'Level of an administrative unit.' },
);
export type UnitLevel = z.output<typeof UnitLevel>;

export const CreateAdministrativeUnitInput = z
  .object({
    name: text().describe('Name, unique under its parent regardless of case.'),
    parentId: optional(recordId()).describe(
      'Region of a new area, area of a new district; none for a region.',
    ),
  })
  .meta({
    id: 'CreateAdministrativeUnitInput',
    description: 'A new unit; its level follows from its parent.',
  });

export const RenameAdministrativeUnitInput = z
  .object({
    name: text().describe('Name, unique under its parent regardless of case.'),
    version: version().optional(),
  })
  .meta({ id: 'RenameAdministrativeUnitInput', description: 'The new name of a unit.' });

export const MoveAdministrativeUnitInput = z
  .object({
    parentId: optional(recordId()).describe(
      'Where the unit lies from now on: a region for an area, an area for a district, of the same company; none for a region.',
    ),
    version: version().optional(),
  })
  .meta({ id: 'MoveAdministrativeUnitInput', description: 'The new place of a unit.' });

const unitFields = {
  id: recordId(),
  companyId: recordId().describe('Company of the unit.'),
  parentId: recordId().nullable().describe('Unit above; null for a region.'),
  level: UnitLevel.describe('Level of the unit.'),
  name: z.string().describe('Name, unique under its parent.'),
  path: z.array(z.string()).describe('Names from the region down to the unit itself.'),
  pathIds: z.array(recordId()).describe('Record ids of the units of `path`.'),
  numberOfLocations: z
    .int()
    .describe('Locations in the unit and below it, as far as the viewer can see them.'),
  isDeleteAllowed: z.boolean().describe('Whether nothing lies under the unit.'),
  version: version(),
};

/** A unit by itself, as lists answer it. */
export const AdministrativeUnit = z
  .object(unitFields)
  .meta({ id: 'AdministrativeUnit', description: 'A region, area or district of a company.' });
export type AdministrativeUnit = z.output<typeof AdministrativeUnit>;

/** A unit with everything below it. */
export interface AdministrativeUnitNode extends AdministrativeUnit {
  children: AdministrativeUnitNode[];
}
export const AdministrativeUnitNode = z
  .object({
    ...unitFields,
    get children(): z.ZodType<AdministrativeUnitNode[]> {
      return z.array(AdministrativeUnitNode).describe('Units one level below, by name.');
    },
  })
  .meta({ id: 'AdministrativeUnitNode', description: 'A unit with the units below it.' });

export const HierarchyLocation = z
  .object({
    id: recordId(),
    locationId: z.string().describe('Display id.'),
    name: z.string().describe('Name of the location.'),
  })
  .meta({ id: 'HierarchyLocation', description: 'A location as it stands in a hierarchy.' });
export type HierarchyLocation = z.output<typeof HierarchyLocation>;

/** A unit with everything below it, locations too. */
export interface HierarchyNode extends AdministrativeUnit {
  locations: HierarchyLocation[];
  children: HierarchyNode[];
}
export const HierarchyNode = z
  .object({
    ...unitFields,
    locations: z.array(HierarchyLocation).describe('Locations of the unit itself, by name.'),
    get children(): z.ZodType<HierarchyNode[]> {
      return z.array(HierarchyNode).describe('Units one level below, by name.');
    },
  })
  .meta({ id: 'HierarchyNode', description: 'A unit with the units and locations below it.' });

export const CompanyHierarchy = z
  .object({
    results: z.array(HierarchyNode).describe('Regions, by name.'),
    unassignedLocations: z
      .array(HierarchyLocation)
      .describe('Locations that belong to no unit, by name.'),
  })
  .meta({
    id: 'CompanyHierarchy',
    description: 'Regions, areas, districts and locations of a company.',
  });
export type CompanyHierarchy = z.output<typeof CompanyHierarchy>;
