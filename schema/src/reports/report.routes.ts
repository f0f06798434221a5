import { z } from 'zod';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute } from '../core/route.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { DonorHistoryBlock, ReportBlock } from './report.ts';
import { ReportPeriod, ReportQuery } from './report-criteria.ts';
import { reportTypes } from './report-types.ts';
import { TestFigures } from './test-figures.ts';

const { donorhistory: _donorHistory, ...countedReports } = reportTypes;
/** The reports that count tests. */
export type CountedReport = keyof typeof countedReports;

const CountedReport = wordedEnum(countedReports, {
  id: 'CountedReport',
  description: 'A report that counts tests.',
});
const params = z.object({
  reportTypeId: CountedReport.describe('The report.'),
});
const file = ReportQuery.extend({
  format: z
    .enum(['xlsx', 'pdf'])
    .default('xlsx')
    .describe('`xlsx`, with a sheet that says the criteria, or `pdf`.'),
});
const config = { access: { anyOf: ['VIEW_REPORTS'] } } as const;
const tags = ['reports'] as const;
const empty =
  'Only outcomes that are released are counted, for MRO staff as for everybody. No results when nothing matched.';

/** Calls of contract §24, and the figures of the dashboard, by the same conditions (ADR 110). */
export const reportRoutes = {
  figures: defineRoute({
    method: 'GET',
    url: '/api/testfigures',
    schema: {
      summary: 'Read how many tests were released in a period, and how long they took',
      description: 'Tests count as in reports: released outcomes alone, by the day of collection.',
      tags,
      querystring: z.object({
        period: ReportPeriod.default('LAST_12_MONTHS').describe('Which days.'),
      }),
      response: { 200: TestFigures },
    },
    config: { access: { anyOf: ['VIEW_TEST_RESULTS'] }, deadlineMs: 20_000 },
  }),
  donorHistory: defineRoute({
    method: 'GET',
    url: '/api/reports/donorhistory',
    schema: {
      summary: 'List the tests of one donor',
      description: empty,
      tags,
      querystring: ReportQuery,
      response: { 200: resultsOf(DonorHistoryBlock) },
    },
    config: { ...config, traced: 'DONOR_HISTORY' },
  }),
  downloadDonorHistory: defineRoute({
    method: 'GET',
    url: '/api/reports/donorhistory/download',
    schema: {
      summary: 'Download the tests of one donor as XLSX or PDF',
      tags,
      querystring: file,
      response: { 200: z.unknown().describe('The file.') },
    },
    config: { ...config, transport: 'download', traced: 'DONOR_HISTORY' },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/reports/:reportTypeId',
    schema: {
      summary: 'Read a report',
      description: empty,
      tags,
      params,
      querystring: ReportQuery,
      response: { 200: resultsOf(ReportBlock) },
    },
    config: { ...config, deadlineMs: 20_000 },
  }),
  download: defineRoute({
    method: 'GET',
    url: '/api/reports/:reportTypeId/download',
    schema: {
      summary: 'Download a report as XLSX or PDF',
      tags,
      params,
      querystring: file,
      response: { 200: z.unknown().describe('The file.') },
    },
    config: {
      ...config,
      transport: 'download',
      untraced: 'Numbers of tests of a company name nobody.',
    },
  }),
};
