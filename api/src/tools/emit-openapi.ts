import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOpenApi } from '../core/openapi/build-openapi.ts';

/** Writes schema/openapi.json, or the file given. */
const file = process.argv[2] ?? path.resolve(import.meta.dirname, '../../../schema/openapi.json');
await writeFile(file, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
