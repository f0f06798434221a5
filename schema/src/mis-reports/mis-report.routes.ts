import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam, lines, optional, optionalText, text, version } from '../core/fields.ts';
import { defineRoute } from '../core/route.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { misEmployerFields } from './mis-employer.ts';
import { MIS_CELL_MAX } from './mis-form.ts';
import { MisReport, MisSectionName } from './mis-report.ts';

const year = () => z.coerce.number().int().min(2016).max(9998).describe('Calendar year.');
const asked = z.object({
  companyId: idParam().describe('Record id of the company.'),
  agency: TestingAgency.describe('Agency whose rules hold.'),
  year: year(),
});
const read = { anyOf: ['VIEW_REPORTS'] } as const;
const write = { anyOf: ['MANAGE_MIS_REPORTS'] } as const;
const config = { access: read } as const;
const untraced = 'Numbers of tests of a company name nobody.';

/** Which report of the company of the path. */
const which = {
  agency: TestingAgency.describe('Agency whose rules hold.'),
  year: z.int().min(2016).max(9998).describe('Calendar year.'),
  version: version(),
};
const reason = () => lines(500).describe('Why, up to 500 characters.');

export const UpdateMisEmployerInput = z
  .object({ ...which, ...misEmployerFields })
  .meta({ id: 'UpdateMisEmployerInput', description: 'Section I of a MIS report.' });

export const CorrectMisReportInput = z
  .object({
    ...which,
    category: optionalText().describe(
      'The page; null for Section II (A), and for tests without a known category.',
    ),
    section: MisSectionName.describe('Part of the page.'),
    row: optionalText(40).describe('Reason of the tests, `RANDOM` …; null in Section II.'),
    column: text(40).describe('Key of the column; `employees` in Section II.'),
    value: optional(z.int().min(0).max(MIS_CELL_MAX)).describe(
      'What the cell is to say; null to say again what tests say.',
    ),
    reason: reason(),
  })
  .meta({ id: 'CorrectMisReportInput', description: 'A correction of a cell.' });
export type CorrectMisReportInput = z.output<typeof CorrectMisReportInput>;

export const SignMisReportInput = z
  .object({
    ...which,
    name: text().describe('Name of the certifying official.'),
    title: text().describe('Title of the certifying official.'),
    state: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe(
        '`state` of the report as it was read: nobody signs numbers that were not on the screen.',
      ),
  })
  .meta({ id: 'SignMisReportInput', description: 'The signature under a MIS report.' });

export const WithdrawMisSignatureInput = z
  .object({ ...which, reason: reason() })
  .meta({ id: 'WithdrawMisSignatureInput', description: 'Why a signature is withdrawn.' });

const ofCompany = entityRoutes({
  url: '/api/companies',
  answer: MisReport,
  resource: 'company',
  one: 'a MIS report',
  many: 'MIS reports',
  tag: 'reports',
  read,
  write,
});

/** The annual report to the agencies of the DOT, form DOT F 1385 (ADR 111, 112). */
export const misReportRoutes = {
  get: defineRoute({
    method: 'GET',
    url: '/api/misreports',
    schema: {
      summary: 'Read the DOT MIS report (form DOT F 1385) of a company, agency and year',
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
      summary: 'Download the DOT MIS report as the filled form (PDF) or its data (CSV)',
      tags: ['reports'],
      querystring: asked.extend({
        format: z.enum(['pdf', 'csv']).default('pdf').describe('`pdf` or `csv`.'),
      }),
      response: { 200: z.unknown().describe('The file.') },
    },
    config: { ...config, transport: 'download', untraced },
  }),
  updateEmployer: ofCompany.action('misreport/employer', {
    summary: 'Fill in section I of a MIS report',
    body: UpdateMisEmployerInput,
  }),
  correct: ofCompany.action('misreport/corrections', {
    summary: 'Correct a cell of a MIS report, or take a correction back',
    body: CorrectMisReportInput,
  }),
  sign: ofCompany.action('misreport/signature', {
    summary: 'Sign a MIS report, which keeps it as it is',
    body: SignMisReportInput,
  }),
  withdraw: ofCompany.action('misreport/signature/withdraw', {
    summary: 'Withdraw the signature under a MIS report',
    body: WithdrawMisSignatureInput,
  }),
};
