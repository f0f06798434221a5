import { useEffect, useState } from 'react';
import type { SearchKind } from '@assay/schema/search/search-kinds';
import { currentClient } from '../../lib/apollo/client.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import type { Hit } from './hit-link.ts';
import { SearchDocument } from './search.generated.ts';

/** Rest between two letters after which the server is asked, ms. */
const PAUSE_MS = 80;
/** One letter is in too many names. */
const SHORTEST = 2;

interface Found {
  question: string;
  hits: readonly Hit[];
  failure: string | null;
}

export interface SearchHits {
  /** Those of the text before stay until the next have come. */
  hits: readonly Hit[];
  isLoading: boolean;
  failure: string | null;
}

const nothing: Found = { question: '', hits: [], failure: null };

/** Records that are called like the text. A question that another letter overtakes is taken back; nothing of it is kept. */
export function useSearchHits(text: string, kind: SearchKind | null): SearchHits {
  const [found, setFound] = useState(nothing);
  const q = text.trim().replace(/\s+/g, ' ');
  const question = q.length < SHORTEST ? '' : JSON.stringify({ q, kind });

  useEffect(() => {
    if (question === '') return;
    let stop = (): void => {};
    const timer = setTimeout(() => {
      const subscription = currentClient()
        .watchQuery({
          query: SearchDocument,
          variables: { input: JSON.parse(question) },
          fetchPolicy: 'no-cache',
          ...errorsToCaller,
        } as never)
        .subscribe(({ data, error }) => {
          if (error) setFound({ question, hits: [], failure: failureOf(error).message });
          else if (data)
            setFound({ question, hits: (data as { search: Hit[] }).search, failure: null });
        });
      stop = () => subscription.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [question]);

  if (question === '') return { hits: [], isLoading: false, failure: null };
  const { hits, failure } = found;
  return found.question === question
    ? { hits, failure, isLoading: false }
    : { hits, failure: null, isLoading: true };
}
