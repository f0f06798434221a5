import { EnteredResult } from '@assay/schema/manual-results/manual-result';
import { manualResultRoutes as routes } from '@assay/schema/manual-results/manual-result.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(EnteredResult);

export const manualResultResolvers = [
  queries({
    testReportVersions: { route: routes.reports, idArgument: 'testResultId' },
    testResultReaders: { route: routes.readers, idArgument: 'testResultId' },
  }),
  mutations({
    createManualResult: routes.create,
    createStepwiseResult: routes.createStepwise,
    correctTestResult: routes.correct,
  }),
];
