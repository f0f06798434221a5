import { useEffect, useState } from 'react';
import type { Choice, ChoicesAnswer, ChoicesDocument } from '../../lib/choices/choices.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';

/** Rest between two letters after which the server is asked. */
const PAUSE_MS = 250;

interface Search {
  /** What is looked for, as a text to compare; null while nothing is. */
  question: string | null;
  /** What the server answered up to now. */
  options: readonly Choice[];
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last request has no answer. */
  failure: string | null;
}

export interface ServerChoices extends Omit<Search, 'question'> {
  /** Asks for the next page, or once more for the one that failed. */
  loadMore: () => void;
}

const started = (question: string | null): Search => ({
  question,
  options: [],
  hasMore: false,
  isLoading: question !== null,
  failure: null,
});

/** A search with the answer of its next page, or why there is none. */
const answered = (search: Search, answer: ChoicesAnswer['choices'] | Error): Search =>
  answer instanceof Error
    ? { ...search, isLoading: false, failure: failureOf(answer).message }
    : {
        ...search,
        isLoading: false,
        options: [...search.options, ...answer.nodes],
        hasMore: answer.hasNextPage,
      };

/** Asks for one page. The call that it returns takes the request back. */
function ask<W>(
  query: ChoicesDocument<W>,
  variables: object,
  onAnswer: (answer: ChoicesAnswer['choices'] | Error) => void,
): () => void {
  const options = { query, variables, fetchPolicy: 'no-cache', ...errorsToCaller } as const;
  const subscription = currentClient()
    .watchQuery(options)
    .subscribe(({ data, error }) => {
      if (error) onAnswer(error);
      else if (data) onAnswer((data as ChoicesAnswer).choices);
    });
  return () => subscription.unsubscribe();
}

/**
 * Records whose name has the text, searched at the server and read page by page. A request that another
 * letter overtakes is aborted; options are always those of the text that stands there.
 */
export function useServerChoices<W>(
  document: ChoicesDocument<W>,
  { where, text, isOpen }: { where: W | undefined; text: string; isOpen: boolean },
): ServerChoices {
  const q = text.trim() === '' ? undefined : text.trim();
  const question = isOpen ? JSON.stringify({ where, q }) : null;
  const [search, setSearch] = useState(() => started(question));
  const current = search.question === question ? search : started(question);
  if (current !== search) setSearch(current);
  const { options, hasMore, isLoading, failure } = current;
  const offset = options.length;
  const pause = q === undefined || offset > 0 ? 0 : PAUSE_MS;

  useEffect(() => {
    if (question === null || !isLoading) return;
    let stop = (): void => {};
    const timer = setTimeout(() => {
      stop = ask(document, { ...(JSON.parse(question) as object), offset }, (answer) =>
        setSearch((last) => (last.question === question ? answered(last, answer) : last)),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [document, question, offset, isLoading, pause]);

  const loadMore = (): void => {
    if (isLoading || !(hasMore || failure !== null)) return;
    setSearch({ ...current, isLoading: true, failure: null });
  };
  return { options, hasMore, isLoading, failure, loadMore };
}
