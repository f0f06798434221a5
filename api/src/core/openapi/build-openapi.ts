import type { z } from 'zod';
import { ErrorEnvelopeContract } from '@assay/schema/core/envelope';
import { errorCatalogue, type ErrorCode } from '@assay/schema/core/errors';
import type { Access, Route } from '@assay/schema/core/route';
import { allRoutes } from '@assay/schema/routes';
import { Components, type JsonSchema } from './components.ts';
import { listParameters } from './list-parameters.ts';

const statusTexts: Record<number, string> = {
  200: 'The answer.',
  201: 'The new record.',
  202: 'Accepted; the work goes on.',
  204: 'Done; no content.',
  400: 'The input is not valid.',
  401: 'No active session.',
  403: 'The permission is missing.',
  404: 'No such record in the scope of the caller.',
  409: 'A rule or the stored state forbids it.',
  413: 'Too large.',
  429: 'Too many calls; try again after `Retry-After` seconds.',
};

const requirement = (access: Access): string => {
  if (access === 'public') return 'Public.';
  if (access === 'session') return 'Requires a session.';
  const names = access.anyOf.map((name) => `\`${name}\``).join(' or ');
  return `Requires ${names}${access.type === undefined ? '' : ` and a user of type ${access.type}`}.`;
};

const parametersOf = (
  place: 'path' | 'query',
  contract: z.ZodObject | undefined,
  components: Components,
): JsonSchema[] =>
  Object.entries<z.ZodType>(contract?.shape ?? {}).map(([name, rule]) => {
    const isOptional = place === 'query' && rule.safeParse(undefined).success;
    return { name, in: place, required: !isOptional, schema: components.schemaOf(rule, 'input') };
  });

const creates = (route: Route): boolean => route.method === 'POST' && 201 in route.schema.response;

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of the caller; a repetition within 24 hours gets the first answer instead of a second record.',
  schema: { type: 'string', maxLength: 255 },
};

/** The refusals of a route: those every call can get, and its own. */
function refusals(route: Route): Map<number, ErrorCode[]> {
  const { access, errors = [] } = route.config;
  const codes = new Set<ErrorCode>(errors);
  if (access !== 'public') codes.add('UNAUTHORIZED');
  if (typeof access === 'object') codes.add('ACCESS_DENIED');
  if (route.url.includes('/:')) codes.add('RESOURCE_NOT_FOUND');
  if (route.config.list) codes.add('FIELD_NOT_FOUND_IN_ENTITY');
  if (creates(route)) codes.add('IDEMPOTENCY_KEY_REUSED');
  codes.add('TOO_MANY_REQUESTS');
  const byStatus = new Map<number, ErrorCode[]>();
  if (route.schema.body ?? route.schema.querystring) byStatus.set(400, []);
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function responsesOf(route: Route, components: Components): JsonSchema {
  const responses: Record<string, JsonSchema> = {};
  for (const [status, contract] of Object.entries<z.ZodType>(route.schema.response)) {
    const description = statusTexts[Number(status)] ?? 'The answer.';
    if (status === '204') responses[status] = { description };
    else {
      const type = route.config.transport === 'download' ? '*/*' : 'application/json';
      responses[status] = {
        description,
        content: { [type]: { schema: components.schemaOf(contract, 'output') } },
      };
    }
  }
  const content = {
    'application/json': { schema: components.schemaOf(ErrorEnvelopeContract, 'output') },
  };
  for (const [status, codes] of [...refusals(route)].sort(([a], [b]) => a - b)) {
    const named = codes.length === 0 ? '' : ` Codes: ${codes.join(', ')}.`;
    responses[status] = { description: `${statusTexts[status] ?? 'Refused.'}${named}`, content };
  }
  return responses;
}

function bodyOf(route: Route, components: Components): JsonSchema {
  const { body, multipart } = route.schema;
  const { rawBody } = route.config;
  const content = {
    ...(body ? { 'application/json': { schema: components.schemaOf(body, 'input') } } : {}),
    ...(multipart
      ? { 'multipart/form-data': { schema: components.schemaOf(multipart, 'input') } }
      : {}),
    ...(rawBody ? { [rawBody]: { schema: { type: 'string', format: 'binary' } } } : {}),
  };
  return Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } };
}

interface Operation {
  parameters: JsonSchema[];
  [key: string]: unknown;
}

/** The parts of the document that its readers look into. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: JsonSchema;
  security: JsonSchema[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: JsonSchema; schemas: JsonSchema };
}

function operationOf(route: Route, components: Components): Operation {
  const { summary, description, tags, params, querystring } = route.schema;
  return {
    summary,
    description: [requirement(route.config.access), description].filter(Boolean).join(' '),
    tags: [...tags],
    ...(route.config.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf('path', params, components),
      ...parametersOf('query', querystring, components),
      ...(route.config.list ? listParameters(route.config.list) : []),
      ...(creates(route) ? [idempotencyKey] : []),
    ],
    ...bodyOf(route, components),
    responses: responsesOf(route, components),
  };
}

/** The OpenAPI 3.1 document of all documented calls; the same contracts give the same document. */
export function buildOpenApi(): OpenApiDocument {
  const components = new Components();
  const paths: OpenApiDocument['paths'] = {};
  for (const route of allRoutes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay API',
      version: '1',
      description:
        'REST system of record of the portal. Lists follow one grammar: `field[OPERATOR]=value`.',
    },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' },
      },
      schemas: components.all(),
    },
  };
}
