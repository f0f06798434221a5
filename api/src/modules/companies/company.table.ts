import { Company } from '@assay/schema/companies/company';
import { entityTable } from '../../core/entities/entity-table.ts';

export const companies = entityTable('companies', Company, {
  prefixes: { contactInformation: 'contact' },
});
