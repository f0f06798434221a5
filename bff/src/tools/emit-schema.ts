import { lexicographicSortSchema, printSchema } from 'graphql';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { graphqlSchema } from '../schema.ts';

/** The published schema as text: sorted, so that the file only changes when the schema does. */
export const schemaText = (): string =>
  `${printSchema(lexicographicSortSchema(graphqlSchema()))}\n`;

export const schemaFile = fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, schemaText());
