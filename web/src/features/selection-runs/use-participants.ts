import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../../lib/errors/failure.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import {
  RunParticipantsDocument,
  type ParticipantPartsFragment as Participant,
  type SelectionRunDetailQuery,
} from './selection-run.generated.ts';
import { PARTICIPANTS_PAGE } from './selection-run-record.ts';

type Run = NonNullable<SelectionRunDetailQuery['selectionRun']>;

export interface Participants {
  /** Those that have arrived, in drawn order. */
  rows: readonly Participant[];
  total: number;
  /** Why the rest did not arrive; null while it comes, and when all are there. */
  failure: string | null;
  /** Asks for the rest again. */
  retry: () => void;
  /** Shows a participant as the server has answered it (C s4). */
  apply: (changed: Participant) => void;
}

/**
 * Everybody whom a run selected. The first page comes with the run and is shown at once; the others follow
 * one after the other. They stay out of the cache: thousands of records that no other screen shows.
 */
export function useParticipants({ id: runId, participants }: Run): Participants {
  const client = useApolloClient();
  const first = participants?.nodes ?? [];
  const total = participants?.totalCount ?? 0;
  const [rest, setRest] = useState<readonly Participant[]>([]);
  const [applied, setApplied] = useState<ReadonlyMap<string, Participant>>(new Map());
  const [failed, setFailed] = useState<{ attempt: number; message: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = first.length;

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (offset: number): Promise<readonly Participant[]> => {
      const { data } = await client.query({
        query: RunParticipantsDocument,
        variables: { runId, limit: PARTICIPANTS_PAGE, offset },
        fetchPolicy: 'no-cache',
        ...errorsToCaller,
      });
      return data?.runParticipants.nodes ?? [];
    };
    const readAll = async (): Promise<void> => {
      const found: Participant[] = [];
      while (begun + found.length < total) {
        const page = await read(begun + found.length);
        if (signal.aborted || page.length === 0) return;
        found.push(...page);
        setRest([...found]);
      }
    };
    readAll().catch((error: unknown) => {
      if (!signal.aborted) setFailed({ attempt, message: failureOf(error).message });
    });
    return () => leaving.abort();
  }, [client, runId, begun, total, attempt]);

  const newest = (row: Participant): Participant => {
    const changed = applied.get(row.id);
    return changed && changed.version >= row.version ? changed : row;
  };
  return {
    rows: [...first, ...rest].map(newest),
    total,
    failure: failed?.attempt === attempt ? failed.message : null,
    retry: () => setAttempt(attempt + 1),
    apply: useCallback(
      (changed) => setApplied((before) => new Map(before).set(changed.id, changed)),
      [],
    ),
  };
}
