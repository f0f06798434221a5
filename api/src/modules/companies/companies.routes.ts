import type { FastifyInstance } from 'fastify';
import { companySettingGroups } from '@assay/schema/settings/company-settings';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import {
  permissionsOnCompany,
  readCompanyPermissions,
} from '../permissions/permissions.service.ts';
import type { CompanyHooks } from './company-hooks.ts';
import { companies } from './company.table.ts';
import { listCompanies, readCompany } from './companies.read-model.ts';
import { createCompany, deleteCompany, updateCompany } from './companies.service.ts';

/** Calls of contract §7 on companies. */
export function registerCompaniesRoutes(app: FastifyInstance, hooks: CompanyHooks): void {
  app.resources.set('company', {
    isVisible: (tx, id) => companies.isVisible(tx, id),
    permissions: permissionsOnCompany,
  });
  app.histories.set('company', {
    change: companyRoutes.update,
    more: Object.values(companySettingGroups).map(({ save }) => save),
    also: ['created', 'consortium', 'isEnrolled', 'locationsAdded', 'locationsRemoved'],
    named: { table: 'companies', name: 'company_name' },
  });
  serveRoutes(app, companyRoutes, {
    list: listCompanies,
    create: (context, body) => createCompany(context, body, hooks),
    get: readCompany,
    update: updateCompany,
    patch: updateCompany,
    remove: (context, id) => deleteCompany(context, id, hooks),
    permissions: readCompanyPermissions,
  });
}
