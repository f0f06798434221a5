import type { Plugin } from 'vite';

const jsonSchemaModule =
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema|json-schema-generator)\.js$/;
const exported = /^export (?:const|function|class) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/**
 * Leaves zod's JSON Schema output out of the browser: nothing there asks for it, every zod object refers to
 * it, and it weighs 6 kB at sign-in. Each of its exports becomes a function that answers itself.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'assay:without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!jsonSchemaModule.test(id)) return null;
    const names = [...code.matchAll(exported)].flatMap(([, own, alias]) => own ?? alias ?? []);
    if (names.length === 0) this.error(`${id} exports nothing that is known: is zod a new one?`);
    const stubs = names.map((name) => `none as ${name}`).join(', ');
    return { code: `const none = () => none;\nexport { ${stubs} };`, map: null };
  },
});
