import type {
  CompanyHierarchy,
  HierarchyNode,
} from '@assay/schema/administrative-units/administrative-unit';
import { administrativeUnitRoutes as routes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { namedType } from '../../core/contract-types.ts';
import { queries } from '../../core/queries.ts';
import { links } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';
import { AdministrativeUnitType } from './administrative-unit.resolver.ts';

const HierarchyType = namedType<CompanyHierarchy>(
  'CompanyHierarchy',
  'Regions, areas, districts and locations of a company.',
);
/** A place in the tree and no record: it has no id of its own. */
const NodeType = namedType<HierarchyNode>(
  'HierarchyNode',
  'A unit with the units and locations below it.',
);

export const companyHierarchyResolvers = [
  queries({
    companyHierarchy: { route: routes.hierarchy, idArgument: 'companyId' },
  }),
  recordFields(HierarchyType, {
    regions: {
      type: () => [NodeType],
      nullable: false,
      description: 'Regions, by name.',
      resolve: ({ results }) => results,
    },
    unassignedLocations: links(
      locationRoutes.list,
      (company) => company.unassignedLocations,
      'Locations that belong to no unit, by name.',
    ),
  }),
  recordFields(NodeType, {
    unit: {
      type: () => AdministrativeUnitType,
      nullable: false,
      description: 'The unit.',
      resolve: (node) => node,
    },
    locations: links(
      locationRoutes.list,
      ({ locations }) => locations,
      'Locations of the unit itself, by name.',
    ),
    children: {
      type: () => [NodeType],
      nullable: false,
      description: 'Units one level below, by name.',
      resolve: ({ children }) => children,
    },
  }),
];
