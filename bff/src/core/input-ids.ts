import { graphqlName } from '@assay/schema/core/graphql-name';
import { GraphQLID } from 'graphql';
import { z } from 'zod';
import { fieldTypeOf } from './field-type.ts';
import { recordIdOf } from './record-id.ts';

type Convert = (value: unknown) => unknown;

const known = new WeakMap<z.ZodType, Convert | null>();

/** An id that no record can have stays as it is, for api to refuse at its field. */
const toNumber: Convert = (value) =>
  typeof value === 'string' ? (recordIdOf(value) ?? value) : value;

const same: Convert = (value) => value;

const each = (convert: Convert, lists: number): Convert =>
  lists === 0
    ? convert
    : (value) => (Array.isArray(value) ? value.map(each(convert, lists - 1)) : value);

function ofObject(contract: z.ZodObject): Convert | null {
  const converted = Object.entries<z.core.$ZodType>(contract.shape).flatMap(([name, rule]) => {
    const convert = convertOf(name, rule as z.ZodType);
    const published = graphqlName(name);
    if (convert === null && published === name) return [];
    return [{ name, published, convert: convert ?? same }];
  });
  if (converted.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const { name, published, convert } of converted) {
      if (!(published in copy)) continue;
      const sent = convert(copy[published]);
      delete copy[published];
      copy[name] = sent;
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
 * The body of a call as api takes it: GraphQL ids are texts, record ids of the contract are numbers, and keys of
 * settings are in capitals. All of it follows from the contract, as the GraphQL types do.
 */
export function bodyAsContract(contract: z.ZodType | undefined, body: unknown): unknown {
  if (!(contract instanceof z.ZodObject)) return body;
  let convert = known.get(contract);
  if (convert === undefined) {
    convert = ofObject(contract);
    known.set(contract, convert);
  }
  return convert === null ? body : convert(body);
}
