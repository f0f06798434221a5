import { InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { operationText } from '../src/lib/graphql/operation-text.ts';
import { documents, operations } from './all-documents.ts';

test('the text that the manifest registers is the text that Apollo sends', () => {
  const cache = new InMemoryCache();

  const sent = documents.map((document) => print(cache.transformDocument(document)));

  expect(operations.length).toBeGreaterThan(5);
  expect(documents.map(operationText)).toEqual(sent);
});

test('no two operations have the same name', () => {
  const names = operations.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});
