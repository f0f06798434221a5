import {
  AdministrativeUnit,
  AdministrativeUnitNode,
} from '@assay/schema/administrative-units/administrative-unit';
import { administrativeUnitRoutes as routes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { entityType } from '../../core/contract-types.ts';
import { ROW_COST } from '../../core/limits/cost.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { heldOn, link, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

/** A unit of a tree is a unit: what lies below it is a field. */
export const AdministrativeUnitType = entityType(AdministrativeUnit, {
  omit: ['companyId', 'parentId'],
  also: [AdministrativeUnitNode],
});

const held = heldOn(
  profileRoutes.companyPermissions,
  ({ companyId }: AdministrativeUnit) => companyId,
);

/** Most units below one that are answered where its row does not bring them. */
const page = { limit: 1_000, offset: 0, withTotal: false } as const;
/** As many as the cost of an operation takes them to be. */
const UNITS_BELOW = 10;

export const administrativeUnitResolvers = [
  queries({
    administrativeUnits: routes.list,
    administrativeUnitTree: { route: routes.tree, idArgument: 'companyId' },
    accessibleHierarchy: routes.accessible,
    administrativeUnitOptions: options(routes.list, ({ path }) => path.join(' › ')),
  }),
  recordFields(AdministrativeUnitType, {
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company of the unit; null when it is out of sight.',
    ),
    parent: link(routes.list, ({ parentId }) => parentId, 'Unit above; null for a region.'),
    children: {
      type: () => [AdministrativeUnitType],
      nullable: false,
      description: 'Units one level below, by name.',
      extensions: { cost: UNITS_BELOW * ROW_COST },
      resolve: async (unit: AdministrativeUnit & { children?: unknown }, { loaders }) => {
        if (unit.children) return unit.children;
        const below = loaders.byParent(routes.list, 'parentId');
        return (await below.load({ parentId: unit.id, ...page })).results;
      },
    },
    viewerCanUpdate: viewerCan('rename this unit', routes.rename, { held }),
    viewerCanDelete: viewerCan('delete this unit', routes.remove, {
      held,
      when: ({ isDeleteAllowed }) => isDeleteAllowed,
    }),
  }),
  mutations({
    createAdministrativeUnit: routes.create,
    renameAdministrativeUnit: routes.rename,
    moveAdministrativeUnit: routes.move,
    deleteAdministrativeUnit: routes.remove,
  }),
];
