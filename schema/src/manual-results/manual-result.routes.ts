import { entityRoutes } from '../core/entity-routes.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { TestResult } from '../test-results/test-result.ts';
import { CorrectionInput, ReportVersion, ResultReader } from './correction.ts';
import { EnteredResult, ManualResultInput } from './manual-result.ts';
import { StepwiseResultInput } from './stepwise-result.ts';

const enters = { anyOf: ['CREATE_LAB_RESULT'], type: 'MD' } as const satisfies Access;
const test = entityRoutes({
  url: '/api/testresults',
  answer: TestResult,
  resource: 'testResult',
  one: 'a test',
  many: 'tests',
  tag: 'manual results',
  read: { anyOf: ['VIEW_INSTANT_TEST'] },
  write: enters,
});

/** Calls of contract §22 on results that are entered by hand, and on their corrections. */
export const manualResultRoutes = {
  create: defineRoute({
    method: 'POST',
    url: '/api/testresults/manualresult',
    schema: {
      summary: 'Enter a result by hand: of an ordered test, or with a case of its own',
      tags: ['manual results'],
      body: ManualResultInput,
      response: { 201: EnteredResult },
    },
    config: { access: enters },
  }),
  createStepwise: defineRoute({
    method: 'POST',
    url: '/api/testresults/create',
    schema: {
      summary: 'Enter a drug or alcohol result from its original report',
      tags: ['manual results'],
      body: StepwiseResultInput,
      response: { 201: EnteredResult },
    },
    config: { access: enters },
  }),
  correct: test.action('correct', {
    summary: 'File a corrected report of a released result; the former stays readable',
    body: CorrectionInput,
    traced: 'TEST_RESULT',
  }),
  reports: test.part('reports', resultsOf(ReportVersion), {
    summary: 'Versions of the reports of a test, as far as the caller may see them',
  }),
  readers: test.part('readers', resultsOf(ResultReader), {
    summary: 'Who saw or downloaded a result',
    access: enters,
  }),
};
