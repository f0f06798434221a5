import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The time ends what hangs; a busy machine is no fault of the product.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
