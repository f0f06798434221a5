import type { ListFilter, ListSpec } from '@assay/schema/core/list';
import { currentClient } from '../../lib/apollo/client.ts';
import type { Choice, ChoicesDocument } from '../../lib/choices/choices.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { type ListState, listVariables } from '../../lib/list-url/list-state.ts';

/** Most records of a list of choices (contract §34). */
export const FIND_MAX = 10_000;

/** What finds all records of a list. */
export interface Search<W> {
  spec: ListSpec;
  choices: ChoicesDocument<W>;
  /** What narrows the list beside its address. */
  within: readonly ListFilter[];
}

/** All records that a list finds, on whatever page: their ids and names, at most `FIND_MAX`. */
export async function findAll<W>(
  { spec, choices, within }: Search<W>,
  state: ListState,
): Promise<readonly Choice[]> {
  const { where, q } = listVariables<{ where?: W; q?: string }>(spec, state, within);
  const { data } = await currentClient().query({
    query: choices,
    variables: { where: where ?? null, q: q ?? null, limit: FIND_MAX, offset: 0 },
    fetchPolicy: 'no-cache',
    ...errorsToCaller,
  });
  return data?.choices.nodes ?? [];
}
