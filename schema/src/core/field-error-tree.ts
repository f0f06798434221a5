import { errorText, type ErrorCode, type ErrorParams } from './errors.ts';

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
