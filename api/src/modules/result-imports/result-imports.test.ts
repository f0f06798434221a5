import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addDrug } from '../test-codes/testing/test-code-calls.ts';
import { growImportWorld } from './testing/import-world.ts';

const api = await useTestApp();
const { clerk, client, mro, send, specimen, file, find, open, order } = await growImportWorld(api);
const drug = await addDrug(api, clerk);

describe('an import of results', () => {
  it('makes one test of the rows of a specimen, and of each other specimen one of its own', async () => {
    const [one, other] = [specimen(), specimen()];
    const rows = file(
      {
        'Specimen ID': one,
        'Overall Result': 'Positive',
        'Drug or Adulterant of the Line': drug.abbreviation,
        'Result of the Line': 'Positive',
      },
      { 'Specimen ID': other, 'Donor Primary ID': '900123456', 'Donor Primary ID Type': '' },
    );

    expect((await send(rows)).json()).toEqual({ imported: 2 });

    const [row] = await find(one);
    expect(await open(row.id)).toMatchObject({
      testStatus: 'TEST_COMPLETED',
      resultType: 'RESULT_POSITIVE',
      provider: 'LabCorp',
      testCase: { status: 'CLOSED' },
      drugAdulterantResults: [{ isPositive: true, drugAdulterant: { name: drug.name } }],
    });
    expect((await find(other))[0].donor).toMatchObject({
      primaryIdType: 'SSN',
      primaryId: '***-**-3456',
    });
  });

  it('creates nothing twice: not of a file that is sent again, nor of a row that is there', async () => {
    const id = specimen();
    const rows = file({ 'Specimen ID': id });
    await send(rows);

    expect((await send(rows)).json()).toEqual({ imported: 0 });
    expect((await send(`${rows}\n`)).json()).toEqual({ imported: 0 });
    expect(await find(id)).toHaveLength(1);
  });

  it('completes the order with the specimen, or with the donor where that has none yet', async () => {
    const bySpecimen = specimen();
    const one = await order({ specimenId: bySpecimen }, { primaryId: 'OTHER-1' });
    const other = await order({}, { primaryId: 'BY-DONOR' });
    const now = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16);
    const rows = file(
      { 'Specimen ID': bySpecimen },
      {
        'Specimen ID': specimen(),
        'Donor Primary ID': 'by-donor',
        'Collected At': now,
        'Received At': '',
        'Reported At': '',
      },
    );

    const preview = (await send(rows, '?dryRun=true')).json();
    expect((await send(rows)).json()).toEqual({ imported: 2 });

    expect(preview).toMatchObject({
      created: 0,
      updated: 2,
      lines: [{ testCaseId: one.caseId, action: 'COMPLETES' }, { testCaseId: other.caseId }],
    });
    for (const { id } of [one, other])
      expect(await open(id)).toMatchObject({
        testStatus: 'TEST_COMPLETED',
        resultType: 'RESULT_NEGATIVE',
        testCase: { status: 'CLOSED' },
      });
  });

  it('tells of each failing row, imports nothing, and keeps the rows with their messages', async () => {
    const fine = specimen();
    const rows = file(
      { 'Specimen ID': fine },
      { 'Specimen ID': specimen(), 'Overall Result': 'Poss.', 'Collected At': '13/45/2026' },
      { 'Specimen ID': specimen(), 'Location ID': '999999' },
    );
    const answer = (await send(rows)).json();
    const kept = await api.call(`GET /api/files/own/${answer.errors.file}`, { session: clerk });

    expect(answer.errors.status).toBe('parse');
    expect(answer.errors.items).toEqual([
      {
        line: 3,
        message:
          'Collected At: Enter a date as MM/DD/YYYY, with or without a time as in 8:05 PM. Overall Result: “Poss.” is mapped to no Overall Result.',
      },
      // What can be read is compared all the same, so that the file is mended once.
      { line: 4, message: 'Location ID: no location has the ID 999999.' },
    ]);
    expect(kept.headers['content-disposition']).toContain('Bulk import errors.csv');
    expect(kept.body.split('\r\n')[1]).toMatch(/^3,Ann,Lee,.*Poss\./);
    expect(await find(fine)).toEqual([]);
  });

  it('tells what no result can be made of: places, drugs, ids, another result', async () => {
    const known = specimen();
    await send(file({ 'Specimen ID': known }));
    const answer = (
      await send(
        file(
          { 'Specimen ID': specimen(), 'Location ID': '999999' },
          {
            'Specimen ID': specimen(),
            'Drug or Adulterant of the Line': 'Nothing',
            'Result of the Line': 'Positive',
          },
          { 'Specimen ID': known, 'Overall Result': 'Positive' },
        ),
      )
    ).json();

    expect(answer.errors.status).toBe('entity');
    expect(answer.errors.items.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4]);
    expect(answer.errors.items[2].message).toMatch(/another result already/);
  });

  it('is for who may import alone, by a schema of the tenant', async () => {
    const rows = file({ 'Specimen ID': specimen() });

    expect((await send(rows, '', client)).statusCode).toBe(403);
    expect((await send(rows, '', clerk, 999)).statusCode).toBe(404);
  });
});

describe('the wall', () => {
  it('hides what a file says of DOT tests, whatever it says', async () => {
    const twin = async (result: string) => {
      const id = specimen();
      await send(file({ 'Specimen ID': id, 'Overall Result': result }), '?program=DOT');
      const [{ id: rowId }] = await find(id, clerk);
      const {
        id: _id,
        testCase,
        createdAt: _at,
        specimenId: _s,
        donor: _d,
        ...seen
      } = await open(rowId, clerk);
      return { id: rowId, seen, caseStatus: testCase.status };
    };
    const [positive, negative] = [await twin('Positive'), await twin('Negative')];

    expect(positive.seen).toEqual(negative.seen);
    expect(positive).toMatchObject({
      caseStatus: 'OPEN',
      seen: { testStatus: 'MRO_PENDING', resultType: null },
    });
    expect(await open(positive.id, mro)).toMatchObject({ resultType: 'RESULT_POSITIVE' });
  });

  it('answers a guess of what is behind it like any other, and files it once', async () => {
    const id = specimen();
    await send(file({ 'Specimen ID': id, 'Overall Result': 'Positive' }), '?program=DOT');
    const guess = async (result: string, last: string) => {
      const rows = file({ 'Specimen ID': id, 'Overall Result': result, 'Donor Last Name': last });
      const { lines, ...tried } = (await send(rows, '?dryRun=true')).json();
      return { tried, action: lines[0].action, done: (await send(rows)).json() };
    };
    const before = (await open((await find(id, clerk))[0].id, clerk)).version;

    expect(await guess('Positive', 'Lea')).toEqual(await guess('Negative', 'Lei'));
    const test = await open((await find(id, clerk))[0].id, clerk);
    expect(test.version).toBe(before);
    const versions = await api.asOwner(1, (tx) =>
      tx.rows(
        sql`select report_version, result from test_reports where test_result_id = ${test.id} order by 1`,
      ),
    );
    expect(versions).toEqual([
      { report_version: 1, result: 'RESULT_POSITIVE' },
      { report_version: 2, result: 'RESULT_NEGATIVE' },
    ]);
  });
});
