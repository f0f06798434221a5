import type { FieldErrors, Resolver } from 'react-hook-form';
import { flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import { ReportCriteria, ReportType } from '@assay/schema/reports/report-criteria';
import { criteriaFaults } from '@assay/schema/reports/report-rules';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { localToday } from '../../lib/local-day.ts';

/** The criteria with the report that they are of. */
export const ReportForm = ReportCriteria.extend({
  reportType: ReportType.describe('The report.'),
});
export type ReportFormValues = FormValues<typeof ReportForm>;
type Sent = ReportCriteria & { reportType: keyof typeof ReportType.enum };

const contract = contractResolver<ReportFormValues, Sent>(ReportForm);

/** Checks the form of the criteria: each field by itself, and what a report needs of them together (T s5). */
export const reportResolver =
  (flags: ReadonlySet<string>): Resolver<ReportFormValues, unknown, Sent> =>
  async (values, context, options) => {
    const checked = await contract(values, context, options);
    if (Object.keys(checked.errors).length > 0) return checked;
    const sent = checked.values as Sent;
    const today = localToday();
    const faults = flattenFieldErrors(criteriaFaults(sent.reportType, sent, { flags, today }));
    if (faults.length === 0) return checked;
    const errors = Object.fromEntries(
      faults.map(({ path, error }) => [
        path.join('.'),
        { type: error.errorCode, message: error.message },
      ]),
    );
    return { values: {}, errors: errors as FieldErrors<ReportFormValues> };
  };
