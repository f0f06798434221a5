import type { ListSpec, SortField } from '@assay/schema/core/list';
import type { Column } from '../data-table/column.ts';
import type { ListFilterOf } from '../list-toolbar/list-filter.ts';

/** What a list of records is, whoever looks at it: its words, its columns, and what narrows it. */
export interface ListOf<Row, Spec extends ListSpec = ListSpec> {
  spec: Spec;
  /** Under which the viewer's choice of columns is kept. */
  id: string;
  title: string;
  /** What its records are called, one and many. */
  counted: readonly [one: string, many: string];
  /** Where its report is, as the list is called in the calls: `companies` for `/api/companies/report`. */
  report?: string;
  /** Words of the search box, e.g. "Search company name"; without them there is none. */
  search?: string;
  /** What a row is called in the labels of its buttons. */
  rowLabel: (row: Row) => string;
  columns: readonly Column<Row, SortField<Spec>>[];
  filters?: readonly ListFilterOf<Spec>[];
}
