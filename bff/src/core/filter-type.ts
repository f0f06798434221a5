import {
  filterOperators,
  operatorName,
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
import { DateScalar, DateTimeScalar } from './scalars.ts';

const scalarOf: Record<ListFieldKind, GraphQLScalarType> = {
  text: GraphQLString,
  int: GraphQLInt,
  id: GraphQLID,
  number: GraphQLFloat,
  boolean: GraphQLBoolean,
  date: DateScalar,
  timestamp: DateTimeScalar,
};

const kindName: Record<ListFieldKind, string> = {
  text: 'Text',
  int: 'Int',
  id: 'Id',
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

/** Operator of the list grammar by its GraphQL name. */
export const operatorOf = new Map<string, FilterOperator>(
  filterOperators.map((each) => [operatorName[each], each]),
);

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const filterTypes = new Map<string, ClassType>();

/** `IdFilter` is {eq, in}, `IntRangeFilter` {gte, lte}; other sets are named by their operators. */
export function filterType(field: ListField): ClassType {
  const offered = filterOperators.filter((each) => field.filter?.includes(each));
  const set = offered.join(' ');
  const suffix =
    { 'EQ IN': '', 'GTE LTE': 'Range' }[set] ??
    offered.map((each) => capital(operatorName[each])).join('');
  const name = `${kindName[field.kind]}${suffix}Filter`;
  const known = filterTypes.get(name);
  if (known) return known;
  const target: ClassType = class {};
  filterTypes.set(name, target);
  InputType(name, { description: 'Conditions on one field; all of them hold together.' })(target);
  for (const operator of offered) {
    const scalar = operator === 'IS_NULL' ? GraphQLBoolean : scalarOf[field.kind];
    declareField(target, operatorName[operator], () => (takesMany(operator) ? [scalar] : scalar), {
      nullable: true,
      description: operatorText[operator],
    });
  }
  return target;
}
