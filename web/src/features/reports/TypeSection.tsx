import { useWatch, type Control } from 'react-hook-form';
import { takesTestType } from '@assay/schema/reports/report-rules';
import { reportTypes, type ReportType } from '@assay/schema/reports/report-types';
import { keysOf } from '@assay/schema/core/keys-of';
import { testTypes } from '@assay/schema/test-results/test-words';
import { ChipsField } from '../../components/form/ChipsField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { ReportFormValues } from './report-form.ts';
import { isReportType, reportHints } from './report-words.ts';

const testTypeChips = keysOf(testTypes)
  .toReversed()
  .map((value) => ({ value, label: testTypes[value] }));

/** Which report it is, and what only this one asks for. */
export function TypeSection<Out>({
  control,
}: {
  control: Control<ReportFormValues, unknown, Out>;
}) {
  const { featureFlags } = useViewer();
  const chosen = useWatch({ control, name: 'reportType' });
  const type: ReportType = isReportType(chosen) ? chosen : 'activitydetail';
  const options = keysOf(reportTypes)
    .filter((each) => each !== 'donorhistory' || featureFlags.has('DONOR_HISTORY_REPORT'))
    .map((value) => ({ value, label: reportTypes[value] }));
  return (
    <Section title="Report">
      <SelectField
        control={control}
        name="reportType"
        options={options}
        placeholder={null}
        hint={reportHints[type]}
      />
      {type === 'donorhistory' && (
        <TextField
          control={control}
          name="primaryId"
          required
          hint="SSN, license or employee number, in full. It is in no address."
        />
      )}
      {takesTestType(type, featureFlags) && (
        <ChipsField control={control} name="testType" options={testTypeChips} required wide />
      )}
    </Section>
  );
}
