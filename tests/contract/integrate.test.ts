import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inRoot } from '../../scripts/lib/root.mjs';
import { runTool } from '../../scripts/lib/run.mjs';
import { demoPassword, demoUsers } from '../support/users.ts';

/** Below the project, so that the generator and its plugins are found. */
let directory: string;

beforeAll(() => {
  const cache = inRoot('node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  directory = mkdtempSync(path.join(cache, 'assay-integrate-'));
  writeFileSync(path.join(directory, 'package.json'), '{"type":"module"}');
  const page = readFileSync(inRoot('docs', 'integrate.md'), 'utf8');
  for (const name of ['codegen.yml', 'operations.graphql', 'client.ts']) {
    const [, text] =
      new RegExp(`\`${name}\`:\n\n\`\`\`\\w+\n([\\s\\S]*?)\n\`\`\``).exec(page) ?? [];
    if (text === undefined) throw new Error(`docs/integrate.md does not show ${name}.`);
    const here = text.replaceAll('http://localhost:4000', inject('url'));
    writeFileSync(path.join(directory, name), `${here}\n`);
  }
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const tool = (name: string, words: string, env: Record<string, string> = {}) =>
  runTool(name, words.split(' '), { cwd: directory, timeout: 120_000, env });

it('the client of the page is generated from the endpoint, compiles, pages and saves', async () => {
  const generated = await tool('graphql-codegen', '--config codegen.yml');
  expect(generated.code, generated.output).toBe(0);

  const compiled = await tool(
    'tsc',
    '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --skipLibCheck --target es2022 --module nodenext --types node --allowImportingTsExtensions client.ts',
  );
  expect(compiled.code, compiled.output).toBe(0);

  const user = { ASSAY_USER: demoUsers.admin, ASSAY_PASSWORD: demoPassword };
  const ran = await tool('tsx', 'client.ts', user);
  expect(ran.code, ran.output).toBe(0);
  expect(ran.output).toMatch(/^\d{2,} companies\nsaved .+, version \d+$/m);
});
