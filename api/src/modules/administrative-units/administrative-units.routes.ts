import type { FastifyInstance } from 'fastify';
import { administrativeUnitRoutes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { permissionsOfCompanyParts } from '../permissions/permissions.service.ts';
import { administrativeUnits } from './administrative-unit.table.ts';
import {
  listUnits,
  readAccessible,
  readHierarchy,
  readTree,
} from './administrative-units.read-model.ts';
import { createUnit, deleteUnit, moveUnit, renameUnit } from './administrative-units.service.ts';

/** Calls of contract §7 on the hierarchy. */
export function registerAdministrativeUnitsRoutes(app: FastifyInstance): void {
  /* Who edits and deletes a unit is a matter of its company (contract §7); who may not list units sees none. */
  app.resources.set('administrativeUnit', {
    isVisible: async (tx, id, viewer) =>
      viewer.permissions.has('READ_ALL_ADMINISTRATIVE_UNITS') &&
      (await administrativeUnits.isVisible(tx, id)),
    permissions: permissionsOfCompanyParts,
  });
  app.histories.set('administrativeUnit', {
    change: administrativeUnitRoutes.rename,
    more: [administrativeUnitRoutes.move],
    instead: { parentId: ['parent'] },
    named: { table: 'administrative_units', name: 'name' },
  });
  serveRoutes(app, administrativeUnitRoutes, {
    list: listUnits,
    accessible: readAccessible,
    tree: async (context, companyId) => {
      await requireCompany(context, companyId);
      return readTree(context, companyId);
    },
    hierarchy: async (context, companyId) => {
      await requireCompany(context, companyId);
      return readHierarchy(context, companyId);
    },
    create: createUnit,
    rename: renameUnit,
    move: moveUnit,
    remove: deleteUnit,
  });
}
