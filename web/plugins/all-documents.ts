import type { DocumentNode } from 'graphql';
import { operationText } from '../src/lib/graphql/operation-text.ts';

const modules = import.meta.glob<Record<string, unknown>>('../src/**/*.generated.ts', {
  eager: true,
});

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document';

export const documents: DocumentNode[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isDocument),
);

/** Every operation of the client with the text that is sent. */
export const operations = documents.flatMap((document) =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' && definition.name
      ? [{ name: definition.name.value, type: definition.operation, text: operationText(document) }]
      : [],
  ),
);
