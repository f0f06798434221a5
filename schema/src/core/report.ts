import { z } from 'zod';
import type { AccessKind } from '../history/access-kinds.ts';
import type { ListSpec } from './list.ts';
import type { HttpMethod, Route } from './route.ts';
import { DIGEST_MAX } from './ticked.ts';

/** What a cell may hold; an absent value is an empty cell. */
export type ReportValue = string | number | boolean | null | undefined;

/**
 * How a value of a report is written, where that is not seen from the value itself. `day`: `YYYY-MM-DD`. `moment`: ISO
 * 8601, written where the reader is. `percent`: 12.5 for 12.5 %. `money`: US dollars as text, `12.50`.
 */
export type ReportKind = 'day' | 'moment' | 'percent' | 'money';

export interface ReportColumn<Line = unknown> {
  /** Head of the column, as the screen of the list has it. */
  header: string;
  kind?: ReportKind;
  /* A method, so that reports of all kinds of records are reports. */
  of(line: Line): ReportValue;
}

/** A list as a file: CSV or XLSX (decision 33). */
export interface Report<Row = unknown, Line = Row> {
  /** What the list is called; the name of the file and of the sheet. */
  title: string;
  columns: readonly ReportColumn<Line>[];
  /** The lines of a record, where it is not one. */
  linesOf?(row: Row): readonly Line[];
  /** What its download tells of people, where the list itself leaves no entry in the access log. */
  traced?: AccessKind;
}

const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const format = z
  .enum(reportFormats)
  .default('csv')
  .describe(
    '`csv`, UTF-8 with a byte order mark, or `xlsx`, whose cells are numbers and dates where the list has them.',
  );

const chosen = {
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,999}$/)
    .optional()
    .describe(
      'These records alone, at most 1,000 ids with commas between them; search and filters do not count then.',
    ),
  count: z.coerce
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe('How many records the caller saw; when the list has others by now, TICKED_CHANGED.'),
  digest: z
    .string()
    .max(DIGEST_MAX)
    .optional()
    .describe('The `digest` that the list answered with them, where it has one.'),
};

/** What narrows the file to what somebody has ticked; what has no ids of its own is ticked as a whole. */
const chosenOf = ({ fields }: ListSpec) =>
  'id' in fields ? chosen : { count: chosen.count, digest: chosen.digest };

/** A list call that has a report. */
export type ReportedRoute = Route & { config: { list: ListSpec; report: Report } };

export const hasReport = (route: Route): route is ReportedRoute =>
  route.config.list !== undefined &&
  route.config.report !== undefined &&
  route.config.transport === undefined;

/** Where the report of a list is: below the list. */
const reportUrlOf = <const U extends string>(url: U): `${U}/report` => `${url}/report`;

/** The call that downloads a list: its parameters, filters, order, search and access, all rows of it. */
export function reportRouteOf({ url, schema, config }: ReportedRoute) {
  const { summary, description, tags, params, querystring } = schema;
  const rest =
    'Has every row that the list has: `limit` and `offset` do not count. What is longer than a sheet of XLSX goes on in the next one. An answer that ends before its end was no whole file.';
  return {
    method: 'GET' satisfies HttpMethod as HttpMethod,
    url: reportUrlOf(url),
    schema: {
      summary: `Download as CSV or XLSX: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
      description: description === undefined ? rest : `${description} ${rest}`,
      tags,
      ...(params === undefined ? {} : { params }),
      querystring: z.object({ ...querystring?.shape, format, ...chosenOf(config.list) }),
      response: { 200: z.unknown().describe('The file.') },
    },
    config: {
      ...config,
      transport: 'download',
      errors: [...(config.errors ?? []), 'TICKED_CHANGED'],
      traced: config.report.traced ?? config.traced ?? 'LIST',
    },
  } satisfies Route;
}

/** `list` → `report`, `listOfCompany` → `reportOfCompany`, `progress` → `progressReport`. */
const reportName = (name: string): string =>
  name.startsWith('list') ? name.replace('list', 'report') : `${name}Report`;

/** The calls of a table with those that follow from them, by name. */
export const withReports = (routes: Readonly<Record<string, Route>>): [string, Route][] =>
  Object.entries(routes).flatMap(([name, route]): [string, Route][] => [
    [name, route],
    ...(hasReport(route) ? [[reportName(name), reportRouteOf(route)] as [string, Route]] : []),
  ]);
