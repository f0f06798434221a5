/** The mode that a viewer has chosen on this device; without a choice the portal follows the system. */
export type Scheme = 'light' | 'dark' | 'system';

const KEY = 'assay.scheme';

/** The choice as `index.html` reads it before anything is drawn. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

/** Shows the portal in a mode, and keeps the choice for the next time. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // A full or forbidden storage: the choice holds until the page is loaded again.
  }
}
