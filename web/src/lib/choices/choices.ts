import type { TypedDocumentNode } from '@apollo/client';
import { currentClient } from '../apollo/client.ts';
import { errorsToCaller } from '../forms/send.ts';

/** A record that may be chosen: its id and its name. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoicesAnswer {
  readonly choices: { readonly nodes: readonly Choice[]; readonly hasNextPage: boolean };
}

interface ById {
  id: { in: readonly string[] };
}

export interface ChoiceVariables<W> {
  where?: W | ById | null;
  q?: string | null;
  offset?: number | null;
  limit?: number | null;
}

/** A query that searches the records of one kind, page by page; `W` says which of them may be chosen. */
export type ChoicesDocument<W> = TypedDocumentNode<ChoicesAnswer, ChoiceVariables<W>>;

/** Asks for one record by its id, e.g. for the name of what is chosen already. */
export const byId = (id: number | string) => ({ where: { id: { in: [String(id)] } } });

/** Name of a record that was chosen or loaded before; null where it is not known. */
export const choiceLabel = (query: ChoicesDocument<never>, id: number | string): string | null =>
  currentClient().readQuery({ query, variables: byId(id) })?.choices.nodes[0]?.label ?? null;

/** Keeps the name of what was just chosen, which then need not be asked for. */
export function keepChoiceLabel(query: ChoicesDocument<never>, { value, label }: Choice): void {
  const node = { __typename: 'Option', value, label };
  const choices = { __typename: 'OptionPage', nodes: [node], hasNextPage: false };
  currentClient().writeQuery({ query, variables: byId(value), data: { choices } });
}

/** Makes the name of a record known to `choiceLabel`. A name that cannot be had fails nothing. */
export async function loadChoiceLabel(
  query: ChoicesDocument<never>,
  id: string | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return;
  const options = { query, variables: byId(id), ...errorsToCaller };
  await currentClient()
    .query(options)
    .catch(() => null);
}
