import { testPanelCsv } from '@assay/schema/test-panels/test-panel-csv';
import type { testPanelRoutes } from '@assay/schema/test-panels/test-panel.routes';
import type { Context } from '../../core/context.ts';
import type { ImportRow, ReadCells } from '../../core/import/read-rows.ts';
import type { ImportPlan, Report } from '../../core/import/import-plan.ts';
import { seesPrices } from '../../core/prices.ts';
import {
  describeDrugs,
  drugFinder,
  requireDrugs,
} from '../drug-adulterants/drug-references.service.ts';
import { deviceFinder } from '../reference/devices.service.ts';
import { testPanels } from './test-panel.table.ts';
import { knownParts, nextTestPanelIds } from './test-panels.repository.ts';

type Cells = ReadCells<typeof testPanelCsv>;

/** What a row names. */
interface Named {
  device: { id: number; name: string } | null;
  drugs: number[];
}

const sameRow = (row: number): string => `Row ${row} of the file has the same Part#.`;

/** Reports what is wrong across the rows of a file, and finds the device of a row and what it tests for. */
async function checkerOf(context: Context) {
  const drugsOf = await drugFinder(context);
  const deviceOf = await deviceFinder(context);
  const rowsByPart = new Map<string, number>();
  return ({ row, value }: ImportRow<Cells>, report: Report<typeof testPanelCsv>): Named => {
    const key = value.panelId?.toLowerCase();
    const twin = key === undefined ? undefined : rowsByPart.get(key);
    if (twin !== undefined) report(row, 'panelId', 'ID_ALREADY_EXISTS', {}, sameRow(twin));
    else if (key !== undefined) rowsByPart.set(key, row);
    if (typeof value.pricing === 'string' && !seesPrices(context))
      report(row, 'pricing', 'ACCESS_DENIED');
    return {
      device:
        value.device === undefined
          ? null
          : deviceOf(value.device, value.specimenTypeId, (text) =>
              report(row, 'device', 'INVALID', {}, text),
            ),
      drugs: drugsOf(value.drugAdulterants ?? [], (text) =>
        report(row, 'drugAdulterants', 'INVALID_DRUG_ADULTERANTS', {}, text),
      ),
    };
  };
}

/** Bulk import of instant test panels (contract §13). */
export const testPanelImport: ImportPlan<
  typeof testPanelRoutes.importCsv,
  typeof testPanelCsv,
  Named
> = {
  columns: testPanelCsv,

  begin: (context) => checkerOf(context),

  look: async ({ tx }, _params, rows, report) => {
    const known = await knownParts(
      tx,
      rows.flatMap(({ value: { panelId } }) => panelId ?? []),
    );
    for (const { row, value } of rows)
      if (value.panelId !== undefined && known.has(value.panelId.toLowerCase()))
        report(row, 'panelId', 'ID_ALREADY_EXISTS');
  },

  save: async (context, _params, rows) => {
    const tested = await requireDrugs(
      context,
      rows.flatMap(({ found }) => found.drugs),
    );
    const described = await describeDrugs(context, tested);
    const isDrug = new Set(described.filter(({ type }) => type === 'DRUG').map(({ id }) => id));
    const ids = await nextTestPanelIds(context.tx, rows.length);
    await testPanels.insertMany(
      context.tx,
      rows.map(({ value: { panelId, name, specimenTypeId, pricing }, found }, index) => ({
        id: ids[index] ?? 0,
        ...testPanels.toColumns({ panelId, name, specimenTypeId, pricing }),
        device_id: found.device?.id ?? 0,
        device_name: found.device?.name ?? '',
        drug_adulterant_ids: found.drugs,
        drugs_count: found.drugs.filter((id) => isDrug.has(id)).length,
      })),
    );
  },

  done: (context, _params, created, file) =>
    context.audit({
      action: 'testPanel.imported',
      entityId: null,
      changes: { created: { after: created }, sha256: { after: file.sha256.toString('hex') } },
    }),
};
