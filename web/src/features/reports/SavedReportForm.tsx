import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { keysOf } from '@assay/schema/core/keys-of';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportType } from '@assay/schema/reports/report-types';
import { CreateSavedReportInput } from '@assay/schema/reports/saved-report';
import { reportSchedules } from '@assay/schema/reports/saved-report.list';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { UserChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import {
  CreateSavedReportDocument,
  UpdateSavedReportDocument,
  type SavedReportPartsFragment,
} from './saved-report.generated.ts';

const contract = CreateSavedReportInput.pick({ name: true, schedule: true, recipientIds: true });
type Values = FormValues<typeof contract>;
type Sent = z.output<typeof contract>;

const labels = { name: 'Name', schedule: 'Send the link', recipientIds: 'To' };
const schedules = keysOf(reportSchedules).map((value) => ({
  value,
  label: reportSchedules[value],
}));

interface SavedReportFormProps {
  /** The report that is saved; of a stored one its own. */
  of: { reportType: ReportType; criteria: Partial<ReportCriteria> };
  stored?: SavedReportPartsFragment | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Saves a report under a name, and mails its link to those who may open it, never its figures. */
export function SavedReportForm({ of, stored, onDone, onCancel }: SavedReportFormProps) {
  const form = useForm<Values, unknown, Sent>({
    resolver: contractResolver<Values, Sent>(contract),
    defaultValues: {
      name: stored?.name ?? '',
      schedule: stored?.schedule ?? 'NONE',
      recipientIds: stored?.recipientIds.map(Number) ?? [],
    },
  });
  const send = async ({ recipientIds, ...values }: Sent) => {
    const { consortiumId = null, ...criteria } = of.criteria;
    const input = {
      ...values,
      recipientIds: recipientIds.map(String),
      reportType: of.reportType,
      criteria: {
        ...criteria,
        primaryId: null,
        consortiumId: consortiumId === null ? null : String(consortiumId),
      },
    };
    if (stored === undefined)
      return (await sendMutation(CreateSavedReportDocument, { input })).createSavedReport;
    const { id, version } = stored;
    return (await sendMutation(UpdateSavedReportDocument, { id, input: { ...input, version } }))
      .updateSavedReport;
  };
  const save = async (values: Sent): Promise<void> => {
    if (!(await saveForm(form, () => send(values)))) return;
    toastSuccess('Report saved.');
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action="Save report"
      description="Only you see it. Who gets the link sees what they may see when they open it."
      onSubmit={save}
      onCancel={onCancel}
    >
      <TextField control={form.control} name="name" />
      <SelectField control={form.control} name="schedule" options={schedules} placeholder={null} />
      <SearchManyField control={form.control} name="recipientIds" choices={UserChoicesDocument} />
    </DialogForm>
  );
}
