import { z } from 'zod';
import { errorText, errorTexts, isErrorCode, type ErrorCode, type ErrorParams } from './errors.ts';

/** One failure of one field, as it stands in the error envelope (contract §0.4). */
export interface FieldError {
  errorCode: ErrorCode;
  message: string;
  params: ErrorParams;
}

/** Mirrors the request body; a leaf is an array of failures, list items use their index as key. */
export interface FieldErrorTree {
  [key: string]: FieldError[] | FieldErrorTree;
}

/** Key of failures that belong to the form as a whole. */
export const WHOLE_FORM = '_';

/** Options for `refine` that give a failure its code of the catalogue, and its own text if need be. */
export const coded = (errorCode: ErrorCode, text?: string) => ({
  params: { errorCode, ...(text === undefined ? {} : { text }) },
});

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
      const { errorCode, text, ...params } = issue.params ?? {};
      return isErrorCode(errorCode)
        ? { code: errorCode, params, ...(typeof text === 'string' ? { text } : {}) }
        : { code: 'INVALID', params: {} };
    }
    case 'invalid_format':
      return {
        code: 'INVALID',
        params: {},
        ...(issue.format === 'date' ? { text: errorTexts.date } : {}),
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

/** Makes every zod message in this process a text of the catalogue. Call once, at the start. */
export function installFieldMessages(): void {
  z.config({ customError: (issue) => fieldErrorOf(issue).message });
}

/** Adds one failure at a path of the tree; an empty path means the whole form. */
export function addFieldError(
  tree: FieldErrorTree,
  path: readonly PropertyKey[],
  error: FieldError,
): FieldErrorTree {
  const keys = path.length === 0 ? [WHOLE_FORM] : path.map(String);
  let node = tree;
  for (const key of keys.slice(0, -1)) {
    const next = node[key];
    node = next === undefined || Array.isArray(next) ? (node[key] = {}) : next;
  }
  const leaf = keys.at(-1) ?? WHOLE_FORM;
  const present = node[leaf];
  if (Array.isArray(present)) present.push(error);
  else if (present === undefined) node[leaf] = [error];
  return tree;
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

/** Every failure of a tree with its path, in order: `[{ path: ['address', 'zip'], error }]`. */
export function flattenFieldErrors(
  tree: FieldErrorTree,
  path: readonly string[] = [],
): { path: string[]; error: FieldError }[] {
  return Object.entries(tree).flatMap(([key, node]) =>
    Array.isArray(node)
      ? node.map((error) => ({ path: key === WHOLE_FORM ? [...path] : [...path, key], error }))
      : flattenFieldErrors(node, [...path, key]),
  );
}

/** A single failure as a tree, for services that refuse one field: `fieldError(['address','zip'], 'INVALID_ZIP_CODE')`. */
export function fieldError(
  path: readonly PropertyKey[],
  errorCode: ErrorCode,
  params: ErrorParams = {},
  text?: string,
): FieldErrorTree {
  return addFieldError({}, path, {
    errorCode,
    message: text ?? errorText(errorCode, params),
    params,
  });
}
