import { valueAt, type Show } from '../dialogs/changed-fields.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** What a form holds as a text to copy: "City: Austin", a line a field. */
export const typedText = (
  values: unknown,
  labels: Readonly<Record<string, string>>,
  show: Show,
): string =>
  Object.entries(labels)
    .map(([path, label]) => ({ path, label, value: valueAt(values, path) }))
    .filter(({ value }) => !isBlank(value))
    .map(({ path, label, value }) => `${label}: ${show(path, value)}`)
    .join('\n');
