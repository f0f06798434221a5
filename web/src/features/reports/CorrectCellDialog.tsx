import type { z } from 'zod';
import { CorrectMisReportInput } from '@assay/schema/mis-reports/mis-report.routes';
import type { MisSectionName } from '@assay/schema/mis-reports/mis-form';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { numberText } from '../../lib/value-text.ts';
import { CorrectMisReportDocument, type MisCellPartsFragment } from './mis-report.generated.ts';
import type { MisKey } from './mis-loader.ts';
import { usePageForm } from '../../components/dialogs/use-page-form.ts';

const contract = CorrectMisReportInput.pick({ value: true, reason: true });
type Values = FormValues<typeof contract>;
type Sent = z.output<typeof contract>;

/** A cell that is corrected. */
export interface CellToCorrect {
  category: string | null;
  section: MisSectionName;
  row: string | null;
  label: string;
  cell: MisCellPartsFragment;
}

interface CorrectCellDialogProps {
  of: MisKey;
  place: CellToCorrect;
  onClose: () => void;
}

function CorrectCellForm({ of, place, onClose }: CorrectCellDialogProps) {
  const { id, ...which } = of;
  const { category, section, row, cell } = place;
  const { form, save } = usePageForm<Values, Sent>({
    contract,
    values: { value: cell.value, reason: '' },
    send: async (sent) => {
      const input = { ...which, ...sent, category, section, row, column: cell.key };
      return (await sendMutation(CorrectMisReportDocument, { id, input })).correctMisReport;
    },
    done: 'The report was corrected.',
    onClose,
  });
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={{ value: 'Value', reason: 'Reason' }}
      action="Correct"
      description={`${place.label}. Tests and pools say ${numberText(cell.counted)}; leave the value blank to say that again. Corrections are kept with their reasons.`}
      onSubmit={save}
      onCancel={onClose}
    >
      <NumberField control={form.control} name="value" />
      <TextAreaField control={form.control} name="reason" />
    </DialogForm>
  );
}

/** Sets a cell of a MIS report, with the reason. */
export const CorrectCellDialog = (props: CorrectCellDialogProps) => (
  <FormDialog open title="Correct a number" onDismiss={props.onClose}>
    <CorrectCellForm {...props} />
  </FormDialog>
);
