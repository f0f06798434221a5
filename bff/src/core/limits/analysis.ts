export type Variables = Readonly<Record<string, unknown>>;

/** One `limit` or `offset` argument and the most it may be. */
export interface LimitUse {
  field: string;
  argument: 'limit' | 'offset';
  max: number;
  valueOf(variables: Variables): unknown;
}

export interface Analysis {
  depth: number;
  aliases: number;
  rootFields: number;
  limits: readonly LimitUse[];
  costOf(variables: Variables): number;
}
