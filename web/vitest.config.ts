import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Outlines of the states are those of the donor pass, which lie in schema.
    server: { fs: { allow: ['..'] } },
    test: {
      // jsdom took two thirds longer, most of it to look styles up rule by rule.
      environment: 'happy-dom',
      // Importing Chakra and Apollo anew for each file costs three times the tests themselves. So a test
      // must not mock modules that hold state; it sets the client or the clock instead.
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts'],
      setupFiles: ['src/lib/testing/setup.ts'],
      testTimeout: 90_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
