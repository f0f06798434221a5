import { LIST_LIMIT_DEFAULT, type ListSpec } from '@assay/schema/core/list';
import { GraphQLInt, GraphQLString } from 'graphql';
import { ArgsType, type ClassType } from 'type-graphql';
import { declareField } from './declare-field.ts';
import { listInputs, type Listed } from './list-inputs.ts';

/** Most records of a page of whole entities. */
export const ENTITY_LIMIT_MAX = 100;
/** Most choices of a page: they carry only an id and a label. */
export const OPTION_LIMIT_MAX = 10_000;

const known = new Map<string, ClassType>();

/** `companies(where, orderBy, limit, offset, q)`: what the spec of the list offers. */
export const listArgs = (list: Listed): ClassType =>
  argsClass(`${list.entity} list`, (target) => {
    const { Where, OrderBy: Order } = listInputs(list);
    addWhere(target, Where);
    declareField(target, 'orderBy', () => [Order], {
      nullable: true,
      description: 'Order; takes one entry.',
    });
    addPage(target, ENTITY_LIMIT_MAX);
    addSearch(target, list.spec);
  });

/** `companyOptions(where, limit, offset, q)`: choices stand in the order of the list. */
export const optionArgs = (list: Listed): ClassType =>
  argsClass(`${list.entity} options`, (target) => {
    addWhere(target, listInputs(list).Where);
    addPage(target, OPTION_LIMIT_MAX);
    addSearch(target, list.spec);
  });

/** `limit` and `offset` of the page of children that a record answers. */
export const childArgs = (): ClassType =>
  argsClass('children', (target) => {
    declareField(target, 'limit', () => GraphQLInt, {
      defaultValue: ENTITY_LIMIT_MAX,
      description: `Most records, 0 to ${ENTITY_LIMIT_MAX}.`,
    });
    declareField(target, 'offset', () => GraphQLInt, {
      defaultValue: 0,
      description: 'Records to leave out before the first.',
    });
  });

/** Two fields with the same arguments share their class. */
function argsClass(key: string, declareAll: (target: ClassType) => void): ClassType {
  const found = known.get(key);
  if (found) return found;
  const target: ClassType = class {};
  known.set(key, target);
  ArgsType()(target);
  declareAll(target);
  return target;
}

function addWhere(target: ClassType, Where: ClassType | null): void {
  if (!Where) return;
  declareField(target, 'where', () => Where, {
    nullable: true,
    description: 'Which records; without it all that the caller may see.',
  });
}

function addPage(target: ClassType, most: number): void {
  declareField(target, 'limit', () => GraphQLInt, {
    nullable: true,
    defaultValue: LIST_LIMIT_DEFAULT,
    description: `Most records of the page, 0 to ${most}; 0 answers only the count.`,
  });
  declareField(target, 'offset', () => GraphQLInt, {
    nullable: true,
    defaultValue: 0,
    description: 'Matches to leave out before the first record.',
  });
}

function addSearch(target: ClassType, { search }: ListSpec): void {
  if (search.length === 0) return;
  declareField(target, 'q', () => GraphQLString, {
    nullable: true,
    description: `Looks for the text in ${search.join(', ')}, regardless of case.`,
  });
}
