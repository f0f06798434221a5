import { z } from 'zod';
import type { AccessKind } from '../history/access-kinds.ts';
import { PermissionContract } from '../profile/permission-list.ts';
import type { ResourceName } from '../resource-names.ts';
import { lockFieldOf } from './edit-inputs.ts';
import type { ErrorCode } from './errors.ts';
import type { ListSpec } from './list.ts';
import { listOf, resultsOf } from './list-envelope.ts';
import type { Report } from './report.ts';
import {
  idParamsOf,
  noContent,
  type Access,
  type HttpMethod,
  type IdParams,
  type Route,
} from './route.ts';

interface EntityOptions<U extends string, T extends z.ZodType> {
  /** Path of the records, perhaps below a parent's `:id`; one of them is `url/:id`. */
  url: U;
  /** What a call answers for a record. */
  answer: T;
  /** Kind of record that the `:id` of a path names; below a parent, the parent's. */
  resource: ResourceName;
  /** The record in summaries, with its article: "a company". */
  one: string;
  many: string;
  /** Group of the calls in openapi.json; `many` unless given. */
  tag?: string;
  /** Who may read and who may change, where a call says nothing else. */
  read: Access;
  write: Access;
  /** Refusal of a name or number that another record has. */
  unique?: ErrorCode;
}

/** What is special about one call. */
interface Special {
  summary?: string;
  access?: Access;
  /** Refusals beyond a name that is taken and a version that is stale. */
  errors?: readonly ErrorCode[];
  /** What a read tells of people, for the access log; or why it leaves no entry there. */
  traced?: AccessKind;
  untraced?: string;
}

type Responses = Route['schema']['response'];

/** One usual call, with the types of its path, body and answer. */
export interface EntityRoute<M extends HttpMethod, U extends string, B, R extends Responses> {
  method: M;
  url: U;
  schema: { summary: string; tags: readonly [string]; params: IdParams<U>; body: B; response: R };
  config: Pick<Route['config'], 'access' | 'resource' | 'errors' | 'traced' | 'untraced'>;
}

/**
 * The usual calls of an entity. Path, summary, group, access, the record that is looked for first and the
 * usual refusals follow from the options; the route table of the entity names the calls that there are and
 * says what is special about each (`companies/company.routes.ts`). A call of another shape is written out
 * with `defineRoute` beside them.
 */
export function entityRoutes<const U extends string, T extends z.ZodType>(
  options: EntityOptions<U, T>,
) {
  const { url, answer, resource, one, many, tag = many, read, write } = options;
  const unique = options.unique === undefined ? [] : [options.unique];
  const ofOne = `${url}/:id` as const;

  function call<M extends HttpMethod, V extends string, B, R extends Responses>(
    method: M,
    path: V,
    {
      body,
      response,
      ...usual
    }: { body: B; response: R } & Required<Pick<Special, 'summary' | 'access'>>,
    { errors = [], traced, untraced, ...special }: Special,
    usualErrors: readonly ErrorCode[] = [],
  ): EntityRoute<M, V, B, R> {
    const params = idParamsOf(path);
    const { summary, access } = { ...usual, ...special };
    const all = [...errors, ...usualErrors];
    return {
      method,
      url: path,
      schema: {
        summary,
        tags: [tag],
        params,
        body,
        response,
      },
      config: {
        access,
        ...(params === undefined ? {} : { resource }),
        ...(all.length === 0 ? {} : { errors: all }),
        ...(traced === undefined ? {} : { traced }),
        ...(untraced === undefined ? {} : { untraced }),
      },
    };
  }

  /** Who sends the version that was read is refused when the record has moved on. */
  const ifVersioned = (body: z.ZodObject | undefined): readonly ErrorCode[] =>
    lockFieldOf(body) !== null ? ['STALE_VERSION'] : [];
  const none = undefined;
  const one200 = { 200: answer };

  return {
    /** With a `report` the list is also a file: `GET url/report`. */
    list<L extends ListSpec>(
      list: L,
      { report, ...special }: Special & { report?: Report<z.output<T>> } = {},
    ) {
      const usual = { summary: `List the ${many}`, access: read, body: none };
      const route = call('GET', url, { ...usual, response: { 200: listOf(answer) } }, special);
      const more = report === undefined ? { list } : { list, report };
      return { ...route, config: { ...route.config, ...more } };
    },
    create<B extends z.ZodType>(body: B, special: Special = {}) {
      const usual = { summary: `Create ${one}`, access: write, body };
      return call('POST', url, { ...usual, response: { 201: answer } }, special, unique);
    },
    get(special: Special = {}) {
      const usual = { summary: `Read ${one}`, access: read, body: none, response: one200 };
      return call('GET', ofOne, usual, special);
    },
    update<B extends z.ZodObject>(body: B, special: Special = {}) {
      const summary = `Replace the editable fields of ${one}`;
      const usual = { summary, access: write, body, response: one200 };
      return call('PUT', ofOne, usual, special, [...unique, ...ifVersioned(body)]);
    },
    patch<B extends z.ZodObject>(body: B, special: Special = {}) {
      const usual = { summary: `Change some fields of ${one}`, access: write, body };
      return call('PATCH', ofOne, { ...usual, response: one200 }, special, [
        ...unique,
        ...ifVersioned(body),
      ]);
    },
    remove(special: Special = {}) {
      const usual = { summary: `Delete ${one}`, access: write, body: none, response: noContent };
      return call('DELETE', ofOne, usual, special);
    },
    /** Changes the state of a record: `POST url/:id/activate`. */
    action<const N extends string, B extends z.ZodObject | undefined = undefined>(
      name: N,
      { body, ...special }: Special & { summary: string; body?: B },
    ) {
      const usual = { summary: special.summary, access: write, response: one200 };
      const sent = { ...usual, body: body as B };
      return call('POST', `${ofOne}/${name}` as const, sent, special, ifVersioned(body));
    },
    /** Does something about a record and answers nothing: `POST url/:id/unlock`. */
    command<const N extends string>(name: N, special: Special & { summary: string }) {
      const usual = {
        summary: special.summary,
        access: write,
        body: none,
        response: noContent,
      };
      return call('POST', `${ofOne}/${name}` as const, usual, special);
    },
    /** What belongs to a record: `GET url/:id/clients`. */
    part<const N extends string, P extends z.ZodType>(
      name: N,
      of: P,
      special: Special & { summary: string },
    ) {
      const usual = { summary: special.summary, access: read, body: none, response: { 200: of } };
      return call('GET', `${ofOne}/${name}` as const, usual, special);
    },
    /** A file that is made of a record: `GET url/:id/download`. */
    download<const N extends string>(name: N, special: Special & { summary: string }) {
      const response = { 200: z.unknown().describe('The file.') };
      const usual = { summary: special.summary, access: read, body: none, response };
      const route = call('GET', `${ofOne}/${name}` as const, usual, special);
      return { ...route, config: { ...route.config, transport: 'download' as const } };
    },
    /** What the caller may do with the record. */
    permissions() {
      const summary = `The caller's permissions on one ${one.replace(/^an? /, '')}`;
      const response = { 200: resultsOf(PermissionContract) };
      const usual = { summary, access: 'session' as const, body: none, response };
      const route = call('GET', `${ofOne}/permissions` as const, usual, {});
      return { ...route, schema: { ...route.schema, tags: ['permissions'] as const } };
    },
  };
}
