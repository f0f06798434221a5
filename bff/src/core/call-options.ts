import type { BodyInputOf, ParamsOf, QueryOf, Route } from '@assay/schema/core/route';

type Never<T> = T extends Record<string, never> ? true : false;

/** What a call takes besides its route: only what the route declares. */
export type CallOptions<R extends Route> = (Never<ParamsOf<R>> extends true
  ? { params?: undefined }
  : { params: ParamsOf<R> }) &
  (BodyInputOf<R> extends undefined ? { body?: undefined } : { body: BodyInputOf<R> }) & {
    query?: Partial<QueryOf<R>>;
  };

/** The same for a route that is only known at run time. */
export interface AnyOptions {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}

/** The options of a call may be left out when its route needs none. */
export type OptionArguments<O> = Record<string, never> extends O ? [options?: O] : [options: O];

/** The path of a call, with its parameters. */
export const pathOf = (url: string, params: Record<string, unknown> | undefined): string =>
  url.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params?.[name])));

const valuesUnder = (key: string, value: unknown): unknown[] => {
  if (!Array.isArray(value)) return [value];
  return key.endsWith(']') ? value : [value.join(',')];
};

/** The query string of a call; what is null is left out. A list has commas, or under `…[]` a parameter for each. */
export const searchOf = (query: Record<string, unknown> | undefined): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const each of valuesUnder(key, value)) {
      if (each !== undefined && each !== null) search.append(key, String(each));
    }
  }
  return search.toString();
};
