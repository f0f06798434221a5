import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute } from '../core/route.ts';
import { programs } from '../common/programs.ts';
import { keysOf } from '../core/keys-of.ts';
import { DonorFile, MergeDonorInput, UnmergeDonorInput } from './donor-file.ts';

const read = { anyOf: ['VIEW_REPORTS'] } as const;
const file = entityRoutes({
  url: '/api/testresults',
  answer: DonorFile,
  resource: 'testResult',
  one: 'the file of a donor',
  many: 'donor files',
  tag: 'reports',
  read,
  write: { anyOf: ['MERGE_DONORS'] },
});
const ofTest = file.get();

/** Files of donors, each found by one of its tests: no id of a person stands in an address (ADR 135). */
export const donorFileRoutes = {
  read: file.part('donorfile', DonorFile, {
    summary: 'Read the file of the donor of a test: tests, pools and draws of the company',
    traced: 'DONOR_FILE',
  }),
  download: defineRoute({
    method: 'GET',
    url: '/api/testresults/:id/donorfile/download',
    schema: {
      summary: 'Download the tests of a donor in chosen years as PDF (49 CFR 40.25, 40.333)',
      tags: ['reports'],
      params: ofTest.schema.params,
      querystring: z.object({
        'years[]': z
          .array(z.coerce.number().int().min(1990).max(9998))
          .min(1)
          .max(30)
          .describe('Years of `countedOn`.'),
        program: z
          .enum(keysOf(programs))
          .optional()
          .describe('Tests of one program; of both without.'),
      }),
      response: { 200: z.unknown().describe('The file.') },
    },
    config: { access: read, resource: 'testResult', transport: 'download', traced: 'DONOR_FILE' },
  }),
  merge: file.action('donorfile/merge', {
    summary: 'Merge the file of a donor with that of another id of the same person',
    body: MergeDonorInput,
    traced: 'DONOR_FILE',
  }),
  unmerge: file.action('donorfile/unmerge', {
    summary: 'Take a merge of two ids of a donor back',
    body: UnmergeDonorInput,
    traced: 'DONOR_FILE',
  }),
};
