import { entityRoutes } from '../core/entity-routes.ts';
import { Company, CreateCompanyInput, PatchCompanyInput, UpdateCompanyInput } from './company.ts';
import { companyList } from './company.list.ts';
import { companyReport } from './company.report.ts';

const company = entityRoutes({
  url: '/api/companies',
  answer: Company,
  resource: 'company',
  one: 'a company',
  many: 'companies',
  read: { anyOf: ['READ_ALL_COMPANIES', 'FE_VIEW_COMPANY_PROFILE'] },
  write: { anyOf: ['UPDATE'] },
  unique: 'COMPANY_NAME_ALREADY_EXISTS',
});

const lacksMro = ['MRO_NOT_SELECTED_FOR_ALL_LOCATIONS'] as const;

/** Calls of contract §7 on companies. */
export const companyRoutes = {
  list: company.list(companyList, {
    summary: 'List companies; without READ_ALL_COMPANIES only the own company',
    access: 'session',
    report: companyReport,
  }),
  create: company.create(CreateCompanyInput, {
    summary: 'Create a company with its first location',
    access: { anyOf: ['CREATE_COMPANY'] },
  }),
  get: company.get(),
  update: company.update(UpdateCompanyInput, { errors: lacksMro }),
  patch: company.patch(PatchCompanyInput, { errors: lacksMro }),
  remove: company.remove({
    summary: 'Delete a company and the accounts of its client users',
    access: { anyOf: ['FE_DELETE_COMPANIES'] },
    errors: ['HAS_CHILD_ELEMENTS'],
  }),
  permissions: company.permissions(),
};
