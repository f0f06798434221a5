/** The page that is open, as the address bar shows it. */
const openPage = (): string => location.pathname + location.search;

let asked: () => string | null = () => null;

/**
 * Tells where to ask for the page that is being opened: while it loads, the address bar still shows the one
 * that is being left. `pending` answers null when nothing is on its way.
 * @returns how to take that back
 */
export function followNavigation(pending: () => string | null): () => void {
  asked = pending;
  return () => {
    asked = () => null;
  };
}

/** Path and query of the page that the user wants: the one being opened, else the one that is open. */
export const destination = (): string => asked() ?? openPage();
