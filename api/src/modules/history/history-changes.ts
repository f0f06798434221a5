import { z } from 'zod';
import type { HistoryChange } from '@assay/schema/history/history';
import type { Permission } from '@assay/schema/permissions';
import type { Route } from '@assay/schema/core/route';
import { shownTo } from '@assay/schema/core/shown-to';
import type { Changes } from '../../core/audit/audit.ts';
import type { HistorySubject } from '../../core/audit/history-subject.ts';

/** The rules of a field, from the outermost inwards: optional, default, nullable, and what they are about. */
function* layersOf(rule: z.core.$ZodType): Generator<z.core.$ZodType> {
  yield rule;
  if (
    rule instanceof z.ZodOptional ||
    rule instanceof z.ZodNullable ||
    rule instanceof z.ZodDefault ||
    rule instanceof z.ZodPrefault
  )
    yield* layersOf(rule.unwrap());
  else if (rule instanceof z.ZodPipe)
    yield* layersOf(rule.def.in instanceof z.ZodTransform ? rule.def.out : rule.def.in);
}

/** What is told of a field: nothing where a permission is missing, that it was changed, or its values as well. */
function disclosure(
  layers: readonly z.core.$ZodType[],
  held: ReadonlySet<Permission>,
): 'nothing' | 'change' | 'values' {
  const mark = layers.map((each) => shownTo.get(each)).find((each) => each !== undefined);
  if (mark === undefined) return 'values';
  if (mark.permission === null) return 'change';
  return held.has(mark.permission) ? 'values' : 'nothing';
}

/** A value as it is told: what is no value of a form, such as an id beside a name, stays behind. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told).filter((each) => each !== null);
  if (typeof value === 'object' && value !== null)
    return 'name' in value && typeof value.name === 'string' ? value.name : null;
  return value ?? null;
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Values {
  before: unknown;
  after: unknown;
}

/** The changes of a field; those of a group (an address) field by field, as far as they differ. */
function changesAt(
  field: string,
  rule: z.core.$ZodType | undefined,
  { before, after }: Values,
  held: ReadonlySet<Permission>,
): HistoryChange[] {
  const layers = rule === undefined ? [] : [...layersOf(rule)];
  const shown = disclosure(layers, held);
  if (shown === 'nothing') return [];
  if (shown === 'change') return [{ field, before: null, after: null, isHidden: true }];
  const group = layers.find((each) => each instanceof z.ZodObject);
  if (group !== undefined)
    return Object.entries<z.core.$ZodType>(group.shape).flatMap(([name, part]) => {
      const values = { before: partOf(before, name), after: partOf(after, name) };
      return same(told(values.before), told(values.after))
        ? []
        : changesAt(`${field}.${name}`, part, values, held);
    });
  return [{ field, before: told(before), after: told(after), isHidden: false }];
}

/** The log has names of columns where earlier releases wrote them. */
const camelCase = (name: string): string =>
  /[A-Z]/.test(name)
    ? name
    : name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Field = [name: string, rule: z.core.$ZodType | undefined];

/** The fields that a call takes. */
const fieldsOf = ({ schema: { body } }: Route): Field[] =>
  body instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(body.shape) : [];

/**
 * What the log keeps of an entry, as far as it may be told: the fields of the `calls` that the reader may make, in
 * their order. What none of them takes, what stayed as it was, and blanks of a new record are left out.
 */
export function changesOfEntry(
  { instead = {}, also = [] }: HistorySubject,
  calls: readonly Route[],
  kept: Changes,
  held: ReadonlySet<Permission>,
): HistoryChange[] {
  const values = new Map(Object.entries(kept).map(([name, each]) => [camelCase(name), each]));
  const fields: Field[] = [
    ...calls
      .flatMap(fieldsOf)
      .flatMap(
        ([name, rule]): Field[] =>
          instead[name]?.map((other) => [other, undefined]) ?? [[name, rule]],
      ),
    ...also.map((name): Field => [name, undefined]),
  ];
  return fields.flatMap(([name, rule]) => {
    const value = values.get(name);
    if (value === undefined || name === 'version') return [];
    values.delete(name);
    const { before, after } = value;
    return changesAt(name, rule, { before, after }, held).filter(
      (each) => each.isHidden || !same(each.before, each.after),
    );
  });
}
