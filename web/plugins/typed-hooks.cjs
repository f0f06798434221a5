// Code-generation plugin: typed hooks beside their operations, those that the code of web names.
// typescript-react-apollo does not compile against Apollo Client 4; see docs/adr.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const kinds = {
  query: [
    ['Query', 'queryHook'],
    ['SuspenseQuery', 'suspenseQueryHook'],
  ],
  mutation: [['Mutation', 'mutationHook']],
  subscription: [['Subscription', 'subscriptionHook']],
};

const src = path.resolve(__dirname, '..', 'src');
/** Names of all hooks that the code calls: most operations are started by a loader or a form, and need none. */
const named = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.generated)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(path.join(src, file), 'utf8').match(/\buse[A-Z]\w+/g) ?? []),
);

module.exports = {
  plugin(_schema, documents, config, info) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === 'OperationDefinition' && definition.name);

    const hooks = operations.flatMap(({ operation, name }) =>
      kinds[operation].flatMap(([suffix, factory]) => {
        const hook = `use${pascal(name.value)}${suffix}`;
        if (!named.has(hook)) return [];
        const line = `export const ${hook} = /*#__PURE__*/ ${factory}(${pascal(name.value)}Document);`;
        return [{ factory, line }];
      }),
    );
    if (hooks.length === 0) return '';
    const factories = [...new Set(hooks.map(({ factory }) => factory))].sort();
    const relative = path
      .relative(path.dirname(info.outputFile), config.hooksPath)
      .replaceAll('\\', '/');
    const from = relative.startsWith('.') ? relative : `./${relative}`;
    return {
      prepend: [`import { ${factories.join(', ')} } from '${from}';`],
      content: hooks.map(({ line }) => line).join('\n'),
    };
  },
};
