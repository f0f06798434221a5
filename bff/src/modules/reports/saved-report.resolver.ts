import { SavedReport } from '@assay/schema/reports/saved-report';
import { savedReportRoutes as routes } from '@assay/schema/reports/saved-report.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(SavedReport);

export const savedReportResolvers = [
  queries({ savedReports: routes.list, savedReport: routes.get }),
  mutations({
    createSavedReport: routes.create,
    updateSavedReport: routes.update,
    deleteSavedReport: routes.remove,
  }),
];
