import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { entityRoutes } from './entity-routes.ts';
import { defineList } from './list.ts';

const Pet = z.object({ id: z.int(), name: z.string() });
const options = {
  answer: Pet,
  resource: 'location',
  one: 'a pet',
  many: 'pets',
  read: { anyOf: ['READ_ALL_LOCATIONS'] },
  write: { anyOf: ['UPDATE'] },
  unique: 'NAME_ALREADY_EXISTS',
} as const;
const pet = entityRoutes({ ...options, url: '/api/pets' });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/companies/:id/pets',
  resource: 'company',
});
const list = defineList({
  fields: { name: { kind: 'text', sort: true } },
  search: [],
  defaultSort: 'name',
});
const versioned = z.object({ name: z.string(), version: z.int() });
const unversioned = z.object({ name: z.string() });

describe('a usual call', () => {
  it('of the records needs no id and answers the envelope of the list', () => {
    const route = pet.list(list);

    expect(route).toMatchObject({
      method: 'GET',
      url: '/api/pets',
      schema: { summary: 'List the pets', tags: ['pets'], params: undefined },
      config: { access: options.read, list },
    });
    expect(route.config).not.toHaveProperty('resource');
    expect(Object.keys(route.schema.response[200].shape)).toContain('total');
  });

  it('of one record names it in the path, as what is looked for first', () => {
    const { method, url, schema, config } = pet.remove();

    expect([method, url, schema.summary]).toEqual(['DELETE', '/api/pets/:id', 'Delete a pet']);
    expect(Object.keys(schema.params.shape)).toEqual(['id']);
    expect(config).toEqual({ access: options.write, resource: 'location' });
  });

  it('below a parent looks for the parent', () => {
    const { url, schema, config } = ofCompany.create(unversioned);

    expect([url, config.resource]).toEqual(['/api/companies/:id/pets', 'company']);
    expect(Object.keys(schema.params.shape)).toEqual(['id']);
  });

  it('that changes the state of a record is named after what it does', () => {
    const { method, url, schema } = pet.action('feed', { summary: 'Feed a pet' });

    expect([method, url, schema.summary]).toEqual(['POST', '/api/pets/:id/feed', 'Feed a pet']);
  });

  it('of a part of a record stands below it, and of a file says so', () => {
    const part = pet.part('owners', z.null(), { summary: 'Owners of a pet' });
    const file = pet.download('passport', { summary: 'Download the passport of a pet' });

    expect([part.url, file.url]).toEqual(['/api/pets/:id/owners', '/api/pets/:id/passport']);
    expect(part.config).toEqual({ access: options.read, resource: 'location' });
    expect(file.config.transport).toBe('download');
  });

  it('says what is special about it', () => {
    const access = { anyOf: ['DELETE'] } as const;
    const { schema, config } = pet.remove({
      summary: 'Give a pet away',
      access,
      errors: ['HAS_CHILD_ELEMENTS'],
    });

    expect(schema.summary).toBe('Give a pet away');
    expect(config).toEqual({ access, resource: 'location', errors: ['HAS_CHILD_ELEMENTS'] });
  });
});

describe('the refusals of a usual call', () => {
  it.each([
    ['create', pet.create(versioned), ['NAME_ALREADY_EXISTS']],
    ['update', pet.update(versioned), ['NAME_ALREADY_EXISTS', 'STALE_VERSION']],
    ['patch', pet.patch(versioned), ['NAME_ALREADY_EXISTS', 'STALE_VERSION']],
    ['update without a version', pet.update(unversioned), ['NAME_ALREADY_EXISTS']],
    ['action', pet.action('feed', { summary: '', body: versioned }), ['STALE_VERSION']],
    ['action without a body', pet.action('feed', { summary: '' }), undefined],
    ['remove', pet.remove(), undefined],
  ])('%s', (_what, route, errors) => {
    expect(route.config.errors).toEqual(errors);
  });

  it('come after its own', () => {
    expect(pet.update(versioned, { errors: ['TENANT_PROTECTED'] }).config.errors).toEqual([
      'TENANT_PROTECTED',
      'NAME_ALREADY_EXISTS',
      'STALE_VERSION',
    ]);
  });
});
