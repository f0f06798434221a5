import { Portal } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';

/** The page's landmark, or the dialog that stands over it, outside of which nothing can be reached. */
const placeOf = (opener: string | undefined): HTMLElement => {
  const button = opener === undefined ? null : document.getElementById(opener);
  return (
    button?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ??
    document.querySelector('main') ??
    document.body
  );
};

/** Asked for when it is needed: the landmark is not there yet when a page is first rendered. */
const containerFor = (opener: string | undefined) => ({
  get current(): HTMLElement {
    return placeOf(opener);
  },
});

interface PagePortalProps {
  /** Id of the button that opened it. */
  opener?: string;
  children: ReactNode;
}

/**
 * Lifts a menu or a calendar out of what would clip it, but not out of the page's landmark: content
 * outside of every landmark is missed by readers who go from one to the next.
 */
export function PagePortal({ opener, children }: PagePortalProps) {
  const [container] = useState(() => containerFor(opener));
  return <Portal container={container}>{children}</Portal>;
}
