// Code-generation plugin: one typed hook per operation, beside the operation.
// typescript-react-apollo does not compile against Apollo Client 4; see docs/adr.
const path = require('node:path');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const kinds = {
  query: [
    ['Query', 'queryHook'],
    ['LazyQuery', 'lazyQueryHook'],
    ['SuspenseQuery', 'suspenseQueryHook'],
  ],
  mutation: [['Mutation', 'mutationHook']],
  subscription: [['Subscription', 'subscriptionHook']],
};

module.exports = {
  plugin(_schema, documents, config, info) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === 'OperationDefinition' && definition.name);
    if (operations.length === 0) return '';

    const hooks = operations.flatMap(({ operation, name }) =>
      kinds[operation].map(([suffix, factory]) => ({
        factory,
        line: `export const use${pascal(name.value)}${suffix} = /*#__PURE__*/ ${factory}(${pascal(name.value)}Document);`,
      })),
    );
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
