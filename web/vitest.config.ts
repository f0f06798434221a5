import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Tests that mock modules: a module that another file has loaded before stays what it was there. */
const alone = 'src/**/*.alone.test.tsx';

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Outlines of the states are those of the donor pass, which lie in schema.
    server: { fs: { allow: ['..'] } },
    test: {
      // jsdom took two thirds longer, most of it to look styles up rule by rule.
      environment: 'happy-dom',
      setupFiles: ['src/lib/testing/setup.ts'],
      testTimeout: 90_000,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'web',
            // Importing Chakra and Apollo anew for each file costs three times the tests themselves. So a test
            // sets the client or the clock instead of mocking a module, or stands alone.
            isolate: false,
            include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts'],
            exclude: [alone],
          },
        },
        { extends: true, test: { name: 'alone', include: [alone] } },
      ],
    },
  }),
);
