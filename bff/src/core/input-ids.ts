import { GraphQLID } from 'graphql';
import { z } from 'zod';
import { fieldTypeOf } from './field-type.ts';
import { recordIdOf } from './record-id.ts';

type Convert = (value: unknown) => unknown;

const known = new WeakMap<z.ZodType, Convert | null>();

/** An id that no record can have stays as it is, for api to refuse at its field. */
const toNumber: Convert = (value) =>
  typeof value === 'string' ? (recordIdOf(value) ?? value) : value;

const each = (convert: Convert, lists: number): Convert =>
  lists === 0
    ? convert
    : (value) => (Array.isArray(value) ? value.map(each(convert, lists - 1)) : value);

function ofObject(contract: z.ZodObject): Convert | null {
  const converted = Object.entries<z.core.$ZodType>(contract.shape).flatMap(([name, rule]) => {
    const convert = convertOf(name, rule as z.ZodType);
    return convert === null ? [] : [[name, convert] as const];
  });
  if (converted.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [name, convert] of converted) {
      if (name in copy) copy[name] = convert(copy[name]);
    }
    return copy;
  };
}

function convertOf(name: string, given: z.ZodType): Convert | null {
  const { kind, scalar, rule, lists } = fieldTypeOf(name, given);
  if (kind === 'object' && rule instanceof z.ZodObject) {
    const convert = ofObject(rule);
    return convert === null ? null : each(convert, lists);
  }
  return scalar === GraphQLID && rule instanceof z.ZodNumber ? each(toNumber, lists) : null;
}

/**
 * The body of a call as api takes it: GraphQL ids are texts, record ids of the contract are numbers.
 * Which fields are ids follows from the contract, as their GraphQL type does.
 */
export function bodyWithNumbers(contract: z.ZodType | undefined, body: unknown): unknown {
  if (!(contract instanceof z.ZodObject)) return body;
  let convert = known.get(contract);
  if (convert === undefined) {
    convert = ofObject(contract);
    known.set(contract, convert);
  }
  return convert === null ? body : convert(body);
}
