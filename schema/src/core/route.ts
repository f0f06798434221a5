import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import type { AccessKind } from '../history/access-kinds.ts';
import type { ResourceName } from '../resource-names.ts';
import type { ErrorCode } from './errors.ts';
import { Nothing } from './envelope.ts';
import { idParam } from './fields.ts';
import { type ListSpec } from './list.ts';
import { listOf } from './list-envelope.ts';
import type { Report } from './report.ts';

/**
 * Who may call a route. `public`: nobody need be signed in. `session`: any active session.
 * `anyOf`: a holder of one of the permissions. Scope (own company, own locations) comes on top and
 * is enforced by the database for every one of them.
 */
export type Access =
  | 'public'
  | 'session'
  | { anyOf: readonly Permission[]; type?: 'MD' | 'CLIENT' };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call carries besides JSON. */
export type Transport = 'json' | 'upload' | 'download';

/** One documented call, in the shape that Fastify takes: a module spreads it into `app.route`. */
export interface Route {
  method: HttpMethod;
  /** Path with `:params`, `/api` included. */
  url: string;
  schema: {
    summary: string;
    /** More than fits into the summary. */
    description?: string;
    tags: readonly [string];
    params?: z.ZodObject;
    querystring?: z.ZodObject;
    /** Headers that the call is signed by. */
    headers?: z.ZodObject;
    body?: z.ZodType;
    /** Parts of an upload: the file and the fields beside it. */
    multipart?: z.ZodObject;
    response: Partial<Record<200 | 201 | 202 | 204, z.ZodType>>;
  };
  config: {
    access: Access;
    list?: ListSpec;
    /** The list as a file: there is a call for it, `url/report`. */
    report?: Report;
    transport?: Transport;
    /** Content type of an upload whose body may also be the file itself. */
    rawBody?: string;
    /** Kind of record that the path's `:id` names; a caller who cannot see it gets 404 before 403 and 400. */
    resource?: ResourceName;
    /** What a read tells of people: it leaves an entry in the access log (ADR 80). */
    traced?: AccessKind;
    /** Why a read that tells of people, or a download, leaves none. */
    untraced?: string;
    /** The call saves nothing: what is refused by field is answered with 200 (`checkRoute`). */
    onlyChecks?: true;
    /** Of a call that tries a secret: failed calls alone are limited, so that an office may sign in at once. */
    limitsFailures?: true;
    /** The body is signed with a secret of the sender's: it is read as bytes, and no session is asked for. */
    isSigned?: true;
    /** Keys that only the answer has: in a body, which takes no other unknown ones, they change nothing. */
    ignoresInBody?: readonly string[];
    /** Refusals beyond 400 field errors, 401, 403 and 404. */
    errors?: readonly ErrorCode[];
    /** Longest time that a caller of ours waits for the answer, ms, where 5 seconds are not enough. */
    deadlineMs?: number;
  };
}

export const defineRoute = <const R extends Route>(route: R): R => route;

const idParams = z.object({ id: idParam() });

/** Contract of the path parameters of a URL whose one parameter, if any, is `:id`. */
export type IdParams<U extends string> = U extends `${string}/:id${string}`
  ? typeof idParams
  : undefined;

export const idParamsOf = <U extends string>(url: U): IdParams<U> =>
  (url.includes('/:id') ? idParams : undefined) as IdParams<U>;

interface ListRouteOptions<U extends string, L extends ListSpec, T extends z.ZodType> {
  url: U;
  item: T;
  list: L;
  summary: string;
  tag: string;
  access: Access;
  report?: Report;
}

/** A list call: GET with the list grammar of the spec, answering the list envelope. */
export const listRoute = <const U extends string, L extends ListSpec, T extends z.ZodType>({
  url,
  item,
  list,
  summary,
  tag,
  access,
  report,
}: ListRouteOptions<U, L, T>) =>
  ({
    method: 'GET',
    url,
    schema: { summary, tags: [tag], response: { 200: listOf(item) } },
    config: { access, list, ...(report === undefined ? {} : { report }) },
  }) as const satisfies Route;

/** Response map of an action that answers nothing. */
export const noContent = { 204: Nothing } as const;

/** The success answer of a route. */
export type AnswerOf<R extends Route> = z.output<
  Extract<R['schema']['response'][keyof R['schema']['response']], z.ZodType>
>;
export type BodyOf<R extends Route> = R['schema']['body'] extends z.ZodType
  ? z.output<R['schema']['body']>
  : undefined;
/** The body as a caller may write it, before trimming and defaults. */
export type BodyInputOf<R extends Route> = R['schema']['body'] extends z.ZodType
  ? z.input<R['schema']['body']>
  : undefined;
export type ParamsOf<R extends Route> = R['schema']['params'] extends z.ZodType
  ? z.output<R['schema']['params']>
  : Record<string, never>;
export type QueryOf<R extends Route> = R['schema']['querystring'] extends z.ZodType
  ? z.output<R['schema']['querystring']>
  : Record<string, never>;
