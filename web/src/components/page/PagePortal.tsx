import { Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The page's landmark, asked for when it is needed: it is not there yet when a page is first rendered. */
const page = {
  get current(): HTMLElement {
    return document.querySelector('main') ?? document.body;
  },
};

/**
 * Lifts a menu or a calendar out of what would clip it, but not out of the page's landmark: content
 * outside of every landmark is missed by readers who go from one to the next.
 */
export const PagePortal = ({ children }: { children: ReactNode }) => (
  <Portal container={page}>{children}</Portal>
);
