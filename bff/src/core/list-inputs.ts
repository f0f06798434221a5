import type { ListField, ListSpec, SortOrder } from '@assay/schema/core/list';
import { InputType, registerEnumType, type ClassType } from 'type-graphql';
import type { z } from 'zod';
import { declareField } from './declare-field.ts';
import { capital } from './capital.ts';
import { filterType } from './filter-type.ts';

const SortOrderEnum = { ASC: 'ASC', DESC: 'DESC' } as const satisfies Record<SortOrder, SortOrder>;
registerEnumType(SortOrderEnum, {
  name: 'SortOrder',
  description: 'Direction of sorting.',
  valuesConfig: {
    ASC: { description: 'Smallest, first or oldest first.' },
    DESC: { description: 'Largest, last or newest first.' },
  },
});

type Tree = { [part: string]: Tree | ListField };
const isField = (node: Tree | ListField): node is ListField => typeof node.kind === 'string';

function treeOf(spec: ListSpec): Tree {
  const tree: Tree = {};
  for (const [path, field] of Object.entries(spec.fields)) {
    if (field.filter === false) continue;
    const parts = path.split('.');
    let node = tree;
    for (const part of parts.slice(0, -1)) {
      const next = (node[part] ??= {});
      if (isField(next)) throw new Error(`The list field ${path} lies under a field.`);
      node = next;
    }
    node[parts.at(-1) ?? path] = field;
  }
  return tree;
}

function whereType(list: Listed, path: readonly string[], tree: Tree): ClassType {
  const { entity, row } = list;
  const target: ClassType = class {};
  InputType(`${entity}${path.map(capital).join('')}Where`, {
    description: `Which ${entity} records to list; all conditions hold together.`,
  })(target);
  for (const [part, node] of Object.entries(tree)) {
    const below = [...path, part];
    const type = isField(node)
      ? filterType(node, row, below.join('.'))
      : whereType(list, below, node);
    const values =
      isField(node) && node.kind === 'choice' ? ` One of ${node.values.join(', ')}.` : '';
    const own =
      isField(node) && typeof node.description === 'string' ? node.description : undefined;
    declareField(target, part, () => type, {
      nullable: true,
      description: `${own ?? `Condition on ${part}.`}${values}`,
    });
  }
  return target;
}

/** `locationManagerInfo.fullName` → `LOCATION_MANAGER_INFO_FULL_NAME`. */
const enumName = (path: string): string =>
  path
    .replace(/\./g, '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase();

/** A list as `where` and `orderBy` see it: what its rows are called, what it offers, and the contract of a row. */
export interface Listed {
  entity: string;
  spec: ListSpec;
  row: z.ZodType;
}

export interface OrderBy {
  field: string;
  direction: SortOrder;
}

export interface ListTypes {
  /** Null when the list has nothing to filter. */
  Where: ClassType | null;
  OrderBy: ClassType<OrderBy>;
}

const made = new Map<string, ListTypes>();

/** `where` and `orderBy` inputs of one list: exactly what its spec offers. */
export function listInputs(list: Listed): ListTypes {
  const types = made.get(list.entity) ?? makeInputs(list);
  made.set(list.entity, types);
  return types;
}

function makeInputs(list: Listed): ListTypes {
  const { entity, spec } = list;
  const tree = treeOf(spec);
  const sortable = Object.entries(spec.fields)
    .filter(([, field]) => field.sort)
    .map(([path]) => path);
  const fields = Object.fromEntries(sortable.map((path) => [enumName(path), path]));
  registerEnumType(fields, {
    name: `${entity}OrderField`,
    description: `What a list of ${entity} records can be sorted by.`,
    valuesConfig: Object.fromEntries(
      sortable.map((path) => [
        enumName(path),
        { description: spec.fields[path]?.description ?? `By \`${path}\`.` },
      ]),
    ),
  });
  const order: ClassType<OrderBy> = class {} as ClassType<OrderBy>;
  InputType(`${entity}OrderBy`, { description: `Order of a list of ${entity} records.` })(order);
  declareField(order, 'field', () => fields, { description: 'What to sort by.' });
  declareField(order, 'direction', () => SortOrderEnum, {
    defaultValue: 'ASC',
    description: 'Direction; ties are in order of id.',
  });
  return {
    Where: Object.keys(tree).length === 0 ? null : whereType(list, [], tree),
    OrderBy: order,
  };
}
