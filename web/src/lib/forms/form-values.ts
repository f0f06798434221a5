import { z } from 'zod';
import { isLockField } from '@assay/schema/core/edit-inputs';
import { answerTo, fieldsOf, innerRule } from './contract-fields.ts';
import type { FormValues } from './form-types.ts';

/**
 * A group whose fields are always on the form. The other kind is an object that is there or not, e.g. settings
 * that a location has of its own or takes from its company: a form holds such an object, or null.
 */
function isGroup(rule: z.ZodType): boolean {
  const fields = fieldsOf(rule);
  if (fields.length === 0) return false;
  return answerTo(rule, null) !== null || answerTo(rule, blankFields(fields)) === null;
}

const blankFields = (fields: readonly [string, z.ZodType][]): object =>
  Object.fromEntries(fields.map(([name, rule]) => [name, blankOf(rule)]));

/** What a form holds of a field that nothing was typed into: the contract's default, else nothing. */
function blankOf(rule: z.ZodType): unknown {
  if (isGroup(rule)) return blankFields(fieldsOf(rule));
  if (fieldsOf(rule).length > 0) return null;
  const inner = innerRule(rule);
  if (inner instanceof z.ZodArray) return [];
  const absent = answerTo(rule, undefined);
  if (absent !== null && absent !== undefined) return absent;
  // Where null means something of its own, a switch has a third place.
  const isTwofold = inner instanceof z.ZodBoolean && answerTo(rule, null) === undefined;
  return isTwofold && absent === undefined ? false : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value of a record by the name of its field; `companyId` is also found as `company { id }`. */
function stored(record: object, name: string): unknown {
  const value: unknown = Reflect.get(record, name);
  if (value !== undefined || !name.endsWith('Id')) return value;
  const relation: unknown = Reflect.get(record, name.slice(0, -'Id'.length));
  return isObject(relation) ? Reflect.get(relation, 'id') : relation;
}

/** What a form holds of a stored value: absent is blank, and an id is a number as in the contract. */
function heldOf(rule: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return blankOf(rule);
  const inner = innerRule(rule);
  if (inner instanceof z.ZodObject && isObject(value))
    return Object.fromEntries(
      fieldsOf(inner).map(([name, each]) => [name, heldOf(each, stored(value, name))]),
    );
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((each) => heldOf(inner.element as z.ZodType, each));
  if (!(inner instanceof z.ZodNumber)) return value;
  // A list of ids may come as the records themselves.
  const id: unknown = isObject(value) ? Reflect.get(value, 'id') : value;
  return typeof id === 'string' ? Number(id) : id;
}

/** Values of a form that nothing was typed into yet: blanks, and the contract's defaults. A new record has no version. */
export const blankValues = <C extends z.ZodType>(contract: C): FormValues<C> =>
  blankFields(
    fieldsOf(contract).filter(([name, rule]) => !isLockField(name, rule)),
  ) as FormValues<C>;

/**
 * Values of the form of a stored record. Absent values are blank, as inputs of a page have no null; ids, which
 * GraphQL has as texts, are numbers as in the contract; what the contract does not know is left out.
 */
export const recordValues = <C extends z.ZodType>(contract: C, record: object): FormValues<C> =>
  heldOf(contract, record) as FormValues<C>;

/**
 * Paths of all that can be typed into a form, e.g. `name` and `address.city`. A list is one of them, and so is
 * an object that is there or not.
 */
export function fieldPaths(contract: z.ZodType): string[] {
  return fieldsOf(contract).flatMap(([name, rule]) => {
    if (isLockField(name, rule)) return [];
    return isGroup(rule) ? fieldPaths(rule).map((path) => `${name}.${path}`) : [name];
  });
}
