import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { GraphQLInt, GraphQLString, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { nameAllowedValues } from './core/allowed-values.ts';
import { guardRootFields } from './core/permission.ts';
import { bindResolvers } from './core/resolver-class.ts';

const modules = new URL('./modules/', import.meta.url);

/** What every module answers: the `…Resolvers` of its `*.resolver.ts` files, source or compiled; nothing else names them. */
async function loadResolvers(): Promise<Function[]> {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.resolver\.[jt]s$/.test(file),
  );
  const found: Function[] = [];
  // One after the other: types stand in the schema in the order in which they are declared.
  for (const file of files.toSorted()) {
    const exported = (await import(new URL(file, modules).href)) as Record<string, Function[]>;
    for (const [name, each] of Object.entries(exported))
      if (name.endsWith('Resolvers')) found.push(...each);
  }
  return found;
}

const resolvers = await loadResolvers();

let built: GraphQLSchema | undefined;

const build = (): GraphQLSchema =>
  buildSchemaSync({
    // TypeGraphQL asks for at least one class.
    resolvers: resolvers as NonEmptyArray<Function>,
    // Only what the root reaches.
    orphanedTypes: [],
    scalarsMap: [
      { type: Number, scalar: GraphQLInt },
      { type: String, scalar: GraphQLString },
    ],
    validate: false,
  });

/** The GraphQL schema; built once, since the decorators' registry is global. */
export const graphqlSchema = (): GraphQLSchema =>
  (built ??= nameAllowedValues(guardRootFields(bindResolvers(build()))));
