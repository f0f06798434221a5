import type { AnswerOf, Route } from '@assay/schema/core/route';

interface Identified {
  id: number;
}

/** A list route whose rows have an id. */
export type ListableRoute = Route & {
  schema: { response: { 200: import('zod').ZodType<{ results: readonly Identified[] }> } };
};

/** One row of a list route. */
export type ListRow<R extends ListableRoute> =
  AnswerOf<R> extends { results: readonly (infer T extends Identified)[] } ? T : never;
