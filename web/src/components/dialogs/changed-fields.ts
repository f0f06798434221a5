/** One field that somebody else changed meanwhile. */
export interface ChangedField {
  label: string;
  /** What the field held when the form was opened. */
  before: string;
  /** What it holds now. */
  now: string;
  /** What the viewer typed there; null where nothing was typed. */
  typed: string | null;
}

/** Value at a dotted path, e.g. `address.city`; undefined where a group is absent. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      record,
    );

/** Absent and blank read alike on a form. */
const normal = (value: unknown): unknown => (value === undefined || value === null ? '' : value);

/** Lists and groups are the same when all that is in them is. */
function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [normal(one), normal(other)];
  if (typeof left !== 'object' || typeof right !== 'object') return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...keys].every((key) => isSame(valueAt(left, key), valueAt(right, key)));
}

/** Whether two records differ at a path. */
export const differsAt = (path: string, one: unknown, other: unknown): boolean =>
  !isSame(valueAt(one, path), valueAt(other, path));

/** Puts a value into the words of the screen, e.g. a masked phone. */
export type Show = (path: string, value: unknown) => string;

const plain: Show = (_path, value) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

interface Versions {
  /** Values the form was opened with. */
  before: unknown;
  /** Values of the record now, in the form's shape. */
  now: unknown;
  /** Values in the form. */
  typed: unknown;
}

/**
 * Fields that differ between the record as it was opened and as it is now, in the order of `labels`
 * (path → label).
 */
export function changedFields(
  { before, now, typed }: Versions,
  labels: Readonly<Record<string, string>>,
  show: Show = plain,
): ChangedField[] {
  return Object.entries(labels).flatMap(([path, label]) => {
    const [old, current, mine] = [before, now, typed].map((record) =>
      normal(valueAt(record, path)),
    );
    if (isSame(old, current)) return [];
    const text = (value: unknown): string => (value === '' ? '–' : show(path, value));
    return [
      {
        label,
        before: text(old),
        now: text(current),
        typed: isSame(mine, old) ? null : text(mine),
      },
    ];
  });
}
