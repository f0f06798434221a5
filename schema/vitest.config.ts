import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Contracts hold no state, and loading zod anew for each file takes longer than the tests.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
