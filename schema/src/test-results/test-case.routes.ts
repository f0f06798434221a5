import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { defineRoute } from '../core/route.ts';
import { fileId } from '../files/file.ts';

const tags = ['test results'] as const;
const file = { 200: z.unknown().describe('The file.') };
const config = {
  access: { anyOf: ['VIEW_INSTANT_TEST'] },
  resource: 'testCase',
  transport: 'download',
  traced: 'TEST_RESULT',
} as const;

/** Files of a test case (contract §21): whoever may open its tests, and knows of the file, reads it. */
export const testCaseRoutes = {
  file: defineRoute({
    method: 'GET',
    url: '/api/testcase/:id/file/:fileId',
    schema: {
      summary: 'Read a file of a test case: an attachment, a report or the image of a signature',
      tags,
      params: z.object({ id: idParam(), fileId: fileId().describe('Id of the file, a uuid.') }),
      response: file,
    },
    config,
  }),
  mroReport: defineRoute({
    method: 'GET',
    url: '/api/testcase/:id/mroreport/:reportId',
    schema: {
      summary: 'Download the report of the MRO on a test of the case, as PDF',
      tags,
      params: z.object({
        id: idParam(),
        reportId: idParam().describe('Id of the report: that of its test.'),
      }),
      response: file,
    },
    config,
  }),
};
