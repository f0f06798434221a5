import type { z } from 'zod';
import { idParamsOf, type Route } from './route.ts';

/** A page of settings is read by one call and saved as a whole by another, which answers what was saved. */
export const settingsPage = <
  const U extends string,
  T extends z.ZodType,
  B extends z.ZodType,
  const M extends 'PUT' | 'POST' = 'PUT',
>({
  url,
  what,
  tags,
  answer,
  input,
  save = 'PUT' as M,
  config,
  read,
}: {
  url: U;
  /** The settings in summaries: "the security settings". */
  what: string;
  tags: readonly [string];
  answer: T;
  input: B;
  /** Method that saves. */
  save?: M;
  config: Pick<Route['config'], 'access' | 'resource' | 'errors' | 'ignoresInBody'>;
  /** Who may read it, where that is not who may save it. */
  read?: Route['config']['access'];
}) => {
  const params = idParamsOf(url);
  const response = { 200: answer };
  const {
    errors: _ofSaving,
    ignoresInBody: _ofBody,
    ...reading
  } = { ...config, access: read ?? config.access };
  return {
    get: {
      method: 'GET',
      url,
      schema: { summary: `Read ${what}`, tags, params, response },
      config: reading,
    },
    save: {
      method: save,
      url,
      schema: { summary: `Save ${what}`, tags, params, body: input, response },
      config,
    },
  } as const;
};

type Pages = Record<string, { get: unknown; save: unknown }>;
type PageRoutes<P extends Pages> = {
  [K in keyof P & string as `get${Capitalize<K>}`]: P[K]['get'];
} & { [K in keyof P & string as `update${Capitalize<K>}`]: P[K]['save'] };

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The calls of several pages, or what serves them: `getSecurity` and `updateSecurity` for a page named `security`. */
export const settingsRoutesOf = <P extends Pages>(pages: P): PageRoutes<P> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([name, { get, save }]) => [
      [`get${capital(name)}`, get],
      [`update${capital(name)}`, save],
    ]),
  ) as PageRoutes<P>;
