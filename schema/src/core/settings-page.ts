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
}: {
  url: U;
  /** The settings in summaries: "the security settings". */
  what: string;
  tags: readonly [string];
  answer: T;
  input: B;
  /** Method that saves. */
  save?: M;
  config: Pick<Route['config'], 'access' | 'resource' | 'errors'>;
}) => {
  const params = idParamsOf(url);
  const response = { 200: answer };
  const { errors: _ofSaving, ...reading } = config;
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
