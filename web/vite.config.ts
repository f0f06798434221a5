import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { namedChunks } from './plugins/chunks.ts';
import { refuseCircularChunks } from './plugins/circular-chunks.ts';
import { directImports } from './plugins/direct-imports.ts';
import { earlyChunks } from './plugins/early-chunks.ts';
import { partsPage } from './plugins/parts-page.ts';
import { pureContracts } from './plugins/pure-contracts.ts';
import { staticStyles } from './plugins/static-styles.ts';
import { noticeOfFile, thirdPartyNotices } from './plugins/third-party-notices.ts';
import { withoutDescriptions } from './plugins/without-descriptions.ts';
import { withoutJsonSchema } from './plugins/without-json-schema.ts';

const bff = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
/** The browser's host names the tenant, so the proxy must not replace it. */
const toBff = { target: bff, changeOrigin: false };

/**
 * Chakra wraps its theme in functions that answer what they are given. Unless the bundler knows, one import
 * from the theme keeps all seventy recipes.
 */
const identities = [
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'defineTokens',
  'defineSemanticTokens',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineKeyframes',
  'defineGlobalStyles',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // The compiler memoises what components would otherwise do by hand. Off with REACT_COMPILER=off.
    react(process.env['REACT_COMPILER'] === 'off' ? {} : { compiler: { reportDiagnostics: true } }),
    withoutJsonSchema(),
    withoutDescriptions(),
    pureContracts(),
    directImports(),
    namedChunks(),
    refuseCircularChunks(),
    earlyChunks(),
    staticStyles(),
    thirdPartyNotices([
      noticeOfFile(
        'Inter 4.1',
        'OFL-1.1',
        `${import.meta.dirname}/src/lib/theme/inter-license.txt`,
      ),
    ]),
    partsPage(),
  ],
  // bff replaces the word by a fresh nonce in every answer.
  html: { cspNonce: '__NONCE__' },
  // rxjs offers its code for today's browsers under a name of its own; by default it is that of 2009.
  resolve: { conditions: ['@assay/source', 'es2015', ...defaultClientConditions] },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: {
      '/graphql': toBff,
      '/explorer': toBff,
      '/upload': toBff,
      '/download': toBff,
      '/files': toBff,
      '/api/tenantstyle': toBff,
      '/brand': toBff,
      '/manifest.webmanifest': toBff,
    },
  },
  build: {
    manifest: true,
    // Every browser that can run the build knows modulepreload.
    modulePreload: { polyfill: false },
    // Logos and fonts as files: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: { manualPureFunctions: identities },
      // Merging small chunks made lists load the forms.
      experimental: {
        chunkOptimization: { mergeCommonChunks: false, avoidRedundantChunkLoads: true },
      },
    },
  },
});
