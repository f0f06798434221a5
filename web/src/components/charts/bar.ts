/** A bar of a chart and a row of its table: how many, and the list of exactly these. */
export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The value as it is read, e.g. "1,204" or "2.9 days". */
  text: string;
  /** Null where there is nothing to open. */
  to: string | null;
}
