import { Alert, Button, Link } from '@chakra-ui/react';
import { Ban, Download } from 'lucide-react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate } from '../../components/form/us-date.ts';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordBody } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { ParticipantsSection } from './ParticipantsSection.tsx';
import { runFigures } from './run-figures.ts';
import { RunDrawAside } from './RunDrawAside.tsx';
import type { SelectionRunDetailQuery } from './selection-run.generated.ts';
import type { RunDownload, RunDownloads } from './use-run-downloads.ts';

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

const DownloadButton = ({ file, main = false }: { file: RunDownload; main?: boolean }) => (
  <Button
    {...(main ? {} : ({ variant: 'outline', colorPalette: 'gray' } as const))}
    loading={file.busy}
    loadingText={file.label}
    onClick={file.save}
  >
    <Download size={16} aria-hidden /> {file.label}
  </Button>
);

function Actions({ run, downloads, onInvalidate }: SelectionRunPageProps) {
  const hint = whyNot(run);
  return (
    <>
      <DownloadButton file={downloads.csv} />
      <DownloadButton file={downloads.pdf} main />
      <OverflowMenu
        actions={[
          onInvalidate !== null && {
            id: 'invalidate',
            label: 'Invalidate Run',
            icon: Ban,
            destructive: true,
            disabled: hint !== undefined,
            hint,
            onSelect: onInvalidate,
          },
        ]}
      />
    </>
  );
}

/** One run of a pool: its participants first, and how they were drawn at the side. */
export function SelectionRunPage(props: SelectionRunPageProps) {
  const { run, downloads } = props;
  const { testPool, isInvalidated, invalidationReason, period, periods } = run;
  return (
    <>
      <RecordHead
        name={`Run @ ${formatUsDate(run.runDate)}`}
        status={
          <StatusBadge tone={isInvalidated ? 'negative' : 'positive'}>
            {isInvalidated ? 'Invalidated' : 'Valid'}
          </StatusBadge>
        }
        facts={[
          testPool && (
            <Link asChild color="brand.fg">
              <RouterLink to={generatePath(testPoolPaths.detail, { id: testPool.id })}>
                {testPool.name}
              </RouterLink>
            </Link>
          ),
          selectionIntervals[run.modality],
          period !== null && `Period ${period} of ${periods}`,
        ]}
        actions={<Actions {...props} />}
        figures={runFigures(run)}
      />
      {isInvalidated && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>This run does not count. Reason: {invalidationReason}</Alert.Title>
        </Alert.Root>
      )}
      <RecordBody side={<RunDrawAside run={run} downloads={downloads} />}>
        <ParticipantsSection key={run.id} run={run} />
      </RecordBody>
    </>
  );
}
