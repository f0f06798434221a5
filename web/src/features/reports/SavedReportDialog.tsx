import { keysOf } from '@assay/schema/core/keys-of';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportType } from '@assay/schema/reports/report-types';
import { savedReportFields, withRecipients } from '@assay/schema/reports/saved-report';
import { reportSchedules } from '@assay/schema/reports/saved-report.list';
import type { z } from 'zod';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { UserChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import type { UserWhere } from '../../gql/schema.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  CreateSavedReportDocument,
  UpdateSavedReportDocument,
  type SavedReportPartsFragment,
} from './saved-report.generated.ts';

const contract = withRecipients(
  savedReportFields.pick({ name: true, schedule: true, recipientIds: true }),
);

const labels = { name: 'Name', schedule: 'Send the link', recipientIds: 'To' };
const schedules = keysOf(reportSchedules).map((value) => ({
  value,
  label: reportSchedules[value],
}));

interface SavedReportDialogProps extends OpenedDialog {
  /** The report that is saved; of a stored one its own. */
  report: { reportType: ReportType; criteria: Partial<ReportCriteria> };
  stored?: SavedReportPartsFragment;
}

/** Who may get the link: those who may open a report of the company; of a consortium only the staff of the TPA. */
const readersOf = ({ company }: Partial<ReportCriteria>): UserWhere =>
  typeof company === 'number'
    ? { reportsOf: { eq: String(company) } }
    : { type: { eq: 'MD' }, accountStatus: { eq: 'ACTIVE' } };

/** Saves a report under a name, and mails its link to those who may open it, never its figures. */
export function SavedReportDialog({ report, stored, ...dialog }: SavedReportDialogProps) {
  const send = async ({ recipientIds, ...values }: z.output<typeof contract>) => {
    const { consortiumId = null, ...criteria } = report.criteria;
    const input = {
      ...values,
      recipientIds: recipientIds.map(String),
      reportType: report.reportType,
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
  return (
    <RecordDialog
      {...dialog}
      title={stored === undefined ? 'Save report' : 'Saved report'}
      action="Save report"
      description="Only you see it. Who gets the link sees what they may see when they open it."
      contract={contract}
      labels={labels}
      values={() => ({
        name: stored?.name ?? '',
        schedule: stored?.schedule ?? 'NONE',
        recipientIds: stored?.recipientIds.map(Number) ?? [],
      })}
      send={send}
      done="Report saved."
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" />
          <SelectField control={control} name="schedule" options={schedules} placeholder={null} />
          <SearchManyField
            control={control}
            name="recipientIds"
            choices={UserChoicesDocument}
            where={readersOf(report.criteria)}
          />
        </>
      )}
    </RecordDialog>
  );
}
