import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListFilter, ListQuery } from '@assay/schema/core/list';
import {
  reportRouteOf,
  type ReportFormat,
  type ReportedRoute,
  type ReportValue,
} from '@assay/schema/core/report';
import { dayStamp } from '@assay/schema/core/us-day';
import { knownZone, momentIn, todayOf } from '../clock.ts';
import type { Context } from '../context.ts';
import { fastifyRoute } from '../http/rate-limit.ts';
import type { RequestInput } from '../http/request-input.ts';
import { checked, tokenOf } from '../http/serve.ts';
import { traceRead } from '../http/trace-read.ts';
import { transact } from '../http/transact.ts';
import { ListWalk, walking } from '../lists/list-walk.ts';
import { assertUnchanged } from '../lists/ticked-ids.ts';
import { contentDisposition } from '../storage/file-name.ts';
import { csvReport } from './report-csv.ts';
import { linesOf, type ReportTable, type ReportWriter } from './report-table.ts';
import { xlsxReport } from './report-xlsx.ts';

const writers: Record<ReportFormat, ReportWriter> = { csv: csvReport, xlsx: xlsxReport };

/** Answers the list call for a query, as the screen gets it. */
type ListHandler = (
  call: RequestInput & { context: Context },
) => Promise<{ results: readonly unknown[] }>;

interface ReportQuery {
  format: ReportFormat;
  ids?: string;
  count?: number;
  digest?: string;
}

/** The query of the list, or the rows of it that were ticked in the place of what narrows it. */
function chosenIn({ query, list }: RequestInput): ListQuery {
  const { ids } = query as ReportQuery;
  if (ids === undefined) return list as ListQuery;
  const isOne = { field: 'id', operator: 'IN', values: ids.split(',') } as const;
  return { ...(list as ListQuery), q: null, filters: [isOne] };
}

/** What filters and search there are, without what they are looked for by: that may be somebody's name. */
const narrowedBy = ({ q, filters }: ListQuery): string =>
  [...(q === null ? [] : ['search']), ...new Set(filters.map(({ field }) => field))].join(', ');

/** Writes down who took the list out of the portal, before the first line of it leaves. */
function auditExport(
  { audit, viewer }: Context,
  title: string,
  list: ListQuery,
  rows: number,
  format: ReportFormat,
): void {
  const told = { rows, format: format.toUpperCase(), filters: narrowedBy(list) || null };
  audit({
    action: 'report.exported',
    entityId: title,
    companyId: viewer.companyId,
    changes: Object.fromEntries(Object.entries(told).map(([name, after]) => [name, { after }])),
  });
}

const filterText = ({ field, operator, values }: ListFilter): string =>
  `${field} ${operator} ${values.join(', ')}`;

/** What the file says of itself. */
function aboutExport(context: Context, title: string, { q, filters }: ListQuery, rows: number) {
  const { timezone } = context.viewer;
  const narrowed = [...(q === null ? [] : [`search ${q}`]), ...filters.map(filterText)];
  return {
    timeZone: timezone,
    day: dayStamp(todayOf(context)),
    facts: [
      ['List', title],
      ['Rows', rows],
      ['Filters', narrowed.join('; ') || 'none'],
      ['Made at', momentIn(context.now, timezone)],
      ['Time zone', knownZone(timezone)],
    ],
  } satisfies Pick<ReportTable, 'timeZone' | 'facts'> & { day: string };
}

/** One file on its way: the list call, again and again, each time in a transaction of its own. */
class Export {
  readonly #app: FastifyInstance;
  readonly #route: ReportedRoute;
  readonly #request: FastifyRequest;
  readonly #answer: ListHandler;
  readonly walk = new ListWalk();

  constructor(
    app: FastifyInstance,
    route: ReportedRoute,
    request: FastifyRequest,
    answer: ListHandler,
  ) {
    this.#app = app;
    this.#route = route;
    this.#request = request;
    this.#answer = answer;
  }

  /**
   * The lines of the next rows, for somebody who may still read them: session, permission and scope count anew.
   * @throws Refusal of the list call
   */
  async step<T>(
    note: (context: Context, input: RequestInput) => T,
  ): Promise<{ lines: ReportValue[][]; noted: T }> {
    const [app, request] = [this.#app, this.#request];
    const route = reportRouteOf(this.#route);
    const done = await transact(app, request, tokenOf(route, request), (open) =>
      checked(app, route, request, open, async (input) => {
        const list = walking(chosenIn(input), this.walk);
        const { results } = await this.#answer({ ...input, list, context: open.context });
        const noted = note(open.context, input);
        return { lines: linesOf(this.#route.config.report, results), noted };
      }),
    );
    this.walk.advance();
    return done;
  }

  /** All lines: those of the first step, then the rest as they are asked for. */
  async *lines(first: ReportValue[][]): AsyncGenerator<ReportValue[][]> {
    yield first;
    while (!this.walk.isDone) yield (await this.step(() => null)).lines;
  }
}

/**
 * Serves the report of a list: what `answer` answers for the list call, all rows of it, written while it is sent. No
 * transaction waits for a slow reader. Refusals come before the first byte; what fails later cuts the connection, so
 * that a part of a file never looks like a whole one.
 */
export function serveReport(app: FastifyInstance, route: ReportedRoute, answer: ListHandler): void {
  const { title, columns } = route.config.report;
  app.route({
    ...fastifyRoute(app.config, reportRouteOf(route)),
    handler: async (request, reply) => {
      const file = new Export(app, route, request, answer);
      const { lines, noted } = await file.step((context, input) => {
        const { query } = input;
        const list = chosenIn(input);
        const { format, ...seen } = query as ReportQuery;
        assertUnchanged(seen, file.walk);
        auditExport(context, title, list, file.walk.total, format);
        traceRead(context, reportRouteOf(route), input, { rows: file.walk.total });
        return { format, ...aboutExport(context, title, list, file.walk.total) };
      });
      const { extension, contentType, write } = writers[noted.format];
      const content = write({ title, columns, lines: file.lines(lines), ...noted });
      const name = `${title} @ ${noted.day}.${extension}`;
      return reply
        .headers({
          'content-type': contentType,
          'content-disposition': contentDisposition('attachment', name),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(Readable.from(content, { objectMode: false }));
    },
  });
}
