import { settingName } from '@assay/schema/core/graphql-name';
import { errorText, isErrorCode, type ErrorCode } from '@assay/schema/core/errors';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** One expected refusal of a mutation, as its payload carries it. */
export interface UserErrorLike {
  readonly errorCode: string;
  readonly message: string;
  /** Where in `input` the value stands; empty for the form as a whole. */
  readonly path: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
}

/** Codes that say too little by themselves: the server's text depends on the field (contract §27). */
const fieldDependent: ReadonlySet<ErrorCode> = new Set([
  'INVALID',
  'AT_LEAST_ONE',
  'DUPLICATE_VALUE',
  'TOO_MANY',
  'COMPLIANCE_ALERT',
  'CAN_NOT_OVERRIDE_SETTINGS',
  'PRIMARY_CONTACT',
]);

/** The sentence of a refusal: our own; the server's where it depends on the field (P s8). */
export function userErrorText({ errorCode, message, params }: UserErrorLike): string {
  if (!isErrorCode(errorCode)) return errorText('INTERNAL_ERROR');
  return message !== '' && fieldDependent.has(errorCode) ? message : errorText(errorCode, params);
}

/** Value at a path of a form; undefined where the form has no such field. */
const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    values,
  );

/** The path of an error by the names of the form: settings are called there as the contract does. */
const inForm = (values: unknown, path: readonly string[]): string[] =>
  path.reduce<string[]>((known, part) => {
    const named = [...known, part];
    return valueAt(values, named) === undefined ? [...known, settingName(part)] : named;
  }, []);

/**
 * Puts the refusals of a mutation on the fields of its form and focuses the first of them. What belongs to
 * no field of this form is said above it (`errors.root.server`), so that no refusal goes unseen.
 * @param prefix where `input` stands in the form's values, when the form holds more than the input
 */
export function applyErrors<T extends FieldValues, C, Out extends FieldValues | undefined>(
  form: UseFormReturn<T, C, Out>,
  errors: readonly UserErrorLike[],
  prefix: readonly string[] = [],
): void {
  const values = form.getValues();
  const whole: string[] = [];
  let focused = false;
  for (const error of errors) {
    const path = inForm(values, [...prefix, ...error.path]);
    const message = userErrorText(error);
    if (error.path.length > 0 && valueAt(values, path) !== undefined) {
      form.setError(
        path.join('.') as FieldPath<T>,
        { type: error.errorCode, message },
        { shouldFocus: !focused },
      );
      focused = true;
    } else if (!whole.includes(message)) {
      whole.push(message);
    }
  }
  if (whole.length > 0) form.setError('root.server', { type: 'server', message: whole.join(' ') });
}
