import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { directImports } from './direct-imports.ts';

const ENTRY = path.join(import.meta.dirname, 'entry-of-this-test.js');

/** Builds a module of this text and answers what it imports, as paths inside of node_modules. */
async function importsOf(text: string): Promise<string[]> {
  let imported: readonly string[] = [];
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      directImports(),
      {
        name: 'test:entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? text : null),
        buildEnd() {
          imported = this.getModuleInfo(ENTRY)?.importedIds ?? [];
        },
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  return imported.map((id) => id.replace(/^.*\/node_modules\//, '')).toSorted();
}

test('what is imported from an index comes from the files that the index names', async () => {
  const imports = await importsOf(
    `import { Ellipsis as Dots, LogOut } from 'lucide-react';
     import { print } from 'graphql';
     console.log(Dots, LogOut, print);`,
  );

  expect(imports).toEqual([
    'graphql/language/index.mjs',
    expect.stringMatching(/^lucide-react\/dist\/esm\/icons\/ellipsis\.\w+$/),
    expect.stringMatching(/^lucide-react\/dist\/esm\/icons\/log-out\.\w+$/),
  ]);
});

test('what is passed on from an index comes from there as well', async () => {
  const imports = await importsOf(`export { parse as read } from 'graphql';`);

  expect(imports).toEqual(['graphql/language/index.mjs']);
});

test('parts of a component under one name are followed from package to package', async () => {
  const imports = await importsOf(
    `import { Menu } from '@chakra-ui/react'; console.log(Menu.Root);`,
  );

  expect(imports).toEqual([
    expect.stringMatching(/^@chakra-ui\/react\/dist\/esm\/components\/menu\/namespace\.js$/),
  ]);
});

test('an index that is asked for as a whole stays', async () => {
  const imports = await importsOf(`import * as all from 'graphql'; console.log(all);`);

  expect(imports).toEqual(['graphql/index.mjs']);
});
