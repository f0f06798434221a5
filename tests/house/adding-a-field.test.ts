import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run, runTool } from '../../scripts/lib/run.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';

/** Inside of the repository, so that the copy finds its packages; ignored by git and by every tool. */
const copy = inRoot('.cache/adding-a-field');
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');

const recipe = readFileSync(inRoot('docs/adding-a-field.md'), 'utf8');

/** The groups of the first match in the recipe, whose wording is free around it. */
function told(pattern: RegExp): [string, string] {
  const match = pattern.exec(recipe);
  if (match === null) throw new Error(`The recipe no longer says ${String(pattern)}`);
  return [match[1] ?? '', match[2] ?? ''];
}

/** Writes the repository as it stands, with what is compiled already, to where a field may be added. */
function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  const built = ['schema/dist', 'draw/dist', 'api/dist', 'bff/dist'];
  for (const file of [...files.trim().split('\n'), ...built]) {
    if (existsSync(inRoot(file))) cpSync(inRoot(file), inCopy(file), { recursive: true });
  }
  const workspaces = 'node_modules/@assay';
  mkdirSync(inCopy(workspaces), { recursive: true });
  for (const name of readdirSync(inRoot(workspaces))) {
    symlinkSync(readlinkSync(inRoot(workspaces, name)), inCopy(path.join(workspaces, name)));
  }
  for (const shared of [
    'node_modules/.bin',
    'node_modules/.package-lock.json',
    'web/node_modules',
  ]) {
    if (existsSync(inRoot(shared))) symlinkSync(inRoot(shared), inCopy(shared));
  }
}

/** Adds a line below the first one that matches, as far in as that one. */
function addBelow(file: string, landmark: RegExp, line: string): void {
  const lines = read(file).split('\n');
  const at = lines.findIndex((each) => landmark.test(each));
  if (at < 0) throw new Error(`${file} has no line ${String(landmark)}`);
  const indent = /^ */.exec(lines[at] ?? '')?.[0] ?? '';
  writeFileSync(inCopy(file), lines.toSpliced(at + 1, 0, indent + line).join('\n'));
}

/** A line that the file has for every field; the recipe leaves it open below which of them the new one stands. */
const besideTheName = /companyName(:|"|$|\})/;

const [line] = told(/```ts\n\s*(.+)\n/);
const field = /^\w+/.exec(line)?.[0] ?? '';

beforeAll(async () => {
  copyRepository();

  const [, contract] = told(/one line in `(\w+)` of `([^`]+)`/);
  addBelow(contract, besideTheName, line);
  const [helper, source] = told(/and `(\w+)` in its\s+import from `([^`]+)`/);
  const imports = new RegExp(`^import \\{(?=.*/${source.replace('.', '\\.')}')`, 'm');
  expect(read(contract)).toMatch(imports);
  writeFileSync(inCopy(contract), read(contract).replace(imports, `import { ${helper},`));

  const [migrations] = told(/a new file in `([^`]+)`, numbered after the last one/);
  const [sql] = told(/```sql\n\s*(.+)\n/);
  writeFileSync(path.join(inCopy(migrations), '9999_field_of_the_recipe.sql'), `${sql}\n`);

  const [list, filter] = told(/one line in `([^`]+\.list\.ts)`[^]*?```ts\n\s*(.+)\n/);
  addBelow(list, besideTheName, filter);

  const [directory] = told(/To show it, in `([^`]+)`/);
  const rows = [...recipe.matchAll(/^\| `([^`]+)` \| `([^`]+)`/gm)];
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const [, file = '', shown = ''] of rows) {
    addBelow(path.join(directory, file), besideTheName, shown);
  }

  expect(await run('npm', ['run', '--silent', 'generate'], { cwd: copy })).toMatchObject({
    code: 0,
  });
}, 240_000);

// A copy of the whole tree: on a busy machine its files take a while to go.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

// One test for what `npm run generate` made of one copy: making it is what takes the time.
it('is published, stored and asked for once its recipe has been followed', () => {
  const { components } = JSON.parse(read('schema/openapi.json')) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  for (const shape of [
    'Company',
    'CreateCompanyInput',
    'UpdateCompanyInput',
    'PatchCompanyInput',
  ]) {
    expect(components.schemas[shape]?.properties, shape).toHaveProperty(field);
  }
  const graphql = read('schema/schema.graphql');
  for (const shape of [
    'type Company',
    'input CreateCompanyInput',
    'input UpdateCompanyInput',
    'input CompanyWhere',
  ]) {
    const [, fields] = new RegExp(`^${shape} \\{\\n([^]*?)^\\}`, 'm').exec(graphql) ?? [];
    expect(fields, shape).toMatch(new RegExp(`^  ${field}:`, 'm'));
  }
  const [column] = told(/add column (\w+)/);
  expect(read('api/src/core/database/tables.generated.ts')).toContain(column);
  expect(read('web/src/features/companies/company.generated.ts')).toContain(field);
});

it('compiles in web, which `npm run generate` does not compile', async () => {
  const { code, output } = await runTool('tsc', ['-p', 'web', '--noEmit', '--checkers', '1'], {
    cwd: copy,
  });
  expect(output).toBe('');
  expect(code).toBe(0);
}, 240_000);
