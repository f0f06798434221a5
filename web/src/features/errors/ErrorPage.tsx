import { useEffect } from 'react';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { ForbiddenState } from '../../components/page/ForbiddenState.tsx';
import { NotFoundState } from '../../components/page/NotFoundState.tsx';
import { failureOf, type FailureKind } from '../../lib/errors/failure.ts';
import { reportFailure } from '../../lib/errors/report-failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';

const titles: Partial<Record<FailureKind, string>> = {
  forbidden: 'Access denied',
  notFound: 'Page not found',
};

interface ErrorPageProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** What stands where a page could not be shown: no permission, no such page, or a failure to try again. */
export function ErrorPage({ error, onRetry, retrying = false }: ErrorPageProps) {
  const { kind, message } = failureOf(error);
  usePageTitle(titles[kind] ?? null);
  useEffect(() => {
    reportFailure(error);
  }, [error]);
  switch (kind) {
    case 'forbidden':
      return <ForbiddenState />;
    case 'notFound':
      return <NotFoundState />;
    case 'unauthenticated':
      // The session has ended and this page is about to be replaced.
      return null;
    case 'outdated':
      return (
        <ErrorState message="A newer version is available." onRetry={() => location.reload()} />
      );
    default:
      return <ErrorState message={message} onRetry={onRetry} retrying={retrying} />;
  }
}
