import { OrderedCode } from '@assay/schema/test-results/test-order';
import {
  CaseClient,
  CaseCompany,
  CaseLocation,
  CaseUnit,
  TestCase,
} from '@assay/schema/test-results/test-case';
import { ReportRef, TestResult } from '@assay/schema/test-results/test-result';
import { testResultRoutes as routes } from '@assay/schema/test-results/test-result.routes';
import {
  CaseOfRow,
  CompanyOfRow,
  LocationOfRow,
  TestOfRow,
  TestResultRow,
} from '@assay/schema/test-results/test-row';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { history, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const TestResultType = entityType(TestResult);
/* What has an id of its own beside the test. */
for (const part of [
  TestCase,
  CaseClient,
  CaseCompany,
  CaseLocation,
  CaseUnit,
  OrderedCode,
  ReportRef,
])
  entityType(part);
for (const part of [CaseOfRow, CompanyOfRow, LocationOfRow, TestOfRow]) entityType(part);
entityType(TestResultRow);

export const testResultResolvers = [
  queries({
    testResults: routes.list,
    testResult: routes.get,
    testEvents: { route: routes.events, idArgument: 'testResultId' },
  }),
  recordFields(TestResultType, {
    history: history('testResult'),
    viewerCanDelete: viewerCan('take this test out of the lists', routes.remove),
  }),
  mutations({ deleteTestResult: routes.remove }),
];
