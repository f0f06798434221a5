import { z } from 'zod';
import { answerTo, innerRule, ruleAt } from '../../lib/forms/contract-fields.ts';
import { noRule, type FieldRule } from './form-context.ts';

const accepts = (rule: z.ZodType, value: unknown): boolean => rule.safeParse(value).success;

/** Whether the field stands in a group that may be left out as a whole, e.g. an optional address. */
const isInOptionalGroup = (contract: z.ZodType, path: string): boolean =>
  path
    .split('.')
    .slice(0, -1)
    .some((_key, index, groups) => {
      const group = ruleAt(contract, groups.slice(0, index + 1).join('.'));
      return group !== undefined && answerTo(group, null) === null;
    });

/**
 * Rule of the field at a path of a contract, e.g. `location.address.zip` of `CreateCompanyInput`.
 * Forms take the required mark and the length hint from here, so that the contract states them once.
 */
export function fieldRule(contract: z.ZodType, path: string): FieldRule {
  const rule = ruleAt(contract, path);
  if (rule === undefined) return noRule;
  const inner = innerRule(rule);
  return {
    required: !isInOptionalGroup(contract, path) && !accepts(rule, '') && !accepts(rule, undefined),
    maxLength: inner instanceof z.ZodString ? inner.maxLength : null,
  };
}
