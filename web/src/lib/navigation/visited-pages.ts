/** Paths of the entries of this tab's history, as far as this load of the page has shown them. */
const visited = new Map<number, string>();

/** Which entry of the history is shown, as the router counts them. */
function entryShown(): number | null {
  const { state }: { state: unknown } = window.history;
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof index === 'number' ? index : null;
}

/** Remembers which page the entry that is shown belongs to. */
export function noteVisit(path: string): void {
  const entry = entryShown();
  if (entry !== null) visited.set(entry, path);
}

/** Path of the page that "back" leads to; null where it is not known. */
export function pageBefore(): string | null {
  const entry = entryShown();
  return entry === null ? null : (visited.get(entry - 1) ?? null);
}
