import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorsToCaller } from '../forms/send.ts';
import { choiceLabel, type ChoicesAnswer, type ChoicesDocument } from './choices.ts';

/** Names of records by their ids; the id itself until the name is there, and that it was not found where it is out of sight. */
export function useChoiceNames<W>(
  choices: ChoicesDocument<W>,
  ids: readonly number[],
): (id: number) => string {
  /* What is added later has been named by the search that found it. */
  const [first] = useState(() => ids.map(String));
  const options = {
    variables: { where: { id: { in: first } }, limit: first.length },
    skip: first.length === 0,
    ...errorsToCaller,
  };
  const { data } = useQuery<ChoicesAnswer>(choices, options as never);
  const nodes = (data as ChoicesAnswer | undefined)?.choices.nodes ?? [];
  const names = new Map(nodes.map(({ value, label }) => [value, label]));
  return (id) => {
    const isMissing = data !== undefined && first.includes(String(id));
    return (
      names.get(String(id)) ?? choiceLabel(choices, id) ?? (isMissing ? 'Not found' : String(id))
    );
  };
}
