import type { z } from 'zod';
import { fieldErrorTree } from '@assay/schema/core/field-errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ErrorCode } from '@assay/schema/core/errors';
import { Refusal } from '../../core/refusal.ts';

type Issues = Parameters<typeof fieldErrorTree>[0][number][];

/**
 * Holds an input that passed its contract to further rules of the contract, such as those of feature flags.
 * @throws Refusal with the failures by field
 */
export function requireRules<T>(
  check: (input: T, ctx: z.core.$RefinementCtx) => void,
  input: T,
): void {
  const issues: Issues = [];
  const addIssue = (issue: unknown): void => void issues.push(issue as Issues[number]);
  check(input, { addIssue, value: input, issues } as unknown as z.core.$RefinementCtx);
  if (issues.length > 0) throw Refusal.fields(fieldErrorTree(issues));
}

/** The failure of one field. */
export const fieldRefusal = (
  path: readonly PropertyKey[],
  code: ErrorCode = 'INVALID',
  text?: string,
): Refusal => Refusal.fields(fieldError(path, code, {}, text));
