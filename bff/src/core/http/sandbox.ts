import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestContext } from '../context.ts';

const examplesDirectory = fileURLToPath(new URL('../../../../tests/examples/', import.meta.url));

/** The example operations, each a document of its own, by file name. */
export function readExamples(
  directory: string = examplesDirectory,
): { name: string; document: string }[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({ name: file, document: readFileSync(join(directory, file), 'utf8').trim() }));
}

/** Apollo Sandbox is loaded from Apollo's servers: this page alone may do so. */
export const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' https://embeddable-sandbox.cdn.apollographql.com https://apollo-server-landing-page.cdn.apollographql.com",
  "style-src 'self' 'unsafe-inline' https://apollo-server-landing-page.cdn.apollographql.com https://fonts.googleapis.com",
  'font-src https://fonts.gstatic.com',
  "img-src 'self' data: https://apollo-server-landing-page.cdn.apollographql.com",
  'manifest-src https://apollo-server-landing-page.cdn.apollographql.com',
  'frame-src https://sandbox.embed.apollographql.com',
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** `/graphql` in a browser: Apollo Sandbox with our examples as its first document. */
export const sandboxPlugin = (): ApolloServerPlugin<RequestContext> =>
  ApolloServerPluginLandingPageLocalDefault({
    embed: true,
    footer: false,
    includeCookies: false,
    document: readExamples()
      .map(({ document }) => document)
      .join('\n\n'),
  });
