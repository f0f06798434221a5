import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { answerPlugin } from './answer-plugin.ts';
import type { RequestContext } from './context.ts';
import type { Figures } from './figures.ts';
import { masked, type Reporter } from './error-report.ts';
import { executorPlugin } from './executor/executor-plugin.ts';
import { limitsPlugin, operationLimits } from './limits/limits-plugin.ts';
import { registeredOnlyPlugin, type RegisteredOperations } from './registered-operations.ts';

interface Options {
  production: boolean;
  operations: 'any' | 'registered';
  registered: RegisteredOperations;
  log: FastifyBaseLogger;
  figures?: Figures;
}

/** The GraphQL server: errors masked, limits first, operations compiled. */
export function createApollo(
  schema: GraphQLSchema,
  options: Options,
): ApolloServer<RequestContext> {
  const { production, operations, registered, log, figures } = options;
  const report: Reporter = ({ error, path }) => log.error({ err: error, path }, 'resolver failed');
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: operationLimits.tokens },
    persistedQueries: { cache: registered.cache },
    formatError: (formatted, error) => masked(report, formatted, error),
    logger: log,
    plugins: [
      // Apollo would otherwise instrument every field for cache hints that nobody reads.
      ApolloServerPluginCacheControlDisabled(),
      // Browsers get the explorer (core/http/explorer.ts).
      ApolloServerPluginLandingPageDisabled(),
      answerPlugin({ production, registered, figures }),
      ...(operations === 'registered' ? [registeredOnlyPlugin(registered)] : []),
      limitsPlugin(schema, (queryHash) => registered.has(queryHash)),
      executorPlugin(schema, report),
    ],
  });
}
