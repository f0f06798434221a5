import type { ImportProgress } from '@assay/schema/core/csv';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The line as what it says; null for a line that is cut off. */
function eventOf(line: string | undefined): Record<string, unknown> | null {
  try {
    const event: unknown = JSON.parse(line ?? '');
    return isRecord(event) ? event : null;
  } catch {
    return null;
  }
}

const isProgress = (value: unknown): value is ImportProgress =>
  isRecord(value) &&
  (value['phase'] === 'CHECKING' || value['phase'] === 'SAVING') &&
  typeof value['processed'] === 'number' &&
  typeof value['total'] === 'number';

/** How far an import is, by the last whole line of its answer so far; null before the first. */
export function progressIn(text: string): ImportProgress | null {
  const end = text.lastIndexOf('\n');
  if (end === -1) return null;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const progress = eventOf(text.slice(start, end))?.['progress'];
  return isProgress(progress) ? progress : null;
}

/** Status and body of an import whose answer told progress; status 0 when the answer broke off. */
export function outcomeIn(text: string): { status: number; body: unknown } {
  const event = eventOf(text.trimEnd().split('\n').at(-1));
  const status = event?.['status'];
  return typeof status === 'number' ? { status, body: event?.['body'] } : { status: 0, body: null };
}
