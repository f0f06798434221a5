import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Serves the page of the shared parts at /parts, in development alone: the portal's own document with another start. */
export const partsPage = (): Plugin => ({
  name: 'assay-parts-page',
  apply: 'serve',
  configureServer: ({ config, middlewares, transformIndexHtml }) => {
    const pageOf = async (): Promise<string> => {
      const portal = await readFile(path.join(config.root, 'index.html'), 'utf8');
      return transformIndexHtml(
        '/parts',
        portal.replace('/src/app/main.tsx', '/src/parts/main.tsx'),
      );
    };
    middlewares.use('/parts', (_request, response, next) => {
      response.setHeader('content-type', 'text/html');
      pageOf().then((page) => response.end(page), next);
    });
  },
});
