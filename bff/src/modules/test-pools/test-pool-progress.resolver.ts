import { companyRoutes } from '@assay/schema/companies/company.routes';
import { TestPoolProgress } from '@assay/schema/test-pools/test-pool-progress';
import { testPoolRoutes as routes } from '@assay/schema/test-pools/test-pool.routes';
import { entityType } from '../../core/contract-types.ts';
import { queries } from '../../core/queries.ts';
import { link } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

export const testPoolProgressResolvers = [
  queries({
    testPoolProgress: routes.progress,
    testPoolProgressSummary: routes.progressSummary,
    testPoolMonths: routes.progressMonths,
  }),
  recordFields(entityType(TestPoolProgress, { omit: ['companyId', 'consortiumId'] }), {
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company whose employees are drawn; null when it is deleted or out of sight.',
    ),
  }),
];
