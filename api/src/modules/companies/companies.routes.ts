import type { FastifyInstance } from 'fastify';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { serve } from '../../core/http/serve.ts';
import { permissionsOnCompany } from '../permissions/permissions.service.ts';
import { companies } from './company.table.ts';
import { listCompanies, readCompany } from './companies.read-model.ts';
import { createCompany, deleteCompany, updateCompany } from './companies.service.ts';

/** Calls of contract §7 on companies. */
export function registerCompaniesRoutes(app: FastifyInstance): void {
  app.resources.set('company', {
    isVisible: (tx, id) => companies.isVisible(tx, id),
    permissions: permissionsOnCompany,
  });
  serve(app, companyRoutes.list, ({ context, list }) => listCompanies(context, list));
  serve(app, companyRoutes.create, ({ context, body }) => createCompany(context, body));
  serve(app, companyRoutes.get, ({ context, params }) => readCompany(context, params.id));
  serve(app, companyRoutes.update, ({ context, params, body }) =>
    updateCompany(context, params.id, body),
  );
  serve(app, companyRoutes.patch, ({ context, params, body }) =>
    updateCompany(context, params.id, body),
  );
  serve(app, companyRoutes.remove, async ({ context, params }) => {
    await deleteCompany(context, params.id);
    return null;
  });
}
