import { FilePenLine, FlaskConical, TestTube, TestTubeDiagonal } from 'lucide-react';
import type {
  SelectionStatusName,
  TestKind,
} from '@assay/schema/selection-runs/run-participant.list';
import { testStatuses, type TestStatusName } from '@assay/schema/test-results/test-words';
import type { RowActions } from '../../components/data-table/row-action.ts';
import type { Can } from '../../components/permission/use-can.ts';
import { instantTestOf } from '../../config/features/instant-tests.ts';
import { resultEntryOfParticipant } from '../../config/features/manual-results.ts';
import { participantOrder } from '../../config/features/lab-orders.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { noticeActions } from '../../domain/notices/notice-acts.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { isSelected } from './participant-rules.ts';

/** Somebody who was drawn, as far as tests hang on it. */
interface Tested {
  id: string;
  selectionStatus: SelectionStatusName;
  openTests: readonly TestKind[];
  notifiedAt: string | null;
  testResults: readonly { id: string; testResult: { testStatus: TestStatusName } }[];
}

interface Handlers {
  can: Can;
  /** Whether the viewer enters results by hand. */
  mayEnter: boolean;
  /** Opens a page of the portal. */
  open: (path: string) => void;
  onNotice: (isNotified: boolean) => void;
}

/**
 * Tests of a participant (decision 44): those that there are, and new ones for what neither a test nor an order stands for;
 * and whether the person was told. DOT tests are never instant tests (49 CFR 40.210).
 */
export const testActions = (
  row: Tested,
  { isRegulated, isInvalidated }: { isRegulated: boolean; isInvalidated: boolean },
  { can, mayEnter, open, onNotice }: Handlers,
): RowActions => {
  const isOpen = isSelected(row) && !isInvalidated;
  const isToOrder = isOpen && row.openTests.length > 0;
  return [
    ...row.testResults.map(
      ({ id, testResult }) =>
        can('VIEW_INSTANT_TEST') && {
          id: `test-${id}`,
          label: `View test: ${testStatuses[testResult.testStatus]}`,
          icon: FlaskConical,
          onSelect: () => open(linksOf({ detail: testResultPaths.detail }, { id }).detail),
        },
    ),
    isToOrder &&
      !isRegulated &&
      can('CREATE_INSTANT_TEST_PAGE') && {
        id: 'instant',
        label: 'Start Instant Test',
        icon: TestTube,
        onSelect: () => open(instantTestOf(row.id)),
      },
    isToOrder &&
      can('CREATE_LAB_ORDER') && {
        id: 'order',
        label: 'Order Lab Test',
        icon: TestTubeDiagonal,
        onSelect: () => open(participantOrder(row.id)),
      },
    isToOrder &&
      mayEnter &&
      can('CREATE_LAB_ORDER') &&
      row.openTests.includes('drugs') && {
        id: 'enter',
        label: 'Enter a Lab Result',
        icon: FilePenLine,
        onSelect: () => open(resultEntryOfParticipant(row.id)),
      },
    ...(isOpen ? noticeActions(row, onNotice) : []),
  ];
};
