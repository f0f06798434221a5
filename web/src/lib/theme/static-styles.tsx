import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './system.ts';

const styleElement = /<style[^>]*>([^<]*)<\/style>/g;

/** What the theme says of every page: the order of its layers, the reset, and the values of its tokens. */
export function staticStyles(): string {
  const markup = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'assay' })}>
      <ChakraProvider value={system}>{null}</ChakraProvider>
    </CacheProvider>,
  );
  return [...markup.matchAll(styleElement)].map(([, css]) => css).join('\n');
}
