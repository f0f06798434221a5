import { describe, expect, it } from 'vitest';
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

  it('lists the filters of a list by its spec', () => {
    const names = document.paths['/api/companies']?.get?.parameters?.map(({ name }) => name);

    expect(names).toEqual([
      'limit',
      'offset',
      'sortBy',
      'sortOrder',
      'q',
      'id[EQ]',
      'id[IN][]',
      'address.city[EQ]',
      'address.state[EQ]',
      'numberOfUsers[GTE]',
      'numberOfUsers[LTE]',
    ]);
  });
});
