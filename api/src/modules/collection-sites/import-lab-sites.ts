import type { collectionSiteRoutes } from '@assay/schema/collection-sites/collection-site.routes';
import { labSiteCsv } from '@assay/schema/collection-sites/lab-site-csv';
import type { CsvRow } from '@assay/schema/core/csv';
import type { Context } from '../../core/context.ts';
import type { ImportRow, ReadCells } from '../../core/import/read-rows.ts';
import type { ImportPlan, Report } from '../../core/import/import-plan.ts';
import { hasCells } from '../../core/import/read-rows.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { collectionSitesJob } from './collection-sites.worker.ts';
import {
  countChanged,
  countUnknown,
  insertFile,
  insertFileRows,
  nextFileId,
  type LabSiteFileRow,
} from './lab-site-files.repository.ts';

type Columns = typeof labSiteCsv;
type Cells = ReadCells<Columns>;

const sameRow = (row: number): string => `Row ${row} of the file has the same code.`;

/** What a row says of a site (contract §23). */
const rowOf = (value: CsvRow<Columns>): LabSiteFileRow => ({
  site_code: value.siteCode,
  site_type: value.siteType,
  bac_dot_supported: value.breathAlcohol && (value.sap || value.regulatedElectronicCcf),
  bac_non_dot_supported: value.breathAlcohol,
  is_electronic_request_enabled: value.electronicCcf,
  hair_collection_supported: value.hair,
  nida_supported: value.nida,
  oral_fluid_supported: value.oralFluid,
  urine_observed_supported: value.observed,
  urine_poct_supported: value.urinePoct,
  is_temporarily_closed: value.isTemporarilyClosed,
  is_bfw: value.bfw,
  is_bfw_biometrics: value.bfwBiometrics,
  is_hrs_electronic_ccf: value.hrsElectronicCcf,
  is_oral_fluid_poct: value.oralFluidPoct,
});

const names = Object.keys(labSiteCsv) as (keyof Columns)[];
const isWhole = (value: Cells): value is CsvRow<Columns> => hasCells(value, names);

const told = (rows: readonly { value: Cells }[]): LabSiteFileRow[] =>
  rows.flatMap(({ value }) => (isWhole(value) ? rowOf(value) : []));

/** Reports a code that stands in the file a second time: nobody could say which row counts. */
function checkerOf() {
  const rowsByCode = new Map<string, number>();
  return ({ row, value: { siteCode } }: ImportRow<Cells>, report: Report<Columns>): null => {
    if (siteCode === undefined) return null;
    const twin = rowsByCode.get(siteCode);
    if (twin === undefined) rowsByCode.set(siteCode, row);
    else report(row, 'siteCode', 'DUPLICATE_VALUE', {}, sameRow(twin));
    return null;
  };
}

/**
 * Takes in the file of collection sites that a laboratory mails every night: rows that cannot be read are refused
 * here, as a whole; the others wait for the job that applies them.
 */
export async function labSiteImport({
  tx,
}: Context): Promise<ImportPlan<typeof collectionSiteRoutes.importCsv, Columns, null>> {
  const id = await nextFileId(tx);
  return {
    columns: labSiteCsv,
    createsNone: true,
    begin: async () => checkerOf(),
    updates: (context, _params, rows) => countChanged(context.tx, told(rows)),
    leavesOut: (context, _params, rows) => countUnknown(context.tx, told(rows)),
    save: async (context, _params, rows) => {
      const kept = rows.map(({ value }) => rowOf(value));
      await insertFileRows(context.tx, id, kept);
    },
    done: async (context, _params, rows, file) => {
      const sha256 = file.sha256.toString('hex');
      const { viewer, tenantId } = context;
      const userId = viewer.homeTenantId === tenantId ? viewer.userId : null;
      await insertFile(context.tx, { id, sha256, userId });
      await enqueue(context, collectionSitesJob, {});
      context.audit({
        action: 'collectionSite.fileReceived',
        entityId: id,
        changes: { rows: { after: rows }, sha256: { after: sha256 } },
      });
      return { id };
    },
  };
}
