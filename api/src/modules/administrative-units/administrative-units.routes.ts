import type { FastifyInstance } from 'fastify';
import { administrativeUnitRoutes as routes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { serve } from '../../core/http/serve.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { permissionsOnCompany } from '../permissions/permissions.service.ts';
import { administrativeUnits } from './administrative-unit.table.ts';
import {
  listUnits,
  readAccessible,
  readHierarchy,
  readTree,
} from './administrative-units.read-model.ts';
import { createUnit, deleteUnit, renameUnit } from './administrative-units.service.ts';

/** Calls of contract §7 on the hierarchy. */
export function registerAdministrativeUnitsRoutes(app: FastifyInstance): void {
  /* Who edits and deletes a unit is a matter of its company (contract §7); who may not list units sees none. */
  app.resources.set('administrativeUnit', {
    isVisible: async (tx, id, viewer) =>
      viewer.permissions.has('READ_ALL_ADMINISTRATIVE_UNITS') &&
      (await administrativeUnits.isVisible(tx, id)),
    permissions: permissionsOnCompany,
  });
  serve(app, routes.list, ({ context, list }) => listUnits(context, list));
  serve(app, routes.accessible, ({ context }) => readAccessible(context));
  serve(app, routes.tree, async ({ context, params }) => {
    await requireCompany(context, params.id);
    return readTree(context, params.id);
  });
  serve(app, routes.hierarchy, async ({ context, params }) => {
    await requireCompany(context, params.id);
    return readHierarchy(context, params.id);
  });
  serve(app, routes.create, ({ context, params, body }) => createUnit(context, params.id, body));
  serve(app, routes.rename, ({ context, params, body }) => renameUnit(context, params.id, body));
  serve(app, routes.remove, async ({ context, params }) => {
    await deleteUnit(context, params.id);
    return null;
  });
}
