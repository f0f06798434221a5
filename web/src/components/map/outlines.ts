import url from '@assay/schema/lists/state-outlines.json?url';
import type { Outlines } from '@assay/schema/map/state-outlines';

let known: Promise<Outlines> | null = null;

/** The outlines, loaded with the first map. What could not be loaded is tried again with the next. */
export function loadOutlines(): Promise<Outlines> {
  known ??= fetch(url)
    .then((answer) => {
      if (!answer.ok) throw new TypeError('The outlines of the states could not be loaded.');
      return answer.json() as Promise<Outlines>;
    })
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}
