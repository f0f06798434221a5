import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.ts';
import { formatAnd, type Reporter } from '../error-report.ts';
import { CompiledOperations, runCompiled } from './compiled-operations.ts';

/**
 * Runs operations compiled (graphql-jit). The hook bypasses Apollo's error path, so errors are
 * masked, coded and reported here, by the same function that `formatError` uses.
 */
export function executorPlugin(
  schema: GraphQLSchema,
  report: Reporter,
  operations: CompiledOperations = new CompiledOperations(schema),
): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, queryHash, request, contextValue }) {
          if (!operation) return null;
          const name = request.operationName;
          const compiled = operations.find(`${queryHash}:${name ?? ''}`, document, name);
          if (!compiled) return null;
          const result = await runCompiled(compiled, contextValue, request.variables ?? {});
          if (!result) return null;
          const { data = null, errors } = result;
          return {
            http: { headers: new HeaderMap() },
            body: {
              kind: 'single',
              singleResult: {
                ...(errors?.length
                  ? { errors: errors.map((each) => formatAnd(report, each)) }
                  : {}),
                data,
              },
            },
          };
        },
      };
    },
  };
}
