import { expect, it } from 'vitest';
import type { SelectionStatusName } from '@assay/schema/selection-runs/run-participant.list';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);
const pool = await quarterlyPool(api, world, 20, {
  shouldGenerateAlternates: true,
  alternatesAmount: 1,
});
const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: spring });

const words: Partial<Record<SelectionStatusName, string>> = {
  SELECTED_FOR_DRUGS_AND_ALCOHOL: 'Yes,Yes',
  SELECTED_FOR_DRUGS: 'Yes,–',
  ALTERNATE_SELECTION: 'Alternate,Alternate',
};
const download = (id: number = run.id) =>
  api.call(`GET /api/selectionrun/${id}/download`, { session: world.admin });
const linesOf = (body: string) => body.replace('\ufeff', '').trimEnd().split('\r\n');

it('is named after the day of the run', async () => {
  const [year, month, day] = run.runDate.split('-');

  expect((await download()).headers['content-disposition']).toBe(
    `attachment; filename="Run @ ${month}-${day}-${year} Results.csv"`,
  );
});

it('lists everybody drawn in order, in the words of the run', async () => {
  const [header, ...rows] = linesOf((await download()).body);

  expect(header).toBe(
    'Drawn Order,First Name,Last Name,Drug,Alcohol,ID Number,Location,Specimen ID,Excusal Reason',
  );
  expect(rows.map((row) => row.split(',').slice(0, 5).join(','))).toEqual(
    run.participants.map(
      ({ runIndex, firstName, lastName, selectionStatus }) =>
        `${runIndex},${firstName},${lastName},${words[selectionStatus]}`,
    ),
  );
});

it('says who was excused and why, with nothing that a spreadsheet would calculate', async () => {
  await api.call(`POST /api/runparticipants/${run.participants[0]?.id}/designate`, {
    session: world.admin,
    body: { status: 'EXCUSED', excusalReason: '=1+1' },
  });

  const [, first] = linesOf((await download()).body);

  expect(first).toContain(',Excused,Excused,');
  expect(first).toMatch(/,'=1\+1$/);
});

it('of an unknown run is missing', async () => {
  expect((await download(999_999)).statusCode).toBe(404);
});
