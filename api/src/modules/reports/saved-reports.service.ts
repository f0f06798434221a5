import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  CreateSavedReportInput,
  SavedReport,
  UpdateSavedReportInput,
} from '@assay/schema/reports/saved-report';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { scopeOf } from './report-scope.ts';
import { savedReports } from './saved-report.table.ts';
import { readSavedReport } from './saved-reports.read-model.ts';
import { reportReaders } from './report-readers.repository.ts';

const kind = recordKind({ entity: 'savedReport', table: savedReports, read: readSavedReport });
type Sent = z.output<typeof CreateSavedReportInput>;

const noReader = 'Choose users who may open this report.';
/** Stands for the donor whose id is not kept, while the rest of the criteria is checked. */
const ANYBODY = '00';

/**
 * Checks a report that is saved as it is checked when it is opened, and that all whom it is mailed to may open it.
 * @throws Refusal of fields
 */
async function checkedValues(context: Context, { criteria, ...rest }: Sent) {
  const kept = { ...criteria, primaryId: null };
  await scopeOf(context, rest.reportType, { ...kept, primaryId: ANYBODY }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.errors === undefined) throw error;
      throw Refusal.fields({ criteria: error.errors });
    },
  );
  const readers = await reportReaders(context, criteria.company, rest.recipientIds);
  if (readers.length < new Set(rest.recipientIds).size)
    throw Refusal.fields(fieldError(['recipientIds'], 'INVALID', {}, noReader));
  return { ...rest, criteria: kept };
}

/**
 * Saves a report under a name, for the caller alone.
 * @throws Refusal of fields, NAME_ALREADY_EXISTS
 */
export const createSavedReport = async (context: Context, input: Sent): Promise<SavedReport> => {
  const { userId, homeTenantId } = context.viewer;
  return createRecord(context, kind, {
    values: await checkedValues(context, input),
    columns: { user_id: userId, user_tenant_id: homeTenantId },
  });
};

/** @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION, NAME_ALREADY_EXISTS, or of fields */
export async function updateSavedReport(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateSavedReportInput>,
): Promise<SavedReport> {
  await readSavedReport(context, id);
  const values = await checkedValues(context, input);
  return updateRecord(context, kind, { id, version }, () => ({ values }));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function deleteSavedReport(context: Context, id: number): Promise<void> {
  await readSavedReport(context, id);
  await deleteRecord(context, kind, id, ({ name }) => ({ name }));
}
