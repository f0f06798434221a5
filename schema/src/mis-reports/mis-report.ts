import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { defineRoute } from '../core/route.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { ReportBlock } from '../reports/report.ts';

const MisCheck = z
  .object({
    label: z.string().describe('What has to agree.'),
    holds: z.boolean().describe('Whether it does.'),
    detail: z.string().describe('Both sides, in numbers.'),
  })
  .meta({
    id: 'MisCheck',
    description: 'A check of the MIS report against itself or against pools.',
  });
export type MisCheck = z.output<typeof MisCheck>;

const MisGap = z
  .object({
    label: z.string().describe('What is not known.'),
    tests: z.int().nonnegative().describe('Of how many tests.'),
    search: z.string().describe('Conditions of the list of tests that finds them.'),
  })
  .meta({ id: 'MisGap', description: 'What the MIS report lacks.' });
export type MisGap = z.output<typeof MisGap>;

export const MisReport = z
  .object({
    companyName: z.string().describe('Employer.'),
    agency: TestingAgency.describe('Agency whose rules hold.'),
    year: z.int().describe('Calendar year.'),
    categories: z.array(z.string()).describe('Employee categories of the agency.'),
    drugs: ReportBlock.describe('Section III, drug testing data.'),
    alcohol: ReportBlock.nullable().describe(
      'Section IV, alcohol testing data; null for an agency that asks for none.',
    ),
    checks: z.array(MisCheck).describe('Whether the numbers agree.'),
    missing: z
      .array(MisGap)
      .describe('What is not known of tests, and therefore not in the numbers.'),
  })
  .meta({
    id: 'MisReport',
    description: 'The numbers of form DOT F 1385, from the tests and pools.',
  });
export type MisReport = z.output<typeof MisReport>;

const asked = z.object({
  companyId: idParam().describe('Record id of the company.'),
  agency: TestingAgency.describe('Agency whose rules hold.'),
  year: z.coerce.number().int().min(2016).max(9998).describe('Calendar year.'),
});
const config = { access: { anyOf: ['VIEW_REPORTS'] } } as const;
const untraced = 'Numbers of tests of a company name nobody.';

/** The annual report to the agencies of the DOT, as far as tests and pools know it. */
export const misReportRoutes = {
  get: defineRoute({
    method: 'GET',
    url: '/api/misreports',
    schema: {
      summary: 'Read the numbers of the DOT MIS report (form DOT F 1385) of a company',
      tags: ['reports'],
      querystring: asked,
      response: { 200: MisReport },
    },
    config: { ...config, deadlineMs: 20_000 },
  }),
  download: defineRoute({
    method: 'GET',
    url: '/api/misreports/download',
    schema: {
      summary: 'Download the numbers of the DOT MIS report as PDF or CSV',
      tags: ['reports'],
      querystring: asked.extend({
        format: z.enum(['pdf', 'csv']).default('pdf').describe('`pdf` or `csv`.'),
      }),
      response: { 200: z.unknown().describe('The file.') },
    },
    config: { ...config, transport: 'download', untraced },
  }),
};
