import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../features/errors/ErrorPage.tsx';

/** Keeps the shell around a page that failed; trying again loads its data anew. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPage error={error} onRetry={() => void revalidate()} retrying={state === 'loading'} />
  );
}
