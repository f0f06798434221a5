import { z } from 'zod';

/** What a form shows of a field's rule. */
export interface ContractRule {
  required: boolean;
  /** Most characters, or null where the contract sets no limit. */
  maxLength: number | null;
}

const noRule: ContractRule = { required: false, maxLength: null };

/** The rule below defaults, optionality and preprocessing. */
function core(rule: z.ZodType): z.ZodType {
  if (
    rule instanceof z.ZodDefault ||
    rule instanceof z.ZodPrefault ||
    rule instanceof z.ZodOptional ||
    rule instanceof z.ZodNullable
  ) {
    return core(rule.unwrap() as z.ZodType);
  }
  if (rule instanceof z.ZodPipe) {
    const inner = rule.def.in instanceof z.ZodTransform ? rule.def.out : rule.def.in;
    return core(inner as z.ZodType);
  }
  return rule;
}

const childOf = (rule: z.ZodType, key: string): z.ZodType | undefined => {
  const inside = core(rule);
  if (inside instanceof z.ZodObject) return inside.shape[key] as z.ZodType | undefined;
  if (inside instanceof z.ZodArray) return inside.element as z.ZodType;
  return undefined;
};

/** A group that may be left out as a whole, e.g. an optional address: none of its fields is required. */
const mayBeAbsent = (rule: z.ZodType): boolean => {
  const absent = rule.safeParse(null);
  return absent.success && absent.data === null;
};

const accepts = (rule: z.ZodType, value: unknown): boolean => rule.safeParse(value).success;

/**
 * Rule of the field at a path of a contract, e.g. `location.address.zip` of `CreateCompanyInput`.
 * Forms take the required mark and the length hint from here, so that the contract states them once.
 */
export function ruleAt(contract: z.ZodType, path: string): ContractRule {
  let rule: z.ZodType = contract;
  let optionalGroup = false;
  for (const key of path.split('.')) {
    optionalGroup ||= rule !== contract && mayBeAbsent(rule);
    const child = childOf(rule, key);
    if (child === undefined) return noRule;
    rule = child;
  }
  const inside = core(rule);
  return {
    required: !optionalGroup && !accepts(rule, '') && !accepts(rule, undefined),
    maxLength: inside instanceof z.ZodString ? inside.maxLength : null,
  };
}
