import type { ListField, ListFieldKind } from './list.ts';

const isoDate = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const timestampForm =
  /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const isRealDate = (value: string): boolean => {
  const parsed = isoDate.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return parsed !== null && !Number.isNaN(+parsed) && parsed.toISOString().startsWith(value);
};

/** Whether a value can be what a field of a list is compared with. */
export const isLegalValue = (field: ListField, value: string): boolean => {
  if (value.includes('\u0000')) return false;
  switch (field.kind) {
    case 'int':
      return /^-?\d{1,15}$/.test(value);
    case 'id':
    case 'ids':
      return /^\d{1,15}$/.test(value);
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date':
      return isRealDate(value);
    case 'timestamp':
      return isRealDate(value) || (timestampForm.test(value) && !Number.isNaN(Date.parse(value)));
    case 'choice':
      return field.values.some((each) => each.toLowerCase() === value.toLowerCase());
    case 'text':
      return true;
  }
};

/** `one of A, B`. */
export const oneOf = (values: readonly string[]): string => `one of ${values.join(', ')}`;

const forms: Record<Exclude<ListFieldKind, 'choice'>, string> = {
  text: 'a text',
  int: 'a whole number',
  id: 'an id, which is a whole number of at most 15 digits',
  ids: 'an id, which is a whole number of at most 15 digits',
  number: 'a number with at most six decimals',
  boolean: 'true or false',
  date: 'a date as YYYY-MM-DD',
  timestamp: 'a date as YYYY-MM-DD, or a timestamp as 2026-03-02T15:04:05Z',
};

/** What the conditions on a field take, for the refusal of anything else: "one of DRUG, ADULTERANT". */
export const allowedValues = (field: ListField): string =>
  field.kind === 'choice' ? oneOf(field.values) : forms[field.kind];
