import { entityRoutes } from '../core/entity-routes.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { TestEvent, TestResult } from './test-result.ts';
import { testResultList } from './test-result.list.ts';
import { testResultReport } from './test-result.report.ts';
import { TestResultRow } from './test-row.ts';

const options = {
  url: '/api/testresults',
  resource: 'testResult',
  one: 'a test',
  many: 'tests',
  tag: 'test results',
  read: { anyOf: ['VIEW_TEST_RESULTS'] },
  write: { anyOf: ['DELETE_TEST_RESULT'] },
} as const;
const rows = entityRoutes({ ...options, answer: TestResultRow });
const opens = { anyOf: ['VIEW_INSTANT_TEST'] } as const;
const test = entityRoutes({ ...options, answer: TestResult, read: opens });

/** Calls of contract §21 and decision 40. */
export const testResultRoutes = {
  list: rows.list(testResultList, {
    summary: 'List the tests in scope',
    report: testResultReport,
    untraced:
      'Rows tell of tests what their list shows; who opens one or takes the list along leaves an entry.',
  }),
  get: test.get({ summary: 'Read a test, which marks it as viewed', traced: 'TEST_RESULT' }),
  remove: test.remove({ summary: 'Take a test out of the lists; the record stays' }),
  download: test.download('download', {
    summary: 'Download a test as PDF, as everybody may know it',
    access: { anyOf: ['DOWNLOAD_TEST_RESULT'] },
    traced: 'TEST_RESULT',
  }),
  events: test.part('events', resultsOf(TestEvent), {
    summary: 'Steps of a test, as far as the caller may know of them',
  }),
  permissions: test.permissions(),
};
