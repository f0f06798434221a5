import { defineRoute, idParamsOf } from '../core/route.ts';
import { TestResult } from '../test-results/test-result.ts';

const url = '/api/mro/result/update/:id';

/** Longer than the other side may take to answer, ms. */
const DEADLINE_MS = 15_000;

/** The call of contract §21 that asks the MRO of a test once more. */
export const refreshMroResult = defineRoute({
  method: 'PATCH',
  url,
  schema: {
    summary: 'Ask the MRO of a test once more what was determined',
    description:
      'By the id of the test. It works for tests that go through an MRO who is a connection, from the hour the laboratory has the specimen.',
    tags: ['MRO'],
    params: idParamsOf(url),
    response: { 200: TestResult },
  },
  config: {
    access: { anyOf: ['REFRESH_MRO_RESULT'] },
    resource: 'testResult',
    errors: ['MRO_RESULT_NOT_UPDATED'],
    traced: 'TEST_RESULT',
    deadlineMs: DEADLINE_MS,
  },
});
