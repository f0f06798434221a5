import { Company } from '@assay/schema/companies/company';
import { entityTable } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const companies = entityTable('companies', Company, {
  prefixes: { contactInformation: 'contact' },
  conflicts: {
    companies_name: () => Refusal.field(['companyName'], 'COMPANY_NAME_ALREADY_EXISTS'),
  },
});
