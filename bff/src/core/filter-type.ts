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

const filterTypes = new Map<ListFieldKind, ClassType>();

/** The conditions on a field: one type a kind (`TextFilter`, `IntFilter`), since all its fields offer the same. */
export function filterType(field: ListField): ClassType {
  const { kind } = field;
  const known = filterTypes.get(kind);
  if (known) return known;
  const target: ClassType = class {};
  filterTypes.set(kind, target);
  InputType(`${kindName[kind]}Filter`, {
    description: 'Conditions on one field; all of them hold together.',
  })(target);
  for (const operator of operatorsOf(field)) {
    const scalar = operator === 'IS_NULL' ? GraphQLBoolean : scalarOf[kind];
    declareField(target, operatorName[operator], () => (takesMany(operator) ? [scalar] : scalar), {
      nullable: true,
      description: (kind === 'ids' ? idsText[operator] : undefined) ?? operatorText[operator],
    });
  }
  return target;
}
