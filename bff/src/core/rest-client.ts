import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListQuery } from '@assay/schema/core/list';
import type { AnswerOf, BodyInputOf, ParamsOf, QueryOf, Route } from '@assay/schema/core/route';
import { Notification } from '@assay/schema/notifications/notification';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { ContractBreach, refusalOf } from './errors.ts';
import { bodyWithNumbers } from './input-ids.ts';
import { refusalFrom } from './refusal.ts';

/** Most calls to api that one operation may cause. */
export const UPSTREAM_CALL_BUDGET = 200;
/** Longest time one call may take, ms, unless its route says otherwise. */
export const CALL_DEADLINE_MS = 5_000;

/** What bff tells api about the caller; see architecture.md, "Path of a request". */
export interface CallerHeaders {
  authorization?: string;
  'x-tenant-host'?: string;
  'x-forwarded-proto'?: string;
  'x-forwarded-for'?: string;
  'x-request-id'?: string;
  'idempotency-key'?: string;
}

export interface UpstreamRequest {
  method: Route['method'];
  /** Path with the query string. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Longest time that the call may take, ms; CALL_DEADLINE_MS unless given. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

export interface UpstreamAnswer {
  status: number;
  /** Parsed JSON, or null when there is no body. */
  body: unknown;
}

/** Carries one request to api; throws when api cannot be reached in time. */
export type Upstream = (request: UpstreamRequest) => Promise<UpstreamAnswer>;

interface ClientOptions {
  headers: CallerHeaders;
  signal?: AbortSignal;
  log: FastifyBaseLogger;
  onNotifications(news: z.output<typeof Notification>[]): void;
}

type Never<T> = T extends Record<string, never> ? true : false;

/** What a call takes besides its route: only what the route declares. */
export type CallOptions<R extends Route> = (Never<ParamsOf<R>> extends true
  ? { params?: undefined }
  : { params: ParamsOf<R> }) &
  (BodyInputOf<R> extends undefined ? { body?: undefined } : { body: BodyInputOf<R> }) & {
    query?: Partial<QueryOf<R>>;
  };

export type ListOptions<R extends Route> = Partial<ListQuery> &
  (Never<ParamsOf<R>> extends true ? { params?: undefined } : { params: ParamsOf<R> });

type Arguments<O> = Record<string, never> extends O ? [options?: O] : [options: O];

const pathOf = (url: string, params: Record<string, unknown> | undefined): string =>
  url.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params?.[name])));

const searchOf = (query: Record<string, unknown> | undefined): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(key, String(each));
    }
  }
  return search.toString();
};

const News = z.array(Notification);

/**
 * The typed client of api: the route table is its whole knowledge. Made per request, since it
 * carries the caller's headers, counts the calls of the operation and collects notifications.
 */
export class RestClient {
  readonly #upstream: Upstream;
  readonly #options: ClientOptions;
  readonly #headers: Record<string, string>;
  #calls = 0;
  #writes = 0;

  constructor(upstream: Upstream, options: ClientOptions) {
    this.#upstream = upstream;
    this.#options = options;
    const { 'idempotency-key': _key, ...headers } = options.headers;
    this.#headers = { accept: 'application/json', ...headers };
  }

  /** Calls made so far. */
  get calls(): number {
    return this.#calls;
  }

  /** One call. Refusals throw UpstreamRefusal, outages SERVICE_UNAVAILABLE, a wrong answer ContractBreach. */
  async call<const R extends Route>(
    route: R,
    ...[options]: Arguments<CallOptions<R>>
  ): Promise<AnswerOf<R>> {
    const { params, query, body } = (options ?? {}) as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const sent = bodyWithNumbers(route.schema.body, body);
    return this.#send(route, pathOf(route.url, params), searchOf(query), sent);
  }

  /** One list call in the list grammar (contract §0.5). */
  async list<const R extends Route>(
    route: R,
    ...[options]: Arguments<ListOptions<R>>
  ): Promise<AnswerOf<R>> {
    const { params, ...query } = (options ?? {}) as Partial<ListQuery> & {
      params?: Record<string, unknown>;
    };
    return this.#send(route, pathOf(route.url, params), formatListQuery(query), undefined);
  }

  async #send<R extends Route>(
    route: R,
    path: string,
    search: string,
    body: unknown,
  ): Promise<AnswerOf<R>> {
    this.#calls += 1;
    if (this.#calls > UPSTREAM_CALL_BUDGET) {
      throw new GraphQLError(
        `The operation needs more than ${UPSTREAM_CALL_BUDGET} calls; ask for less at once.`,
        {
          extensions: { code: 'LIMIT_EXCEEDED', limit: 'upstreamCalls' },
        },
      );
    }
    const reads = route.method === 'GET';
    const request: UpstreamRequest = {
      method: route.method,
      path: search === '' ? path : `${path}?${search}`,
      headers: this.#headersOf(route, body),
      ...(route.config.deadlineMs === undefined ? {} : { deadlineMs: route.config.deadlineMs }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A write is carried through even when the caller has gone: half-known outcomes are worse.
      ...(reads && this.#options.signal ? { signal: this.#options.signal } : {}),
    };
    const answer = await this.#upstream(request).catch((error: unknown) => {
      // A caller who went away is no outage.
      if (!this.#options.signal?.aborted) {
        const reason =
          error instanceof Error
            ? ('code' in error && String(error.code)) || error.name
            : 'unknown';
        this.#options.log.error(
          { route: route.url, method: route.method, reason },
          'api cannot be reached',
        );
      }
      throw refusalOf('SERVICE_UNAVAILABLE');
    });
    return this.#read(route, answer);
  }

  #headersOf(route: Route, body: unknown): Record<string, string> {
    if (body === undefined && route.method !== 'POST') return this.#headers;
    const headers = { ...this.#headers };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const key = this.#options.headers['idempotency-key'];
    if (route.method === 'POST' && key !== undefined) {
      // Several creating mutations of one operation are several requests to api.
      this.#writes += 1;
      headers['idempotency-key'] = this.#writes === 1 ? key : `${key}:${this.#writes}`;
    }
    return headers;
  }

  #read<R extends Route>(route: R, { status, body }: UpstreamAnswer): AnswerOf<R> {
    if (status >= 400) throw refusalFrom(status, body);
    const contract = (route.schema.response as Record<number, z.ZodType | undefined>)[status];
    if (!contract) return this.#breach(route, `status ${status}`);
    const parsed = contract.safeParse(this.#withoutNews(body, contract));
    if (parsed.success) return parsed.data as AnswerOf<R>;
    return this.#breach(
      route,
      parsed.error.issues
        .map((each) => `${each.path.join('.')}: ${each.code}`)
        .slice(0, 5)
        .join('; '),
    );
  }

  /** Field paths are logged, values never: they may be names or results. */
  #breach(route: Route, path: string): never {
    this.#options.log.error(
      { route: route.url, method: route.method, path },
      'api broke its contract',
    );
    throw new ContractBreach({ route: route.url, path });
  }

  #withoutNews(body: unknown, contract: z.ZodType): unknown {
    if (typeof body !== 'object' || body === null || !('notifications' in body)) return body;
    if (contract instanceof z.ZodObject && 'notifications' in contract.shape) return body;
    const { notifications, ...rest } = body;
    const news = News.safeParse(notifications);
    if (news.success) this.#options.onNotifications(news.data);
    else this.#options.log.warn('notifications in an answer of api could not be read');
    return rest;
  }
}
