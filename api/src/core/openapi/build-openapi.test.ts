import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allRoutes } from '@assay/schema/routes';
import { buildOpenApi } from './build-openapi.ts';

const document = buildOpenApi();
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  it('is the same each time', () => {
    expect(JSON.stringify(buildOpenApi())).toBe(text);
  });

  it('describes every call', () => {
    const missing = allRoutes.filter(({ method, url }) => {
      const path = document.paths[url.replace(/:(\w+)/g, '{$1}')];
      return path?.[method.toLowerCase()] === undefined;
    });

    expect(missing).toEqual([]);
  });

  it('refers only to schemas that it holds', () => {
    const references = new Set(
      [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    );

    expect(
      [...references].filter((name) => document.components.schemas[name ?? ''] === undefined),
    ).toEqual([]);
  });

  it('names each call once, after its place in the route table', () => {
    const ids = Object.values(document.paths).flatMap((calls) =>
      Object.values(calls).map(({ operationId }) => operationId),
    );

    expect(ids).toContain('companiesList');
    expect(ids.filter((id, place) => ids.indexOf(id) !== place || !/^[a-z]\w+$/.test(id))).toEqual(
      [],
    );
  });

  it('shows an example of what each call takes and answers, which its contract accepts', () => {
    const wrong = allRoutes.flatMap(({ method, url, schema: { body, response }, config }) => {
      const call = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const json = (place: unknown) =>
        (place as { content: Record<string, { example?: unknown }> }).content['application/json'];
      const rules: [string, z.ZodType, unknown][] = Object.entries<z.ZodType>(response)
        .filter(([status]) => status !== '204' && config.transport !== 'download')
        .map(([status, rule]) => {
          const answers = call?.['responses'] as Record<string, unknown>;
          return [status, rule, json(answers[status])?.example];
        });
      if (body) rules.push(['body', body, json(call?.['requestBody'])?.example]);
      return rules.flatMap(([what, rule, example]) =>
        (rule.safeParse(example).error?.issues ?? []).map(
          ({ path, message }) => `${method} ${url} ${what} ${path.join('.')}: ${message}`,
        ),
      );
    });

    expect(wrong).toEqual([]);
  });

  it('describes the parts of an upload, the file as bytes', () => {
    expect(document.paths['/api/files']?.['post']?.['requestBody']).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: {
            properties: {
              data: { type: 'string', format: 'binary', maxLength: 10 * 1024 * 1024 },
              title: {},
              docType: {},
            },
            required: ['data', 'docType'],
          },
        },
        'image/png': { schema: { type: 'string', format: 'binary' } },
      },
    });
  });

  it('says which keys of an answer may come back in the body', () => {
    const call = document.paths['/api/company/{id}/notificationsettings']?.['put'];

    expect(call?.['description']).toContain('Ignored in the body: `effective`.');
  });

  it('lists the filters of a list by the kinds of its fields', () => {
    const textOperators = ['EQ', 'NEQ', 'IN][', 'NOT_IN][', 'SW', 'LIKE', 'IS_NULL'];
    const rangeOperators = ['EQ', 'NEQ', 'IN][', 'NOT_IN][', 'GTE', 'LTE', 'IS_NULL'];
    const names = document.paths['/api/companies']?.get?.parameters?.map(({ name }) => name);

    expect(names).toEqual([
      'limit',
      'offset',
      'sortBy',
      'sortOrder',
      'withTotal',
      'withDigest',
      'q',
      ...['EQ', 'NEQ', 'IN][', 'NOT_IN][', 'IS_NULL'].map((each) => `id[${each}]`),
      ...['EQ', 'NEQ', 'IN][', 'NOT_IN][', 'IS_NULL'].map((each) => `consortiumIds[${each}]`),
      ...textOperators.map((each) => `companyName[${each}]`),
      ...textOperators.map((each) => `address.city[${each}]`),
      ...textOperators.map((each) => `address.state[${each}]`),
      ...rangeOperators.map((each) => `numberOfUsers[${each}]`),
      ...rangeOperators.map((each) => `clientSince[${each}]`),
    ]);
  });
});
