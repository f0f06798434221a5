import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { date, idParam, recordId } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute } from '../core/route.ts';

/** Federal agencies that ask for tests (contract §26). */
export const TestingAgency = wordedEnum(
  {
    HHS: 'Department of Health and Human Services.',
    NRC: 'Nuclear Regulatory Commission.',
    FMCSA: 'Federal Motor Carrier Safety Administration.',
    FAA: 'Federal Aviation Administration.',
    FRA: 'Federal Railroad Administration.',
    FTA: 'Federal Transit Administration.',
    PHMSA: 'Pipeline and Hazardous Materials Safety Administration.',
    USCG: 'United States Coast Guard.',
  },
  { id: 'TestingAgency', description: 'Federal agency that asks for tests.' },
);

const rate = () => z.number().min(0).max(100);

export const EmployeeCategory = z
  .object({ id: recordId(), name: z.string().describe('Name of the category.') })
  .meta({ id: 'EmployeeCategory', description: 'A category of the federal MIS report.' });

export const Regulator = z
  .object({
    id: recordId(),
    name: z.string().describe('Name to show, e.g. "FMCSA" or "FRA Mechanical".'),
    agency: TestingAgency.describe('The agency.'),
    employeeGroup: z
      .string()
      .nullable()
      .describe('Group of employees with rates of its own; null where the agency has one rate.'),
    isPoolRegulator: z
      .boolean()
      .describe(
        'Whether a regulated pool is run under it: an agency of the Department of Transportation, or USCG. Programs of HHS and NRC are not under 49 CFR part 40.',
      ),
    drugAnnualRate: rate()
      .nullable()
      .describe(
        'Random drug tests a year, in percent of the covered employees; null for HHS, where the plan of each federal agency sets it.',
      ),
    alcoholAnnualRate: rate()
      .nullable()
      .describe(
        'Random alcohol tests a year, in percent of the covered employees; 0 where the agency asks for none, null for HHS.',
      ),
    effectiveFrom: z.iso
      .date()
      .nullable()
      .describe('Day from which these rates hold; null for HHS.'),
    employeeCategories: z
      .array(EmployeeCategory)
      .describe('Categories of the federal MIS report, in its order.'),
  })
  .meta({
    id: 'Regulator',
    description:
      'A federal agency, or one of its groups of employees, with its annual random rates.',
  });
export type Regulator = z.output<typeof Regulator>;

/** What a regulated pool is run under. */
export type PoolRegulator = Regulator & { drugAnnualRate: number; alcoholAnnualRate: number };
export const isPoolRegulator = (regulator: Regulator): regulator is PoolRegulator =>
  regulator.isPoolRegulator &&
  regulator.drugAnnualRate !== null &&
  regulator.alcoholAnnualRate !== null;

/** Federal reference data of contract §12; the content is decision 8. */
export const regulatorRoutes = {
  rates: defineRoute({
    method: 'GET',
    url: '/api/dot/testing/rates',
    schema: {
      summary: 'List the federal agencies with the annual random rates of a day',
      tags: ['reference'],
      querystring: z.object({
        date: date().optional().describe('Day whose rates are asked for; today when left out.'),
      }),
      response: { 200: resultsOf(Regulator) },
    },
    config: { access: 'session' },
  }),
  categories: defineRoute({
    method: 'GET',
    url: '/api/dot/agencies/:id/categories',
    schema: {
      summary: 'List the employee categories of a regulator',
      tags: ['reference'],
      params: z.object({ id: idParam() }),
      response: { 200: resultsOf(EmployeeCategory) },
    },
    config: { access: 'session' },
  }),
};
