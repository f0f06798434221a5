import { useApolloClient } from '@apollo/client/react';
import { errorsToCaller } from '../../lib/forms/send.ts';
import {
  RunParticipantNowDocument,
  SelectionRunNowDocument,
  type ParticipantPartsFragment,
  type RunChangePartsFragment,
} from './selection-run.generated.ts';

interface Reread {
  /** Null when it is gone. */
  participant: (id: string) => Promise<ParticipantPartsFragment | null>;
  /** Null when it is gone. */
  run: (id: string) => Promise<RunChangePartsFragment | null>;
}

/** Reads a run or a participant again after somebody else has changed it; the page shows the run as it is now. */
export function useReread(): Reread {
  const client = useApolloClient();
  const asks = { fetchPolicy: 'network-only', ...errorsToCaller } as const;
  return {
    participant: async (id) => {
      const { data } = await client.query({
        ...asks,
        query: RunParticipantNowDocument,
        variables: { id },
      });
      return data?.runParticipants.nodes[0] ?? null;
    },
    run: async (id) => {
      const { data } = await client.query({
        ...asks,
        query: SelectionRunNowDocument,
        variables: { id },
      });
      return data?.selectionRun ?? null;
    },
  };
}
