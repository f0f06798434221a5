import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growImportWorld } from './testing/import-world.ts';

const api = await useTestApp();
const { send, specimen, file, order } = await growImportWorld(api);

/** A moment ago by the clock of the importer, as orders of the tests are of now. */
const now = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16);
const fresh = { 'Collected At': now, 'Received At': '', 'Reported At': '' };
const row = (cells: Record<string, string>) =>
  file({ ...fresh, 'Specimen ID': specimen(), ...cells });

/** What would become of the row of a file: the case that it completes, or what is wrong. */
async function tried(csv: string): Promise<[string, number | string | null]> {
  const { lines } = (await send(csv, '?dryRun=true')).json();
  const [{ action, testCaseId, message }] = lines;
  return [action, message ?? testCaseId];
}
const setAccount = (testId: number, account: string) =>
  api.asOwner(1, (tx) =>
    tx.run(
      sql`update lab_orders set master_account_id = ${account} where test_result_id = ${testId}`,
    ),
  );

describe('a result finds its test', () => {
  it('by the number of the order, whose donor and specimen it does not contradict', async () => {
    const { caseId, orderNumber } = await order({ specimenId: 'HELD-1' }, { primaryId: 'NO-1' });
    const of = (cells: Record<string, string>) =>
      tried(row({ 'Order Number': orderNumber, 'Donor Primary ID': 'no-1', ...cells }));

    expect(await of({ 'Specimen ID': 'held-1' })).toEqual(['COMPLETES', caseId]);
    expect(await of({ 'Specimen ID': 'HELD-2' })).toEqual([
      'FAILS',
      'The order with this number has another specimen ID.',
    ]);
    expect(await of({ 'Specimen ID': 'held-1', 'Donor Primary ID': 'NO-2' })).toEqual([
      'FAILS',
      'The order with this number is of another donor.',
    ]);
  });

  it('but not of a specimen that was given a year before the order, by a slip', async () => {
    const { orderNumber } = await order({}, { primaryId: 'NO-7' }, '2026-03-02T15:00:00Z');
    const of = (day: string) =>
      tried(row({ 'Order Number': orderNumber, 'Donor Primary ID': 'NO-7', 'Collected At': day }));

    expect(await of('03/02/2025')).toEqual([
      'FAILS',
      'Collected At: This is long before the test was ordered. Check the year.',
    ]);
    expect((await of('03/01/2026'))[0]).toBe('COMPLETES');
  });

  it('by the SSN of a donor, which is sealed, with and without its kind', async () => {
    const { id, caseId } = await order({}, { primaryIdType: 'SSN', primaryId: '900114455' });
    const other = { 'Donor Primary ID': '900224455', 'Donor Primary ID Type': 'SSN' };
    const ssn = { 'Donor Primary ID': '900114455', 'Donor Primary ID Type': 'SSN' };

    expect(await tried(row(ssn))).toEqual(['COMPLETES', caseId]);
    expect(await tried(row({ ...ssn, 'Donor Primary ID Type': '' }))).toEqual([
      'COMPLETES',
      caseId,
    ]);
    expect(await tried(row(other))).toEqual(['CREATES', null]);
    expect((await send(row(ssn))).json()).toEqual({ imported: 1 });
    expect(
      await api.asOwner(1, (tx) =>
        tx.row(sql`select test_status from test_results where id = ${id}`),
      ),
    ).toEqual({ test_status: 'TEST_COMPLETED' });
  });

  it('by a donor in the account of the laboratory that the file names', async () => {
    const { id, caseId } = await order({}, { primaryId: 'AC-1' });
    await setAccount(id, '10680001');
    const of = (account: string) =>
      tried(
        row({ 'Donor Primary ID': 'AC-1', 'Donor Primary ID Type': '', 'Lab Account': account }),
      );

    expect(await of('10680001')).toEqual(['COMPLETES', caseId]);
    expect(await of('')).toEqual(['COMPLETES', caseId]);
    expect(await of('10680002')).toEqual(['CREATES', null]);
  });

  it('not where several fit, where it is closed, or where another row has it', async () => {
    const donor = { primaryId: 'TWO-1' };
    const first = await order({}, donor);
    await order({}, donor);
    const closed = await order({ testStatus: 'COLLECTION_CANCELLED' }, { primaryId: 'GONE-1' });
    const { orderNumber } = first;
    const twice = file(
      ...[specimen(), specimen()].map((id) => ({
        ...fresh,
        'Specimen ID': id,
        'Donor Primary ID': 'TWO-1',
        'Order Number': orderNumber,
      })),
    );

    expect(await tried(row({ 'Donor Primary ID': 'TWO-1' }))).toEqual([
      'FAILS',
      expect.stringContaining('Several tests fit this row.'),
    ]);
    expect(
      await tried(row({ 'Donor Primary ID': 'GONE-1', 'Order Number': closed.orderNumber })),
    ).toEqual(['FAILS', expect.stringContaining('closed without a result')]);
    expect((await send(twice)).json().errors.items).toEqual([
      { line: 3, message: 'Row 2 completes the same order.' },
    ]);
  });
});
