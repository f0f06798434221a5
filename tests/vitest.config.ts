import { defineConfig } from 'vitest/config';

/** They end what hangs; a busy machine is no fault of the product. */
const timeouts = { testTimeout: 180_000, hookTimeout: 240_000 };

/** Source of the contracts rather than what was last built. */
const resolve = { conditions: ['@assay/source'] };

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'house', include: ['house/**/*.test.ts'] } },
      {
        resolve,
        test: {
          name: 'start',
          include: ['start/**/*.test.ts'],
          ...timeouts,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          ...timeouts,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          globalSetup: ['support/contract-setup.ts'],
          ...timeouts,
          fileParallelism: false,
        },
      },
    ],
  },
});
