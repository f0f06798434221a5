import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** Whether a value is one that its contract answers unchanged. */
export type ContractCheck = (value: unknown) => boolean;

/** Formats of texts that are their pattern and nothing else. */
const patterned = new Set(['regex', 'date', 'datetime', 'email', 'uuid', 'guid']);

/** Constants that the code of a check refers to. */
type Constants = unknown[];

const constant = (constants: Constants, value: unknown): string =>
  `c[${constants.push(value) - 1}]`;

/** A contract of another kind decides by itself: it holds when what it answers is what it was given. */
const byItself = (rule: z.ZodType, value: string, constants: Constants): string =>
  `${constant(constants, (given: unknown) => {
    const parsed = rule.safeParse(given);
    return parsed.success && isDeepStrictEqual(parsed.data, given);
  })}(${value})`;

interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: unknown;
  inclusive?: boolean;
}

/** The conditions of a text or number, or null for one that is not plain. */
function conditionOf(check: Check, value: string, constants: Constants): string | null {
  switch (check.check) {
    case 'string_format':
      return patterned.has(check.format ?? '') && check.pattern && !check.pattern.global
        ? `${constant(constants, check.pattern)}.test(${value})`
        : null;
    case 'min_length':
      return `${value}.length >= ${check.minimum}`;
    case 'max_length':
      return `${value}.length <= ${check.maximum}`;
    case 'length_equals':
      return `${value}.length === ${check.length}`;
    case 'number_format':
      return check.format === 'safeint' ? `Number.isSafeInteger(${value})` : null;
    case 'greater_than':
    case 'less_than': {
      if (typeof check.value !== 'number') return null;
      const sign = check.check === 'greater_than' ? '>' : '<';
      return `${value} ${sign}${check.inclusive ? '=' : ''} ${check.value}`;
    }
    default:
      return null;
  }
}

/** A text or number with its checks; the class itself may stand for one, as `z.iso.date()` does. */
function plain(rule: z.ZodType, type: string, value: string, constants: Constants): string {
  const own = rule._zod.def as unknown as Check & { checks?: { _zod: { def: Check } }[] };
  const all = [
    ...(own.check === undefined ? [] : [own]),
    ...(own.checks ?? []).map((each) => each._zod.def),
  ];
  const conditions = all.map((each) => {
    const pattern =
      each.pattern ?? (each === own ? (rule._zod as { pattern?: RegExp }).pattern : undefined);
    return conditionOf(pattern ? { ...each, pattern } : each, value, constants);
  });
  if (conditions.includes(null)) return byItself(rule, value, constants);
  const isType = type === 'number' ? `Number.isFinite(${value})` : `typeof ${value} === '${type}'`;
  return [isType, ...conditions].join(' && ');
}

/**
 * The code of a condition that `value` meets its contract. `around` are the contracts that it lies in: their number keeps
 * names apart, and one that lies in itself, as a tree does, is called.
 */
function codeOf(
  rule: z.ZodType,
  value: string,
  constants: Constants,
  around: readonly z.ZodType[],
): string {
  if (around.includes(rule))
    return `${constant(constants, (given: unknown) => contractCheck(rule)(given))}(${value})`;
  const within = (inner: z.ZodType, name: string): string =>
    codeOf(inner, name, constants, [...around, rule]);
  const hasChecks = (rule._zod.def.checks?.length ?? 0) > 0;
  if (rule instanceof z.ZodString || rule instanceof z.ZodStringFormat)
    return plain(rule, 'string', value, constants);
  if (rule instanceof z.ZodNumber) return plain(rule, 'number', value, constants);
  if (hasChecks) return byItself(rule, value, constants);
  if (rule instanceof z.ZodBoolean) return `typeof ${value} === 'boolean'`;
  if (rule instanceof z.ZodEnum)
    return `${constant(constants, new Set(rule.options))}.has(${value})`;
  if (rule instanceof z.ZodNullable)
    return `(${value} === null || ${within(rule.unwrap() as z.ZodType, value)})`;
  if (rule instanceof z.ZodOptional)
    return `(${value} === undefined || ${within(rule.unwrap() as z.ZodType, value)})`;
  if (rule instanceof z.ZodArray) {
    const item = `i${around.length}`;
    return `(Array.isArray(${value}) && ${value}.every((${item}) => ${within(rule.element as z.ZodType, item)}))`;
  }
  if (rule instanceof z.ZodObject && rule._zod.def.catchall === undefined) {
    const object = `o${around.length}`;
    const fields = Object.entries<z.ZodType>(rule.shape).map(([name, field]) =>
      within(field, `${object}[${JSON.stringify(name)}]`),
    );
    const isObject = `typeof ${object} === 'object' && ${object} !== null && !Array.isArray(${object})`;
    const present = Object.entries<z.ZodType>(rule.shape).map(([name, field]) =>
      field instanceof z.ZodOptional
        ? `(${object}[${JSON.stringify(name)}] === undefined ? 0 : 1)`
        : '1',
    );
    const isAll = `Object.keys(${object}).length === ${['0', ...present].join(' + ')}`;
    return `((${object}) => ${[isObject, ...fields, isAll].join(' && ')})(${value})`;
  }
  return byItself(rule, value, constants);
}

const known = new WeakMap<z.ZodType, ContractCheck>();

/**
 * The check of a contract as one function, made once: zod makes a copy of all that it reads, which takes several times as
 * long. Where it says no, zod decides, and says what is wrong (ADR 90).
 */
export function contractCheck(contract: z.ZodType): ContractCheck {
  const found = known.get(contract);
  if (found) return found;
  const constants: Constants = [];
  const code = codeOf(contract, 'value', constants, []);
  // The code is made of contracts alone, at the first answer of each.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('c', `return (value) => ${code};`) as (c: Constants) => ContractCheck;
  const check = make(constants);
  known.set(contract, check);
  return check;
}
