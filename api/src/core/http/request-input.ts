import type { FastifyRequest } from 'fastify';
import { fieldErrorTree } from '@assay/schema/core/field-errors';
import { parseListQuery } from '@assay/schema/core/list-query';
import type { ListQuery } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import { Refusal } from '../refusal.ts';

/** Everything a route takes from its request, checked. */
export interface RequestInput {
  params: unknown;
  query: unknown;
  body: unknown;
  list: ListQuery | undefined;
}

/** The query string of a request as it was sent. */
export const searchOf = (request: FastifyRequest): URLSearchParams => {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
};

/** Plain parameters: `ids[]=1&ids[]=2` and `ids[0]=1` become a list under `ids[]`, the last of a repeated one counts. */
function queryObject(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [key, value] of search) {
    if (!/\[\d*\]$/.test(key)) query[key] = value;
    else {
      const name = key.replace(/\[\d*\]$/, '[]');
      const list = query[name];
      if (Array.isArray(list)) list.push(value);
      else query[name] = [value];
    }
  }
  return query;
}

/** Path parameters; a path that cannot name a record names none. */
export function readParams(route: Route, request: FastifyRequest): unknown {
  if (route.schema.params === undefined) return {};
  const parsed = route.schema.params.safeParse(request.params);
  if (!parsed.success) throw Refusal.notFound();
  return parsed.data;
}

/**
 * The query string by its contract. What is refused is told by what was sent: a number is not a number when nothing was.
 * @throws Refusal with its failures
 */
export function readQuery(route: Route, request: FastifyRequest): unknown {
  if (route.schema.querystring === undefined) return {};
  const sent = queryObject(searchOf(request));
  const parsed = route.schema.querystring.safeParse(sent, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) =>
    issue.path.length === 1 ? Object.assign(issue, { input: sent[String(issue.path[0])] }) : issue,
  );
  throw Refusal.fields(fieldErrorTree(issues));
}

function readList(route: Route, request: FastifyRequest): ListQuery | undefined {
  if (route.config.list === undefined) return undefined;
  const parsed = parseListQuery(
    route.config.list,
    searchOf(request),
    Object.keys(route.schema.querystring?.shape ?? {}),
  );
  if (parsed.ok) return parsed.query;
  throw parsed.errorCode === undefined
    ? Refusal.fields(parsed.errors)
    : new Refusal(parsed.errorCode, { errors: parsed.errors });
}

/** The content type of a request says JSON, whatever its parameters. */
const isJson = (request: FastifyRequest): boolean =>
  /^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/** A body that is no JSON at all: 400 or 415 without a code of the catalog. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody';
  readonly status: 400 | 415;

  constructor(status: 400 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** A body without what the route ignores in it. */
function withoutIgnored(body: unknown, ignored: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => !ignored.includes(key)));
}

function readBody(route: Route, request: FastifyRequest): unknown {
  if (route.schema.body === undefined) return undefined;
  const text = typeof request.body === 'string' ? request.body : '';
  if (text !== '' && !isJson(request))
    throw new UnreadableBody(415, 'Send the body as application/json.');
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, 'The body is not valid JSON.');
  }
  const { ignoresInBody } = route.config;
  const taken = ignoresInBody === undefined ? value : withoutIgnored(value, ignoresInBody);
  const parsed = route.schema.body.safeParse(taken, { reportInput: true });
  if (!parsed.success) throw Refusal.fields(fieldErrorTree(parsed.error.issues));
  return parsed.data;
}

/** Query, list grammar and body of a request, by the route's contract (contract §0.4, §0.5). */
export function readInput(route: Route, request: FastifyRequest, params: unknown): RequestInput {
  return {
    params,
    query: readQuery(route, request),
    list: readList(route, request),
    body: readBody(route, request),
  };
}
