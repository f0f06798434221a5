import type { Choice, ChoiceVariables } from '../../lib/choices/choices.ts';

/** Most records of a page, as the queries for choices ask. */
const PAGE = 20;

/** Answers a query for choices as the server does: by id, or those whose name has the text, page by page. */
export const choicesAnswer =
  (...all: readonly Choice[]) =>
  ({ where, q, offset }: ChoiceVariables<{ id?: never }>) => {
    const ids = where?.id?.in;
    const text = (q ?? '').toLowerCase();
    const found = all.filter(({ value, label }) =>
      ids ? ids.includes(value) : label.toLowerCase().includes(text),
    );
    const end = (offset ?? 0) + PAGE;
    return {
      choices: {
        __typename: 'OptionPage',
        nodes: found.slice(offset ?? 0, end).map((choice) => ({ __typename: 'Option', ...choice })),
        hasNextPage: found.length > end,
      },
    };
  };
