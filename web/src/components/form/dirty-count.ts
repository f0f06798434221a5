/**
 * Fields changed in a form, from the tree that React Hook Form calls `dirtyFields`. A list counts as one: an
 * entry that is taken out moves all those behind it.
 */
export function dirtyCount(dirty: unknown): number {
  if (dirty === true) return 1;
  if (Array.isArray(dirty)) return dirty.some((each) => dirtyCount(each) > 0) ? 1 : 0;
  if (typeof dirty !== 'object' || dirty === null) return 0;
  return Object.values(dirty).reduce<number>((sum, each) => sum + dirtyCount(each), 0);
}
