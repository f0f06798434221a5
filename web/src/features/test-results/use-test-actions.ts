import { Download, FilePen, FileText, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  deleteAction,
  historyAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { entersResults } from '../../config/features/manual-results.ts';
import { isMroStaff, mroPaths } from '../../config/features/mro.ts';
import { download } from '../../lib/files/download.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { toastError } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { confirmAction } from './confirm-action.ts';
import { testFiles } from './test-files.ts';
import { testResultLinks, type OpenTest } from './test-result-record.ts';

/** Whether a client user has the report of the MRO in place of the result as PDF (T s6). */
const isPdfClosed = ({ labOrder }: Pick<OpenTest, 'labOrder'>, userType: string): boolean =>
  userType === 'CLIENT' && (labOrder?.mroResultReceivedAt ?? null) !== null;

/** Whether a corrected report of it may be filed: of a laboratory's result that everybody knows. */
const isCorrectable = ({ testType, events }: OpenTest): boolean =>
  testType === 'LAB' && events?.some(({ kind }) => kind === 'RELEASED') === true;

/**
 * What can be done with a test on its page, in one place: the menu "…" (contract §21, "Detail action menu"). A file is
 * saved under the name that the server gives it; a failure is told in a toast.
 */
export function useTestActions(
  test: OpenTest,
  {
    order,
    remove,
  }: {
    /** What can be done with its order, and what ends it. */
    order: { actions: RowActions; ending: RowActions };
    remove: () => void;
  },
): RowActions {
  const can = useCan();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [isSaving, setSaving] = useState(false);
  const links = testResultLinks(test.id);
  const save = async (url: string, name: string): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    await download(url, name).catch((error: unknown) =>
      toastError(error instanceof Error ? error.message : 'The file could not be downloaded.'),
    );
    setSaving(false);
  };
  const report = test.mroPdfResult;
  const review = linksOf({ review: mroPaths.review }, { id: test.id }).review;
  return [
    confirmAction(test, can, (path) => void navigate(path)),
    ...order.actions,
    can('DOWNLOAD_TEST_RESULT') &&
      !isPdfClosed(test, viewer.profile.type) && {
        id: 'pdf',
        label: 'Download PDF',
        icon: Download,
        onSelect: () => void save(testFiles.result(test.id), 'test-result.pdf'),
      },
    report && {
      id: 'mro-report',
      label: 'Download MRO report',
      icon: FileText,
      onSelect: () => void save(testFiles.mroReport(test.testCase.id, report.id), 'MRO-result.pdf'),
    },
    allows(viewer, isMroStaff) &&
      (test.testStatus === 'MRO_PENDING' || test.testStatus === 'MRO_VERIFIED') && {
        id: 'mro-review',
        label: 'MRO review',
        icon: Stethoscope,
        onSelect: () => void navigate(review),
      },
    isCorrectable(test) &&
      allows(viewer, entersResults) && {
        id: 'correct',
        label: 'Correct Result',
        icon: FilePen,
        onSelect: () => void navigate(links.correct),
      },
    can('DELETE_TEST_RESULT') && historyAction(() => void navigate(links.history)),
    ...order.ending,
    test.viewerCanDelete === true && deleteAction(remove),
  ];
}
