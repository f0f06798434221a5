/** Fields changed in a form, from the tree that React Hook Form calls `dirtyFields`. */
export function dirtyCount(dirty: unknown): number {
  if (dirty === true) return 1;
  if (typeof dirty !== 'object' || dirty === null) return 0;
  return Object.values(dirty).reduce<number>((sum, each) => sum + dirtyCount(each), 0);
}
