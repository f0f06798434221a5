import type { ListFieldKind, ListQuery, ListSpec } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { RequestInput } from './request-input.ts';

/** Kinds of fields whose values tell nothing of a person; of others the log has the condition without its value. */
const plainKinds: readonly ListFieldKind[] = ['choice', 'id', 'ids', 'boolean', 'timestamp'];
/** Longest condition, in characters: a filter by 1,000 ids is cut. */
const LONGEST = 200;

function conditionsOf(spec: ListSpec, { filters, q }: ListQuery): string[] {
  const conditions = filters.map(({ field, operator, values }) => {
    const isPlain = plainKinds.includes(spec.fields[field]?.kind ?? 'text');
    return `${field}[${operator}]=${isPlain ? values.join(',') : '…'}`.slice(0, LONGEST);
  });
  return q === null ? conditions : [...conditions, 'q=…'];
}

/** What a call asked for, by its path and its filters. */
function askedOf({ url, config }: Route, { params, list }: RequestInput): string[] {
  const { id } = params as { id?: unknown };
  return [
    ...(typeof id === 'number' && config.resource !== undefined
      ? [`${config.resource}=${id}`]
      : []),
    ...(config.traced === 'LIST' ? [`list=${url.replace(/^\/api\/|\/report$/g, '')}`] : []),
    ...(config.list === undefined || list === undefined ? [] : conditionsOf(config.list, list)),
  ];
}

const idOf = (record: unknown): number[] => {
  const { id } = (record ?? {}) as { id?: unknown };
  return typeof id === 'number' ? [id] : [];
};

/**
 * What is read while earlier reads cannot be written down would leave no trace.
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function assertTraceable(app: FastifyInstance, { config }: Route): void {
  if (config.traced !== undefined && app.accessLog.isFull) throw new Refusal('SERVICE_UNAVAILABLE');
}

/** Puts what a call reads of people into the access log, if its route says that it does (ADR 80). */
export function traceRead(
  context: Context,
  route: Route,
  input: RequestInput,
  read: { rows: number; recordIds?: readonly number[] },
): void {
  const what = route.config.traced;
  /* An empty answer tells nothing of anybody. */
  if (what === undefined || read.rows === 0) return;
  const isDownload = route.config.transport === 'download';
  context.trace({ what, isDownload, asked: askedOf(route, input), ...read });
}

/** The same for an answer of records: a list, or one. */
export function traceAnswer(
  context: Context,
  route: Route,
  input: RequestInput,
  answer: unknown,
): void {
  if (route.config.traced === undefined) return;
  const { results } = (answer ?? {}) as { results?: unknown };
  const records: unknown[] = Array.isArray(results) ? results : [answer];
  traceRead(context, route, input, { rows: records.length, recordIds: records.flatMap(idOf) });
}
