import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // bff serves the page at /graphql and its files below /explorer.
  base: '/explorer/',
  build: {
    // The page's policy lets in files of this origin only, and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor is one large part; the page is opened by developers, once.
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    rolldownOptions: {
      // React's packages mark files for servers, which means nothing here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
