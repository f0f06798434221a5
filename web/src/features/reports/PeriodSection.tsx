import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { keysOf } from '@assay/schema/core/keys-of';
import {
  REPORT_FIRST_DAY,
  reportMonths,
  reportPeriods,
  reportQuarters,
  reportYears,
} from '@assay/schema/reports/report-types';
import { ChipsField } from '../../components/form/ChipsField.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { localToday } from '../../lib/local-day.ts';
import type { ReportFormValues } from './report-form.ts';

const periods = keysOf(reportPeriods).map((value) => ({ value, label: reportPeriods[value] }));
const quarters = keysOf(reportQuarters).map((value) => ({ value, label: reportQuarters[value] }));
/** `01` comes before `10` in the order of keys as well: none of them is written as a whole number. */
const months = keysOf(reportMonths)
  .toSorted()
  .map((value) => ({ value, label: `${value} ${reportMonths[value].slice(0, 3)}` }));

/** When the tests were collected: a period that moves, or days, or years with quarters and months. */
export function PeriodSection<Out>({
  control,
}: {
  control: Control<ReportFormValues, unknown, Out>;
}) {
  const { featureFlags } = useViewer();
  const moves = useWatch({ control, name: 'period' }) !== '';
  const [today] = useState(localToday);
  const years = reportYears(today).map((value) => ({ value, label: String(value) }));
  const clearable = featureFlags.has('REPORT_CLEAR_BUTTONS');
  return (
    <Section title="When" hint="By the day of collection, UTC.">
      <SelectField
        control={control}
        name="period"
        options={periods}
        placeholder="Days or years"
        hint="A saved report with a period moves on with it."
        wide
      />
      {!moves && (
        <>
          <DateField control={control} name="dateFrom" min={REPORT_FIRST_DAY} max={today} />
          <DateField control={control} name="dateTo" min={REPORT_FIRST_DAY} max={today} />
          <ChipsField
            control={control}
            name="years"
            options={years}
            hint="In place of the days."
            wide
          />
          <ChipsField control={control} name="quarters" options={quarters} clearable={clearable} />
          <ChipsField control={control} name="months" options={months} clearable={clearable} wide />
        </>
      )}
    </Section>
  );
}
