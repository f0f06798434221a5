import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './core/errors.ts';
import { nameOf } from './core/answers.ts';
import { Address } from './common/contact.ts';
import { Company } from './companies/company.ts';
import { kebabCase } from './tenants/tenant.ts';
import { tracedFields } from './history/access-kinds.ts';
import { allRoutes, routeTable } from './routes.ts';

describe('routeTable', () => {
  it('has every call once', () => {
    const calls = allRoutes.map(({ method, url }) => `${method} ${url}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(allRoutes.map((route) => [`${route.method} ${route.url}`, route] as const))(
    '%s names its path parameters and has one success answer',
    (_, route) => {
      const inPath = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(route.schema.params?.shape ?? {})).toEqual(inPath);
      const answers = Object.keys(route.schema.response);
      // An import that was only tried creates nothing, and answers another thing.
      const isTried = 'dryRun' in (route.schema.querystring?.shape ?? {});
      const isCarriedOut = answers.some((status) => status !== '200');
      expect(answers).toHaveLength(isTried && isCarriedOut ? 2 : 1);
    },
  );

  it('can be written as JSON Schema, without two schemas of one name', () => {
    const answers = allRoutes.map(
      (route) => Object.values(route.schema.response).at(-1) ?? z.null(),
    );
    expect(() =>
      z.toJSONSchema(z.tuple(answers as [z.ZodType]), { unrepresentable: 'any' }),
    ).not.toThrow();
  });
});

describe('refusals', () => {
  /* Sign-in, passwords and the own profile are about the one who asks; all else is about others. */
  const own = /^\/api\/(login|mfa|password|restore-password|profile)\b/;
  const others = allRoutes.filter(({ url }) => !own.test(url));

  it.each(others.map((route) => [`${route.method} ${route.url}`, route] as const))(
    'of %s speak of no account of the one who asks',
    (_, { config }) => {
      const texts = (config.errors ?? []).map((code) => errorCatalogue[code].text);
      expect(texts.filter((text) => /\byour (account|administrator)\b/i.test(text))).toEqual([]);
    },
  );
});

/** Names of all fields of an answer, at any depth. */
function fieldsIn(rule: z.core.$ZodType, names = new Set<string>(), seen = new Set<unknown>()) {
  if (seen.has(rule)) return names;
  seen.add(rule);
  const def = rule._zod.def as object as Record<string, unknown>;
  const shape = (def['shape'] ?? {}) as Record<string, z.core.$ZodType>;
  for (const [name, field] of Object.entries(shape)) {
    names.add(name);
    fieldsIn(field, names, seen);
  }
  const parts = ['element', 'innerType', 'in', 'out', 'left', 'right', 'valueType'];
  const inner = [...parts.map((part) => def[part]), ...((def['options'] as unknown[]) ?? [])];
  for (const each of inner)
    if (typeof each === 'object' && each !== null && '_zod' in each)
      fieldsIn(each as z.core.$ZodType, names, seen);
  return names;
}

describe('what tells of people', () => {
  const reads = allRoutes.filter(({ method }) => method === 'GET');
  it.each(reads.map((route) => [route.url, route] as const))(
    'leaves a trace or says why not: %s',
    (_, { url, schema: { response }, config }) => {
      const names = new Set(Object.values(response).flatMap((rule) => [...fieldsIn(rule)]));
      /* The example file of an import names nobody. */
      const isFile = config.transport === 'download' && !url.endsWith('/example');
      /* Names of people to send say whom an unannounced test awaits. */
      const tells =
        isFile || url === '/api/peopletosend' || tracedFields.some((name) => names.has(name));
      expect(config.traced !== undefined || config.untraced !== undefined).toBe(tells);
    },
  );

  it('finds the fields of people at any depth', () => {
    const { certificate, participants } = routeTable.selectionRuns;
    for (const { schema } of [certificate, participants])
      expect([...fieldsIn(schema.response[200])]).toContain('dateOfBirth');
  });
});

describe('answers of inputs', () => {
  it('names nested answers after their inputs', () => {
    expect(nameOf(Address)).toBe('Address');
    expect(nameOf(Company.shape.contactInformation)).toBe('CompanyContact');
  });

  it('reads a stored value that an older rule allowed', () => {
    const stored = {
      id: 1,
      companyName: 'x'.repeat(300),
      clientSince: null,
      address: null,
      contactInformation: { mainEmail: 'not an e-mail', mainPhoneNumber: null, mainFax: null },
      isMroAllDotResultsRequired: true,
      isMroAllNonDotResultsRequired: false,
      isMroPositiveNonDotResultsOnlyRequired: false,
      numberOfUsers: 0,
      numberOfRegions: 0,
      numberOfAreas: 0,
      numberOfDistricts: 0,
      numberOfLocations: 1,
      version: 1,
    };
    expect(Company.safeParse(stored).success).toBe(true);
  });
});

describe('kebabCase', () => {
  it.each([
    ['Summit Occupational Health', 'summit-occupational-health'],
    [' A--b  C ', 'a-b-c'],
  ])('%s → %s', (name, code) => {
    expect(kebabCase(name)).toBe(code);
  });
});
