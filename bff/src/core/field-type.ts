import { nameOf, descriptionOf } from '@assay/schema/core/answers';
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  type GraphQLScalarType,
} from 'graphql';
import { z } from 'zod';
import { DateScalar, DateTimeScalar, JsonScalar } from './scalars.ts';

/** What a contract field is in GraphQL. */
export interface FieldType {
  kind: 'scalar' | 'enum' | 'object';
  scalar?: GraphQLScalarType;
  /** The innermost rule: the enum or the object. */
  rule: z.ZodType;
  /** Published name of an enum or object. */
  name: string | null;
  description: string | undefined;
  /** What the published enum or object says of itself. */
  typeDescription: string | undefined;
  /** Levels of lists around it. */
  lists: number;
  nullable: boolean;
  /** Value that holds when an input leaves the field out. */
  defaultValue: unknown;
}

const idName = /^id$|Id$|Ids$/;

/** How a query string says yes and no. */
const isWordedBoolean = (rule: z.ZodType): boolean =>
  rule instanceof z.ZodEnum && rule.options.join() === 'true,false';

function scalarOf(field: string, rule: z.ZodType, formats: ReadonlySet<string>): GraphQLScalarType {
  if (formats.has('date')) return DateScalar;
  if (formats.has('date-time') || formats.has('datetime')) return DateTimeScalar;
  if (rule instanceof z.ZodBoolean || isWordedBoolean(rule)) return GraphQLBoolean;
  if (rule instanceof z.ZodNumber) {
    if (!rule.isInt) return GraphQLFloat;
    return idName.test(field) ? GraphQLID : GraphQLInt;
  }
  if (rule instanceof z.ZodString || rule instanceof z.ZodStringFormat) {
    return formats.has('uuid') || formats.has('guid') ? GraphQLID : GraphQLString;
  }
  if (rule instanceof z.ZodRecord || rule instanceof z.ZodUnknown || rule instanceof z.ZodAny)
    return JsonScalar;
  throw new Error(`The field ${field} has a rule of type ${rule.type}, which has no GraphQL form.`);
}

const formatOf = (rule: z.ZodType): string[] => {
  const own: unknown = 'format' in rule.def ? rule.def.format : undefined;
  const stated = rule.meta()?.format;
  return [own, stated].filter((each) => typeof each === 'string');
};

/** A described copy of a published schema still names it; its own description stands at the original. */
const published = (rule: z.ZodType): string | undefined => {
  for (let each: z.core.$ZodType | undefined = rule; each; each = each._zod.parent) {
    const meta = z.globalRegistry.get(each);
    if (z.globalRegistry.has(each) && meta?.id) return meta.description;
  }
  return undefined;
};

/** Takes a contract field apart, through defaults, nullability, lists and preprocessing. */
export function fieldTypeOf(field: string, given: z.ZodType): FieldType {
  const formats = new Set<string>();
  let rule = given;
  let name: string | null = null;
  let description: string | undefined;
  let typeDescription: string | undefined;
  let lists = 0;
  let nullable = false;
  let defaultValue: unknown;
  for (;;) {
    if (name === null) {
      name = nameOf(rule);
      typeDescription = published(rule);
    }
    description ??= descriptionOf(rule);
    for (const format of formatOf(rule)) formats.add(format);
    if (rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault) {
      if (lists === 0 && !nullable) defaultValue = rule.def.defaultValue;
      rule = rule.unwrap() as z.ZodType;
    } else if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) {
      if (lists === 0) nullable = true;
      rule = rule.unwrap() as z.ZodType;
    } else if (rule instanceof z.ZodPipe) {
      rule = (rule.def.in instanceof z.ZodTransform ? rule.def.out : rule.def.in) as z.ZodType;
    } else if (rule instanceof z.ZodArray) {
      lists += 1;
      name = null;
      rule = rule.element as z.ZodType;
    } else {
      break;
    }
  }
  const base = { rule, name, description, typeDescription, lists, nullable, defaultValue };
  if (rule instanceof z.ZodEnum && !isWordedBoolean(rule)) return { ...base, kind: 'enum' };
  if (rule instanceof z.ZodObject) return { ...base, kind: 'object' };
  return { ...base, kind: 'scalar', scalar: scalarOf(field, rule, formats) };
}
