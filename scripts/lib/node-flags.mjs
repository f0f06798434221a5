/**
 * Flags of Node for one of our processes. Before Node 22 bff collects garbage far too often for GraphQL answers with its
 * small young space. api does not need it: there it made a long export hold some 50 MB more.
 * @param {string} main the program, e.g. `bff/dist/main.js`
 */
export const nodeFlagsOf = (main) =>
  main.startsWith('bff/') && Number(process.versions.node.split('.')[0]) < 22
    ? ['--max-semi-space-size=32']
    : [];
