import { Button } from '@chakra-ui/react';
import {
  ChevronDown,
  CircleAlert,
  Download,
  FilePen,
  TestTube,
  TestTubeDiagonal,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../../components/data-table/ActionMenu.tsx';
import type { RowAction, RowActions } from '../../components/data-table/row-action.ts';
import { saveListFile } from '../../components/list-file/save-list-file.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { instantTestPaths } from '../../config/features/instant-tests.ts';
import { labOrderPaths } from '../../config/features/lab-orders.ts';
import { entersResults, manualResultPaths } from '../../config/features/manual-results.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { testResults } from './test-result-list.tsx';

/** "Select action" above the list of tests (T s2): what can be begun from there, the error log, and the list as a file. */
export function SelectAction() {
  const can = useCan();
  const navigate = useNavigate();
  const mayEnter = allows(useViewer(), entersResults);
  const { state } = useListUrl(testResults.spec);
  const to = (path: string) => () => void navigate(path);
  const csv = (): void =>
    void saveListFile(
      {
        report: 'testresults',
        title: 'Dashboard Report',
        state,
        failed: 'There was an error downloading the dashboard report. Please try again.',
      },
      'csv',
    );
  const actions: RowActions = [
    can('CREATE_INSTANT_TEST_PAGE') && {
      id: 'instant',
      label: 'Start Instant Test',
      icon: TestTube,
      onSelect: to(instantTestPaths.create),
    },
    can('CREATE_LAB_ORDER') && {
      id: 'order',
      label: 'Order Lab Test',
      icon: TestTubeDiagonal,
      onSelect: to(labOrderPaths.create),
    },
    mayEnter && {
      id: 'steps',
      label: 'Result Data Entry',
      icon: FilePen,
      onSelect: to(manualResultPaths.steps),
    },
    mayEnter && {
      id: 'entry',
      label: 'Result Data Entry (new)',
      icon: FilePen,
      onSelect: to(manualResultPaths.create),
    },
    {
      id: 'errors',
      label: 'View Error Log',
      icon: CircleAlert,
      onSelect: to(testResultPaths.errors),
    },
    { id: 'csv', label: 'Download Dashboard CSV', icon: Download, onSelect: csv },
  ];
  return (
    <ActionMenu
      trigger={
        <Button variant="outline" colorPalette="gray">
          Select action <ChevronDown size={16} aria-hidden />
        </Button>
      }
      actions={actions.filter((each): each is RowAction => each !== false && each !== null)}
    />
  );
}
