/** One page of a list, as its operation answers it. */
export interface RecordPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  /** What tells all matches from any others, where they can be ticked as a whole. */
  digest?: string | null;
}
