import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  type FieldNode,
  type GraphQLCompositeType,
  type SelectionSetNode,
} from 'graphql';
import { wishesOf } from '../page-type.ts';
import type { Variables } from './analysis.ts';
import type { Field, OperationReader } from './operation-reader.ts';

/** Rows that a list without a `limit` is taken to have. */
const UNPAGED_LIST_ROWS = 10;
/** An answered object costs 1, a plain value a tenth: what both cost bff in CPU time. */
const OBJECT_COST = 1;
const VALUE_COST = 0.1;
/** A row that api reads for a page, whole, however little of it is answered. */
export const ROW_COST = 1;
/** A call of its own for each record, which no loader puts together with others. */
export const CALL_COST = 100;

/**
 * What an operation costs by what it reads and answers, with every page at its limit. `rows` is the limit of the page
 * that a selection stands in: it multiplies the page's list.
 */
export function costOf(
  reader: OperationReader,
  set: SelectionSetNode,
  type: GraphQLCompositeType,
  variables: Variables,
): number {
  /* A fragment costs the same wherever it is spread under a page of the same limit. */
  const known = new Map<string, number>();

  const selectionCost = (
    within: SelectionSetNode,
    of: GraphQLCompositeType,
    rows: number,
  ): number => {
    let sum = 0;
    for (const each of reader.selected(within, of)) {
      if (each.kind === 'field') {
        if (each.field) sum += fieldCost(each.node, each.field, rows);
        continue;
      }
      const key = `${each.name}:${rows}`;
      const cost = known.get(key) ?? selectionCost(each.set, each.type, rows);
      if (each.name !== null) known.set(key, cost);
      sum += cost;
    }
    return sum;
  };

  /** Rows of a page that are read; null for a field that is no page. */
  const pageOf = (node: FieldNode, field: Field): { limit: number; read: number } | null => {
    if (!field.args.some(({ name }) => name === 'limit')) return null;
    const limit = Math.max(0, Number(reader.argument(node, field, 'limit')(variables)));
    const { withRows } = wishesOf({ fieldNodes: [node], fragments: reader.fragments });
    return { limit, read: withRows ? limit : 0 };
  };

  const fieldCost = (node: FieldNode, field: Field, rows: number): number => {
    const stated = field.extensions['cost'];
    const own = typeof stated === 'number' ? stated : 0;
    const times = isListType(getNullableType(field.type)) ? rows : 1;
    const named = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(named)) return own + VALUE_COST * times;
    const page = pageOf(node, field);
    const read = page === null ? 0 : ROW_COST * page.read;
    const inner = selectionCost(node.selectionSet, named, page?.limit ?? UNPAGED_LIST_ROWS);
    return own + read + (OBJECT_COST + inner) * times;
  };

  return selectionCost(set, type, UNPAGED_LIST_ROWS);
}
