import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportType } from '@assay/schema/reports/report-types';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import type { SavedReportPartsFragment } from './saved-report.generated.ts';
import { SavedReportForm } from './SavedReportForm.tsx';

interface SavedReportDialogProps {
  of: { reportType: ReportType; criteria: Partial<ReportCriteria> };
  stored?: SavedReportPartsFragment;
  /** It was saved. */
  onDone: () => void;
  onClose: () => void;
}

/** Saves a report under a name, or changes a saved one; it is loaded when it opens. */
export const SavedReportDialog = ({ of, stored, onDone, onClose }: SavedReportDialogProps) => (
  <FormDialog
    open
    title={stored === undefined ? 'Save report' : 'Saved report'}
    onDismiss={onClose}
  >
    <SavedReportForm of={of} stored={stored} onDone={onDone} onCancel={onClose} />
  </FormDialog>
);
