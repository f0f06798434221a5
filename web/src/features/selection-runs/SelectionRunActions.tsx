import { Button } from '@chakra-ui/react';
import { Ban, ClipboardList, Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { historyAction } from '../../components/data-table/row-action.ts';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { poolRunLinks } from './selection-run-links.ts';
import type { SelectionRunDetailQuery } from './selection-run.generated.ts';
import { useGenerateOrders } from './use-generate-orders.ts';
import type { RunDownload, RunDownloads } from './use-run-downloads.ts';

type Run = NonNullable<SelectionRunDetailQuery['selectionRun']>;

export interface SelectionRunActionsProps {
  run: Run;
  downloads: RunDownloads;
  /** Null without the right to. */
  onInvalidate: (() => void) | null;
}

/** Why no orders can be generated; undefined where they can. The button is there for pools that generate them (C s4). */
const whyNoOrders = ({ hasRequestedOrders }: Run): string | undefined =>
  hasRequestedOrders ? errorText('RUN_ORDERS_ALREADY_REQUESTED') : undefined;

const generatesOrders = ({ isInvalidated, testPool }: Run): boolean =>
  !isInvalidated && testPool?.status === 'ACTIVE' && testPool.shouldAutoGenerateTests;

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

/** What can be done with a run: its files, and to invalidate it. */
export function SelectionRunActions({ run, downloads, onInvalidate }: SelectionRunActionsProps) {
  const navigate = useNavigate();
  const { generate, isBusy } = useGenerateOrders(run.id);
  const hint = whyNot(run);
  const isOrderable = onInvalidate !== null && generatesOrders(run);
  // Whoever changes a run reads its history.
  const historyLink =
    onInvalidate !== null && run.testPool ? poolRunLinks(run.testPool.id).history(run.id) : null;
  return (
    <>
      <DownloadButton file={downloads.csv} />
      <DownloadButton file={downloads.pdf} main={!isOrderable} />
      {isOrderable && (
        <Button
          disabled={run.hasRequestedOrders}
          title={whyNoOrders(run)}
          loading={isBusy}
          loadingText="Generate Orders"
          onClick={generate}
        >
          <ClipboardList size={16} aria-hidden /> Generate Orders
        </Button>
      )}
      <OverflowMenu
        actions={[
          historyLink !== null && historyAction(() => void navigate(historyLink)),
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
