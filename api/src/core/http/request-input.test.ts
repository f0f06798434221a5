import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import type { Route } from '@assay/schema/core/route';
import { namedRoutes } from '@assay/schema/routes';
import { Refusal } from '../refusal.ts';
import { readQuery } from './request-input.ts';

/** Codes of what is refused in a query string, each once. */
function codesOf(route: Route, query: string): string[] {
  try {
    readQuery(route, { raw: { url: `${route.url}?${query}` } } as FastifyRequest);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const all = flattenFieldErrors(error.errors ?? {});
    return [...new Set(all.map((each) => each.error.errorCode))];
  }
}

describe('a parameter that a call needs', () => {
  const needing = namedRoutes.filter(
    ([, { schema }]) => schema.querystring?.safeParse({}).success === false,
  );
  const keysOf = ({ schema }: Route): string[] => Object.keys(schema.querystring?.shape ?? {});

  it.each(needing)('%s: is said to be missing when it is, or empty', (_name, route) => {
    expect(codesOf(route, '')).toEqual(['BLANK']);
    expect(
      codesOf(
        route,
        keysOf(route)
          .map((key) => `${key}=`)
          .join('&'),
      ),
    ).toContain('BLANK');
  });

  it.each(needing)('%s: is said to be wrong when it cannot be read', (_name, route) => {
    expect(
      codesOf(
        route,
        keysOf(route)
          .map((key) => `${key}=%21`)
          .join('&'),
      ),
    ).not.toContain('BLANK');
  });
});
