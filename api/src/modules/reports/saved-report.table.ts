import { SavedReport } from '@assay/schema/reports/saved-report';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const savedReports = entityTable('saved_reports', SavedReport, {
  json: ['criteria'],
  computed: ['search', 'nextSendingOn'],
  conflicts: { saved_reports_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS') },
});

export type SavedReportRow = RowOf<typeof savedReports>;
