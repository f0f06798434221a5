import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A published example operation, by the name of its file: what the tests send, integrators copy. */
export const example = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, `../examples/${name}.graphql`), 'utf8');
