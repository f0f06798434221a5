import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { complete, draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

/** A pool with one draw, and the calls on the first whom it selected. */
async function drawn() {
  const pool = await quarterlyPool(api, world, 8, { testOrderType: 'PAPER_CCF_ORDER' });
  const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: spring });
  const participant = `/api/runparticipants/${run.participants[0]?.id}`;
  const send = (line: string, body: object) => api.call(line, { session: world.admin, body });
  return {
    pool,
    run,
    excuse: () =>
      send(`POST ${participant}/designate`, { status: 'EXCUSED', excusalReason: 'Out' }),
    setSpecimenId: () => send(`PUT ${participant}/specimenId`, { specimenId: `S-${run.id}` }),
  };
}

it('who was tested is not excused', async () => {
  const { run, excuse } = await drawn();
  await complete(api, run.id);

  const answer = await excuse();

  expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'PARTICIPANT_NOT_EDITABLE']);
});

it.each([
  ['deactivated', sql`deactivated_at = now()`],
  ['frozen', sql`frozen_at = now()`],
  [
    'expired',
    sql`program_start_date = program_start_date - interval '2 years',
      program_end_date = program_end_date - interval '2 years'`,
  ],
])('nobody is excused, nor given a specimen id, in a pool that is %s', async (_status, change) => {
  const { pool, run, excuse, setSpecimenId } = await drawn();
  expect((await setSpecimenId()).statusCode).toBe(200);
  await api.asOwner(1, (tx) => tx.run(sql`update test_pools set ${change} where id = ${pool.id}`));

  const answers = [await excuse(), await setSpecimenId()];
  const shown = await api.call(`GET /api/selectionrun/${run.id}`, { session: world.admin });

  expect(shown.json().isChangeAllowed).toBe(false);
  for (const answer of answers)
    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'PARTICIPANT_NOT_EDITABLE']);
});
