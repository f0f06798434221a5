import type { testCodeRoutes } from '@assay/schema/test-codes/test-code.routes';
import { testCodeCsv } from '@assay/schema/test-codes/test-code-csv';
import type { Context } from '../../core/context.ts';
import type { ImportRow, ReadCells } from '../../core/import/read-rows.ts';
import type { ImportPlan, Report } from '../../core/import/import-plan.ts';
import { seesPrices } from '../../core/prices.ts';
import { drugFinder, requireDrugs } from '../drug-adulterants/drug-references.service.ts';
import { testCodes } from './test-code.table.ts';
import { knownCodes, nextTestCodeIds } from './test-codes.repository.ts';

type Cells = ReadCells<typeof testCodeCsv>;

const sameRow = (row: number): string => `Row ${row} of the file has the same ID.`;

/** Reports what is wrong across the rows of a file, and finds what a row tests for. */
function checkerOf(context: Context, drugsOf: Awaited<ReturnType<typeof drugFinder>>) {
  const rowsByCode = new Map<string, number>();
  return ({ row, value }: ImportRow<Cells>, report: Report<typeof testCodeCsv>): number[] => {
    const key = value.testCode?.toLowerCase();
    const twin = key === undefined ? undefined : rowsByCode.get(key);
    if (twin !== undefined) report(row, 'testCode', 'ID_ALREADY_EXISTS', {}, sameRow(twin));
    else if (key !== undefined) rowsByCode.set(key, row);
    if (typeof value.pricing === 'string' && !seesPrices(context))
      report(row, 'pricing', 'ACCESS_DENIED');
    return drugsOf(value.drugAdulterants ?? [], (text) =>
      report(row, 'drugAdulterants', 'INVALID_DRUG_ADULTERANTS', {}, text),
    );
  };
}

/** Bulk import of the test codes of a laboratory (contract §15); `found` is what a row tests for. */
export const testCodeImport: ImportPlan<
  typeof testCodeRoutes.importCsv,
  typeof testCodeCsv,
  number[]
> = {
  columns: testCodeCsv,

  begin: async (context) => checkerOf(context, await drugFinder(context)),

  look: async ({ tx }, { provider }, rows, report) => {
    const codes = rows.flatMap(({ value: { testCode } }) => testCode ?? []);
    const known = await knownCodes(tx, provider, codes);
    for (const { row, value } of rows)
      if (value.testCode !== undefined && known.has(value.testCode.toLowerCase()))
        report(row, 'testCode', 'ID_ALREADY_EXISTS');
  },

  save: async (context, { provider }, rows) => {
    await requireDrugs(
      context,
      rows.flatMap(({ found }) => found),
    );
    const ids = await nextTestCodeIds(context.tx, rows.length);
    await testCodes.insertMany(
      context.tx,
      rows.map(({ value, found }, index) => ({
        id: ids[index] ?? 0,
        ...testCodes.toColumns({ ...value, provider }),
        drug_adulterant_ids: found,
      })),
    );
  },

  done: (context, { provider }, created, file) =>
    context.audit({
      action: 'testCode.imported',
      entityId: provider,
      changes: { created: { after: created }, sha256: { after: file.sha256.toString('hex') } },
    }),
};
