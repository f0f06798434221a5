import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const web = path.resolve(import.meta.dirname, '..');

/**
 * Writes `dist/operations.json`: every operation of the client by the SHA-256 of its text, in the form of
 * Apollo's persisted-query manifest. The browser sends the hash alone, and bff may refuse all others.
 * @returns {Promise<number>} how many there are
 */
export async function writeOperations() {
  const { module } = await runnerImport(path.join(import.meta.dirname, 'all-documents.ts'), {
    configFile: false,
    root: web,
    logLevel: 'error',
  });
  const operations = module.operations.map(({ text, ...operation }) => ({
    id: createHash('sha256').update(text).digest('hex'),
    ...operation,
    body: text,
  }));
  const names = new Set(operations.map(({ name }) => name));
  if (names.size !== operations.length)
    throw new Error('Two operations of web have the same name.');
  operations.sort((one, other) => one.name.localeCompare(other.name));
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  writeFileSync(
    path.join(web, 'dist', 'operations.json'),
    `${JSON.stringify(manifest, null, 1)}\n`,
  );
  return operations.length;
}
