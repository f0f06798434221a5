import { Alert, Button, Grid } from '@chakra-ui/react';
import { Ban } from 'lucide-react';
import { errorText } from '@assay/schema/core/errors';
import { formatUsDate } from '../../components/form/us-date.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { ParticipantsSection } from './ParticipantsSection.tsx';
import { ProofCard } from './ProofCard.tsx';
import { RunDownloadButtons } from './RunDownloadButtons.tsx';
import { RunSummaryCard } from './RunSummaryCard.tsx';
import type { SelectionRunDetailQuery } from './selection-run-detail.generated.ts';
import { poolRunLinks } from './selection-run-links.ts';
import type { RunDownloads } from './use-run-downloads.ts';

type Run = NonNullable<SelectionRunDetailQuery['selectionRun']>;

interface SelectionRunPageProps {
  run: Run;
  downloads: RunDownloads;
  /** Null without the right to. */
  onInvalidate: (() => void) | null;
}

/** Why a run cannot be invalidated; undefined where it can. */
function whyNot({ isInvalidated, hasRequestedOrders, testPool }: Run): string | undefined {
  if (isInvalidated) return errorText('RUN_ALREADY_INVALIDATED');
  if (hasRequestedOrders) return errorText('RUN_ORDERS_ALREADY_REQUESTED');
  return testPool?.status === 'ACTIVE' ? undefined : errorText('TEST_POOL_NOT_EDITABLE');
}

/** One run of a pool. */
export function SelectionRunPage({ run, downloads, onInvalidate }: SelectionRunPageProps) {
  const { testPool, isInvalidated, invalidationReason } = run;
  const hindrance = whyNot(run);
  return (
    <>
      {testPool && <BackLink to={poolRunLinks(testPool.id).list}>Runs</BackLink>}
      <PageHeader
        title={`Run @ ${formatUsDate(run.runDate)}`}
        subtitle={
          <>
            {isInvalidated ? (
              <StatusBadge tone="negative">Invalidated</StatusBadge>
            ) : (
              <StatusBadge tone="positive">Valid</StatusBadge>
            )}{' '}
            {testPool?.name}
          </>
        }
        actions={
          <>
            {onInvalidate && (
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                color="fg.error"
                disabled={hindrance !== undefined}
                title={hindrance}
                onClick={onInvalidate}
              >
                <Ban size={16} aria-hidden /> Invalidate Run
              </Button>
            )}
            <RunDownloadButtons files={downloads.results} />
          </>
        }
      />
      {isInvalidated && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>This run does not count. Reason: {invalidationReason}</Alert.Title>
        </Alert.Root>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
        marginBottom="4"
      >
        <RunSummaryCard run={run} />
        <ProofCard run={run} downloads={downloads} />
      </Grid>
      <ParticipantsSection key={run.id} run={run} />
    </>
  );
}
