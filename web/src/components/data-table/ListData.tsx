import { useReadQuery, type QueryRef } from '@apollo/client/react';
import { startTransition, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { failureOf } from '../../lib/errors/failure.ts';
import { LoadErrorBoundary } from '../page/LoadErrorBoundary.tsx';

/** What a list page shows of its query. */
export interface ListResult<Data> {
  /** Null before the first answer, and when it failed. */
  data: Data | null;
  /** The data is that of the page, sort or filter before; the asked one is on its way. */
  stale: boolean;
  error?: { message: string; onRetry: () => void; retrying: boolean };
}

interface ListDataProps<Data> {
  /** The query that the route's loader has started. */
  from: QueryRef<Data>;
  children: (result: ListResult<Data>) => ReactNode;
}

type Outcome<Data> = { of: QueryRef<Data> } & ({ data: Data } | { error: unknown });

interface ReportProps<Data> {
  queryRef: QueryRef<Data>;
  report: (outcome: Outcome<Data>) => void;
}

function Reader<Data>({ queryRef, report }: ReportProps<Data>) {
  const { data } = useReadQuery(queryRef);
  // Rows are drawn in slices, and what is shown stays usable until they are there.
  useLayoutEffect(
    () => startTransition(() => report({ of: queryRef, data })),
    [queryRef, data, report],
  );
  return null;
}

function Failed<Data>({ queryRef, report, error }: ReportProps<Data> & { error: unknown }) {
  useLayoutEffect(() => report({ of: queryRef, error }), [queryRef, error, report]);
  return null;
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/**
 * One key per query. Navigation is a transition, and a transition waits for a boundary that was shown
 * before; a new boundary lets the address and the toolbar change at once.
 */
function keyOf(queryRef: object): number {
  const key = keys.get(queryRef) ?? (lastKey += 1);
  keys.set(queryRef, key);
  return key;
}

/**
 * Reads the query of a list screen: skeleton before the first answer, then the old rows until the asked
 * ones are here, and an error with a retry. The page itself stands outside of what waits, so that it is
 * usable all the while and nothing typed into its toolbar is lost.
 */
export function ListData<Data>({ from, children }: ListDataProps<Data>) {
  const [outcome, report] = useState<Outcome<Data> | null>(null);
  const { revalidate } = useRevalidator();
  return (
    <>
      {children(resultOf(outcome, from, () => void revalidate()))}
      <LoadErrorBoundary
        resetKey={from}
        renderError={(error) => <Failed queryRef={from} report={report} error={error} />}
      >
        <Suspense key={keyOf(from)} fallback={null}>
          <Reader queryRef={from} report={report} />
        </Suspense>
      </LoadErrorBoundary>
    </>
  );
}

function resultOf<Data>(
  outcome: Outcome<Data> | null,
  from: QueryRef<Data>,
  onRetry: () => void,
): ListResult<Data> {
  if (outcome === null) return { data: null, stale: false };
  const stale = outcome.of !== from;
  if ('data' in outcome) return { data: outcome.data, stale };
  const { kind, message } = failureOf(outcome.error);
  // Missing permission and an ended session are matters of the whole page.
  if (kind !== 'unreachable' && kind !== 'server') throw outcome.error;
  return { data: null, stale: false, error: { message, onRetry, retrying: stale } };
}
