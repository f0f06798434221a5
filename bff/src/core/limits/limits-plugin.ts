import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context.ts';
import { analyze } from './analyze.ts';
import type { Analysis, Variables } from './analysis.ts';

/** What one operation may ask for, checked before api is called. */
export const operationLimits = {
  /** Levels of nested fields. */
  depth: 12,
  /** Words, names and signs of the document; checked while it is read. */
  tokens: 2_000,
  aliases: 30,
  rootFields: 20,
  /** Objects of the answer plus a tenth of its plain values, with every list at its `limit`. */
  cost: 25_000,
} as const;

const exceeded = (limit: string, message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'LIMIT_EXCEEDED', limit, http: { status: 400 } },
  });

/** Page sizes come from variables, so they are checked on every request, also of registered operations. */
function checkPages({ limits }: Analysis, variables: Variables): void {
  for (const { field, argument, max, valueOf } of limits) {
    const value = valueOf(variables);
    // A value of a wrong type is refused by variable coercion with its own words.
    if (typeof value !== 'number') continue;
    if (value < 0) throw exceeded(argument, `${argument} of ${field} must not be negative.`);
    if (value > max) throw exceeded(argument, `${argument} of ${field} must be ${max} or less.`);
  }
}

function checkSize({ depth, aliases, rootFields, costOf }: Analysis, variables: Variables): void {
  const check = (limit: keyof typeof operationLimits, value: number, what: string): void => {
    const max = operationLimits[limit];
    if (value > max)
      throw exceeded(
        limit,
        `The operation ${what} ${Math.ceil(value)}; at most ${max} is allowed.`,
      );
  };
  check('depth', depth, 'nests fields to a depth of');
  check('aliases', aliases, 'uses aliases:');
  check('rootFields', rootFields, 'asks root fields:');
  check('cost', costOf(variables), 'has a cost of');
}

/** Refuses operations that ask for too much. `isRegistered` ones were weighed when they were written. */
export function limitsPlugin(
  schema: GraphQLSchema,
  isRegistered: (queryHash: string) => boolean,
): ApolloServerPlugin<RequestContext> {
  const known = new WeakMap<OperationDefinitionNode, Analysis>();
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, queryHash, request }) {
          if (!operation) return;
          const analysis = known.get(operation) ?? analyze(schema, document, operation);
          known.set(operation, analysis);
          const variables = request.variables ?? {};
          checkPages(analysis, variables);
          if (!isRegistered(queryHash)) checkSize(analysis, variables);
        },
      };
    },
  };
}
