import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckEntryForm, type CheckEntryProps } from './CheckEntryForm.tsx';
import { ComplianceAlert, type ComplianceAlertProps } from './ComplianceAlert.tsx';
import type { CompliancePartsFragment } from './compliance.generated.ts';
import type { CheckedTest } from './planned-test.ts';

/** Where a check stands: nothing is asked, the test is entered, or an alert waits for a decision. */
export type ComplianceStage =
  | { at: 'closed' }
  | { at: 'entry' }
  | { at: 'alert'; test: CheckedTest; result: CompliancePartsFragment };

interface ComplianceDialogProps extends OpenedDialog {
  stage: ComplianceStage;
  entry: CheckEntryProps;
  alert: Omit<ComplianceAlertProps, 'result'>;
}

/** The two dialogs of a compliance check (T s2, s4); `useComplianceCheck` makes them. */
export function ComplianceDialog({ open, stage, entry, alert }: ComplianceDialogProps) {
  const result = stage.at === 'alert' ? stage.result : null;
  // Where the company ends the test, nothing else ends the dialog.
  const dismiss = result?.actions.includes('END') === true ? () => undefined : alert.onCancel;
  return (
    <>
      <FormDialog
        open={open && stage.at === 'entry'}
        title="Compliance Check Data Entry"
        onDismiss={entry.onCancel}
      >
        <CheckEntryForm {...entry} />
      </FormDialog>
      <FormDialog
        open={open && result !== null}
        title="Compliance Alert"
        size="md"
        onDismiss={dismiss}
      >
        {result && <ComplianceAlert result={result} {...alert} />}
      </FormDialog>
    </>
  );
}
