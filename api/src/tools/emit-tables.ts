import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeTables } from '../core/database/describe-tables.ts';
import { EmbeddedDatabase } from '../core/database/embedded-database.ts';
import { migrate } from '../core/database/migrate.ts';

/** Writes core/database/tables.generated.ts from the migrations, or the file given. */
const file =
  process.argv[2] ??
  path.resolve(import.meta.dirname, '../../src/core/database/tables.generated.ts');
const database = await EmbeddedDatabase.open({});
await migrate(database);
const described = await describeTables(database);
// What is as it was keeps its time: else everything that is built of it would count as old.
if ((await readFile(file, 'utf8').catch(() => null)) !== described)
  await writeFile(file, described);
await database.close();
