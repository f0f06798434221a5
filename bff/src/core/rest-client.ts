import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListQuery } from '@assay/schema/core/list';
import type { AnswerOf, Route } from '@assay/schema/core/route';
import { Notification } from '@assay/schema/notifications/notification';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import {
  pathOf,
  searchOf,
  type AnyOptions,
  type CallOptions,
  type OptionArguments,
} from './call-options.ts';
import { contractCheck } from './contract-check.ts';
import { ContractBreach, refusalOf } from './errors.ts';
import { bodyAsContract } from './input-ids.ts';
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
  /** W3C Trace Context, so that the logs of both processes name one trace. */
  traceparent?: string;
  /** Of the browser. */
  'user-agent'?: string;
  'idempotency-key'?: string;
}

export interface UpstreamRequest {
  method: Route['method'];
  /** Path with `:params`, by which calls are counted and kept apart. */
  route: string;
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

const Notifications = z.array(Notification);

interface ClientOptions {
  headers: CallerHeaders;
  signal?: AbortSignal;
  log: FastifyBaseLogger;
  onNotifications(notifications: z.output<typeof Notification>[]): void;
}

/** The envelope of a list (contract §0.6). */
export interface ListAnswer<T> {
  results: readonly T[];
  total: number;
  digest?: string | null;
  limit: number;
  offset: number;
  groups?: readonly { id: number; count: number; total: number }[];
}

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
    ...[options]: OptionArguments<CallOptions<R>>
  ): Promise<AnswerOf<R>> {
    return (await this.send(route, options ?? {})) as AnswerOf<R>;
  }

  /** One call of a route that is only known at run time; as `call`, but without the types. */
  send(route: Route, { params, query, body }: AnyOptions): Promise<unknown> {
    const sent = bodyAsContract(route.schema.body, body);
    return this.#send(route, pathOf(route.url, params), searchOf(query), sent);
  }

  /** One list call of a route that is only known at run time, with what its path and plain parameters take. */
  page(
    route: Route,
    list: Partial<ListQuery>,
    { params, query }: AnyOptions = {},
  ): Promise<ListAnswer<unknown>> {
    const search = [formatListQuery(list), searchOf(query)].filter((each) => each !== '').join('&');
    // The client has checked the answer against the route's contract, which is the list envelope.
    return this.#send(route, pathOf(route.url, params), search, undefined) as Promise<
      ListAnswer<unknown>
    >;
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
      route: route.url,
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
    const answer = this.#withoutNotifications(body, contract);
    if (contractCheck(contract)(answer)) return answer as AnswerOf<R>;
    const parsed = contract.safeParse(answer);
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

  /** Notifications that api put into an answer (contract §0.7) are not part of it. */
  #withoutNotifications(body: unknown, contract: z.ZodType): unknown {
    if (typeof body !== 'object' || body === null || !('notifications' in body)) return body;
    if (contract instanceof z.ZodObject && 'notifications' in contract.shape) return body;
    const { notifications, ...rest } = body;
    const read = Notifications.safeParse(notifications);
    if (read.success) this.#options.onNotifications(read.data);
    else this.#options.log.warn('notifications in an answer of api could not be read');
    return rest;
  }
}
