import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Contracts hold no state, and loading zod anew for each file takes longer than the tests. The time ends
  // what hangs; a busy machine is no fault of the product.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
