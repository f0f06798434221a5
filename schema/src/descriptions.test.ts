import { z } from 'zod';
import { expect, it } from 'vitest';
import { descriptionOf, nameOf } from './core/answers.ts';
import { Notification } from './notifications/notification.ts';
import { allRoutes } from './routes.ts';

/** What a field says when nobody described it, only its rule. */
const ofTheRuleAlone = new Set(['Record id.']);

/** The rules inside a rule: what it wraps, holds or chooses from. */
function inner(rule: z.ZodType): z.ZodType[] {
  if (rule instanceof z.ZodArray) return [rule.element as z.ZodType];
  if (rule instanceof z.ZodUnion) return rule.options as z.ZodType[];
  if (rule instanceof z.ZodPipe) return [rule.def.in as z.ZodType, rule.def.out as z.ZodType];
  if ('unwrap' in rule && typeof rule.unwrap === 'function') return [rule.unwrap() as z.ZodType];
  return [];
}

/** Every field and every published schema below a rule that says nothing of itself, by its path. */
function silent(rule: z.ZodType, path: string, seen: Set<z.ZodType>): string[] {
  if (seen.has(rule)) return [];
  seen.add(rule);
  const name = nameOf(rule);
  const mute = name !== null && descriptionOf(rule) === undefined ? [`${name} (schema)`] : [];
  const fields = rule instanceof z.ZodObject ? Object.entries<z.ZodType>(rule.shape) : [];
  return [
    ...mute,
    ...fields.flatMap(([key, each]) => {
      const at = `${name ?? path}.${key}`;
      const own = inherited(each);
      const says = own !== undefined && (key === 'id' || !ofTheRuleAlone.has(own));
      return [...(says ? [] : [at]), ...silent(each, at, seen)];
    }),
    ...inner(rule).flatMap((each) => silent(each, path, seen)),
  ];
}

/** A description that a wrapper (optional, nullable, default) takes over from what it wraps. */
function inherited(rule: z.ZodType): string | undefined {
  const own = descriptionOf(rule);
  if (own !== undefined || rule instanceof z.ZodArray || nameOf(rule) !== null) return own;
  return inner(rule).map(inherited).find(Boolean);
}

it('every field of every call has a description', () => {
  const seen = new Set<z.ZodType>();
  const found = allRoutes.flatMap(({ method, url, schema }) => {
    const { params, querystring, body, multipart, response } = schema;
    const rules = [params, querystring, body, multipart, ...Object.values(response), Notification];
    return rules.flatMap((rule) => (rule ? silent(rule, `${method} ${url}`, seen) : []));
  });

  expect([...new Set(found)].toSorted()).toEqual([]);
});
