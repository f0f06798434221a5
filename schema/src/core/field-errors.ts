import { z } from 'zod';
import { addFieldError, type FieldError, type FieldErrorTree } from './field-error-tree.ts';
import { errorText, errorTexts, isErrorCode, type ErrorCode, type ErrorParams } from './errors.ts';

/** Options for `refine` that give a failure its code of the catalogue, and its own text if need be. */
export const coded = (errorCode: ErrorCode, text?: string) => ({
  params: { errorCode, ...(text === undefined ? {} : { text }) },
});

/** How dates are written in what this process reads: by people, or in calls. */
type DateForm = 'date' | 'isoDate';
let dateForm: DateForm = 'date';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

function codeOf(issue: Issue): { code: ErrorCode; params: ErrorParams; text?: string } {
  if (isEmpty(issue.input) && issue.code !== 'custom') return { code: 'BLANK', params: {} };
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1
          ? { code: 'BLANK', params: {} }
          : { code: 'TOO_SHORT', params: { min: Number(issue.minimum) } };
      }
      return issue.origin === 'array'
        ? { code: 'AT_LEAST_ONE', params: {} }
        : { code: 'INVALID', params: {} };
    case 'too_big':
      if (issue.origin === 'string') {
        return { code: 'TOO_LONG', params: { max: Number(issue.maximum) } };
      }
      return { code: issue.origin === 'array' ? 'TOO_MANY' : 'INVALID', params: {} };
    case 'custom': {
      const { errorCode, text, isDate, ...params } = issue.params ?? {};
      if (isDate === true) return { code: 'INVALID', params: {}, text: errorTexts[dateForm] };
      return isErrorCode(errorCode)
        ? { code: errorCode, params, ...(typeof text === 'string' ? { text } : {}) }
        : { code: 'INVALID', params: {} };
    }
    case 'invalid_format':
      return {
        code: 'INVALID',
        params: {},
        ...(issue.format === 'date' ? { text: errorTexts[dateForm] } : {}),
      };
    default:
      return { code: 'INVALID', params: {} };
  }
}

/** The catalogue entry of a zod issue. Parse with `reportInput: true`, so that "missing" is told from "wrong". */
export function fieldErrorOf(issue: Issue): FieldError {
  const { code, params, text } = codeOf(issue);
  return { errorCode: code, message: text ?? errorText(code, params), params };
}

/**
 * Makes every zod message in this process a text of the catalogue. Call once, at the start.
 * @param dates `isoDate` where dates come as calls have them, `YYYY-MM-DD`
 */
export function installFieldMessages(dates: DateForm = 'date'): void {
  dateForm = dates;
  z.config({ customError: (issue) => fieldErrorOf(issue).message });
}

/** All issues of a failed parse as the `errors` tree of the envelope. */
export function fieldErrorTree(issues: readonly Issue[]): FieldErrorTree {
  const tree: FieldErrorTree = {};
  for (const issue of issues) {
    const path = issue.path ?? [];
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const each of paths) addFieldError(tree, each, fieldErrorOf(issue));
  }
  return tree;
}
