import { z } from 'zod';

/** The rule below defaults, optionality and preprocessing. */
export function innerRule(rule: z.ZodType): z.ZodType {
  if (
    rule instanceof z.ZodDefault ||
    rule instanceof z.ZodPrefault ||
    rule instanceof z.ZodOptional ||
    rule instanceof z.ZodNullable
  ) {
    return innerRule(rule.unwrap() as z.ZodType);
  }
  if (rule instanceof z.ZodPipe) {
    const inner = rule.def.in instanceof z.ZodTransform ? rule.def.out : rule.def.in;
    return innerRule(inner as z.ZodType);
  }
  return rule;
}

/** Fields of a rule for an object, by name; none for any other rule. */
export function fieldsOf(rule: z.ZodType): [name: string, rule: z.ZodType][] {
  const inner = innerRule(rule);
  return inner instanceof z.ZodObject ? (Object.entries(inner.shape) as [string, z.ZodType][]) : [];
}

/** The rule at a dotted path of a contract, e.g. `location.address.zip`; undefined where it has none. */
export function ruleAt(contract: z.ZodType, path: string): z.ZodType | undefined {
  let rule: z.ZodType | undefined = contract;
  for (const key of path.split('.')) {
    const inner: z.ZodType | undefined = rule && innerRule(rule);
    if (inner instanceof z.ZodArray) rule = inner.element as z.ZodType;
    else if (inner instanceof z.ZodObject) rule = inner.shape[key] as z.ZodType | undefined;
    else return undefined;
  }
  return rule;
}

/** What a rule makes of a value, or undefined when it refuses it. */
export const answerTo = (rule: z.ZodType, value: unknown): unknown => rule.safeParse(value).data;
