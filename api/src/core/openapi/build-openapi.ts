import type { z } from 'zod';
import { PublishedEnvelope } from '@assay/schema/core/envelope';
import type { Access, Route } from '@assay/schema/core/route';
import { namedRoutes } from '@assay/schema/routes';
import { Components, type JsonSchema } from './components.ts';
import { exampleOf } from './examples.ts';
import { listParameters } from './list-parameters.ts';
import { creates, refusalsOf, sharedRefusals } from './refusals.ts';

const statusTexts: Record<number, string> = {
  200: 'The answer.',
  201: 'The new record.',
  202: 'Accepted; the work goes on.',
  204: 'Done; no content.',
};

const requirement = (access: Access): string => {
  if (access === 'public') return 'Public.';
  if (access === 'session') return 'Requires a session.';
  const names = access.anyOf.map((name) => `\`${name}\``).join(' or ');
  return `Requires ${names}${access.type === undefined ? '' : ` and a user of type ${access.type}`}.`;
};

/** Says which keys of the answer may come back in the body. */
const ignoredIn = ({ config: { ignoresInBody } }: Route): string | undefined =>
  ignoresInBody && `Ignored in the body: ${ignoresInBody.map((key) => `\`${key}\``).join(', ')}.`;

const parametersOf = (
  place: 'path' | 'query' | 'header',
  contract: z.ZodObject | undefined,
  components: Components,
): JsonSchema[] =>
  Object.entries<z.ZodType>(contract?.shape ?? {}).map(([name, rule]) => {
    const isOptional = place === 'query' && rule.safeParse(undefined).success;
    return { name, in: place, required: !isOptional, schema: components.schemaOf(rule, 'input') };
  });

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of the caller; a repetition within 24 hours gets the first answer instead of a second record.',
  schema: { type: 'string', maxLength: 255 },
};

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
  return { ...responses, ...refusalsOf(route) };
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
  operationId: string;
  parameters: JsonSchema[];
  [key: string]: unknown;
}

/** `companies.list` of the route table is `companiesList`, which names the call for ever. */
const operationIds = new Map<Route, string>(
  namedRoutes.map(([name, route]) => [
    route,
    name.replace(/\.(.)/, (_, first: string) => first.toUpperCase()),
  ]),
);

/** Puts an example beside each JSON schema of a call; once all schemas are known. */
function addExamples(value: unknown, named: JsonSchema): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const media = key === 'application/json' ? (each as JsonSchema) : undefined;
    if (media?.['schema'] && !('examples' in media))
      media['example'] = exampleOf(media['schema'] as JsonSchema, named);
    else addExamples(each, named);
  }
}

/** The parts of the document that its readers look into. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: JsonSchema;
  servers: JsonSchema[];
  security: JsonSchema[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: JsonSchema; responses: JsonSchema; schemas: JsonSchema };
}

function operationOf(route: Route, operationId: string, components: Components): Operation {
  const { summary, description, tags, params, querystring, headers } = route.schema;
  return {
    operationId,
    summary,
    description: [requirement(route.config.access), description, ignoredIn(route)]
      .filter(Boolean)
      .join(' '),
    tags: [...tags],
    ...(route.config.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf('path', params, components),
      ...parametersOf('query', querystring, components),
      ...parametersOf('header', headers, components),
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
  components.schemaOf(PublishedEnvelope, 'output');
  for (const [route, id] of operationIds) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(route, id, components);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  const schemas = components.all();
  addExamples(paths, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay API',
      version: '1',
      description:
        'REST system of record of the portal. Lists follow one grammar: `field[OPERATOR]=value`.',
    },
    servers: [
      {
        url: 'http://127.0.0.1:{port}',
        description: 'The api of an installation, which answers its own machine alone.',
        variables: { port: { default: '4001', description: 'API_PORT.' } },
      },
    ],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' },
      },
      responses: sharedRefusals(),
      schemas,
    },
  };
}
