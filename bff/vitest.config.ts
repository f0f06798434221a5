import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    conditions: ['@assay/source'],
    // Vite would load graphql's .mjs beside the .js that type-graphql and Apollo load: two realms.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions: ['@assay/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Building the schema anew for each file takes ten times the tests themselves. So a test must not mock
    // modules that hold state.
    isolate: false,
    testTimeout: 60_000,
  },
});
