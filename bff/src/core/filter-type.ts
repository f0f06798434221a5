import {
  filterOperators,
  operatorName,
  operatorsOf,
  takesMany,
  type FilterOperator,
  type ListField,
  type ListFieldKind,
} from '@assay/schema/core/list';
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  type GraphQLScalarType,
} from 'graphql';
import { InputType, type ClassType } from 'type-graphql';
import { declareField } from './declare-field.ts';
import { z } from 'zod';
import { enumType } from './contract-types.ts';
import { fieldTypeOf } from './field-type.ts';
import { DateScalar, DateTimeScalar } from './scalars.ts';

const scalarOf: Record<ListFieldKind, GraphQLScalarType> = {
  text: GraphQLString,
  choice: GraphQLString,
  int: GraphQLInt,
  id: GraphQLID,
  ids: GraphQLID,
  number: GraphQLFloat,
  boolean: GraphQLBoolean,
  date: DateScalar,
  timestamp: DateTimeScalar,
};

const kindName: Record<ListFieldKind, string> = {
  text: 'Text',
  choice: 'Choice',
  int: 'Int',
  id: 'Id',
  ids: 'Ids',
  number: 'Number',
  boolean: 'Boolean',
  date: 'Date',
  timestamp: 'DateTime',
};

const operatorText: Record<FilterOperator, string> = {
  EQ: 'Equals; text regardless of case.',
  NEQ: 'Differs; text regardless of case.',
  IN: 'Is one of these.',
  NOT_IN: 'Is none of these.',
  GTE: 'At least; of a timestamp field a bare date means the start of that day in UTC.',
  LTE: 'At most; of a timestamp field a bare date means the end of that day in UTC.',
  SW: 'Starts with, regardless of case.',
  LIKE: 'Contains, regardless of case.',
  IS_NULL: 'Has no value (true) or has one (false).',
};

/** What the operators ask of a field that holds several ids. */
const idsText: Partial<Record<FilterOperator, string>> = {
  EQ: 'Has this id.',
  NEQ: 'Does not have this id.',
  IN: 'Has one of these ids.',
  NOT_IN: 'Has none of these ids.',
  IS_NULL: 'Has no id (true) or has some (false).',
};

/** Operator of the list grammar by its GraphQL name. */
export const operatorOf = new Map<string, FilterOperator>(
  filterOperators.map((each) => [operatorName[each], each]),
);

const filterTypes = new Map<string, ClassType>();

/** What the contract of a row says of a field below it, `address.state`; undefined where it has none of that name. */
const ruleAt = (row: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((node, part) => {
    const object = node && fieldTypeOf(part, node).rule;
    return object instanceof z.ZodObject
      ? (object.shape[part] as z.ZodType | undefined)
      : undefined;
  }, row);

/** The enum of a choice, when the rows answer the field as one: its values are then checked and completed. */
function enumOf(field: ListField, row: z.ZodType, path: string) {
  if (field.kind !== 'choice') return undefined;
  const rule = ruleAt(row, field.at ?? path);
  if (rule === undefined) return undefined;
  const { kind, rule: inner, name, typeDescription } = fieldTypeOf('choice', rule);
  if (kind !== 'enum' || name === null || !(inner instanceof z.ZodEnum)) return undefined;
  const options = new Set<unknown>(inner.options);
  if (field.values.some((value) => !options.has(value))) return undefined;
  return { name, type: enumType(inner, name, typeDescription) };
}

/**
 * The conditions on a field of the rows: one type a kind (`TextFilter`, `IntFilter`) or enum (`RoleFilter`), since all
 * its fields offer the same.
 */
export function filterType(field: ListField, row: z.ZodType, path: string): ClassType {
  const { kind } = field;
  const choice = enumOf(field, row, path);
  const name = `${choice?.name ?? kindName[kind]}Filter`;
  const known = filterTypes.get(name);
  if (known) return known;
  const target: ClassType = class {};
  filterTypes.set(name, target);
  InputType(name, { description: 'Conditions on one field; all of them hold together.' })(target);
  for (const operator of operatorsOf(field)) {
    const type = operator === 'IS_NULL' ? GraphQLBoolean : (choice?.type ?? scalarOf[kind]);
    declareField(target, operatorName[operator], () => (takesMany(operator) ? [type] : type), {
      nullable: true,
      description: (kind === 'ids' ? idsText[operator] : undefined) ?? operatorText[operator],
    });
  }
  return target;
}
