/** Values of a row that name its place. */
export type SealedRow = Readonly<Record<string, number | string>>;

/** Where the database keeps sealed texts. */
export interface SealedColumn {
  /** With its schema. */
  table: string;
  /** The sealed text of a row as an SQL expression, null where there is none. */
  sealed: string;
  /** How it is sealed anew after a rotation of the key; absent where a proof holds on to the text as it is. */
  anew?: {
    /** SQL that sets it to `$new`, a text. */
    set: string;
    /** Columns that `placeOf` reads. */
    columns: readonly string[];
    /** What the text of a row is sealed for, as `SecretBox` takes it. */
    placeOf(row: SealedRow): string;
  };
}

/** One that can be sealed anew. */
export type Resealable = SealedColumn & Required<Pick<SealedColumn, 'anew'>>;
