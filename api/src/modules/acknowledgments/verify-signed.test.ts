import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addPositive, addSignature } from './testing/positive-test.ts';
import { verifySigned } from './verify-signed.repository.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const manager = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.near],
});
const bySql = (statement: SQL) => api.asOwner(1, (tx) => tx.run(statement));
const problems = async () => (await verifySigned(api.database)).map(({ problem }) => problem);

let test = 0;
let signed = 0;
beforeEach(async () => {
  await api.asOwner(1, (tx) => tx.script('delete from acknowledgments; delete from audit_log'));
  test = await addPositive(api, { companyId: world.companyId, locationId: world.near });
  const answer = await api.call(`POST /api/testresults/${test}/acknowledgment`, {
    session: manager,
    body: {
      type: 'BOTH',
      comment: 'On a holiday.',
      defendantSignature: await addSignature(api, manager),
      supervisorSignature: await addSignature(api, manager),
      admission: { drugAdulterantAdmission: { THC: { name: 'x', date: '2026-02-20' } } },
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  signed = answer.json<{ id: number }>().id;
});

it('finds nothing of what stands as it was signed', async () => {
  expect(await problems()).toEqual([]);
});

it.each([
  ['its text', sql`signed = jsonb_set(signed, '{donor}', '"Somebody Else"')`],
  ['what is shown of it', sql`comment = null`],
  ['its day', sql`signed_at = signed_at - interval '1 day'`],
  ['its hash', sql`sha256 = '\\x00'`],
])('finds that %s was changed', async (_what, change) => {
  await bySql(sql`update acknowledgments set ${change}`);

  expect(await problems()).toEqual([`acknowledgment ${signed} was changed after it was signed`]);
});

it('finds one that was written anew with its hash, which the audit log has otherwise', async () => {
  await bySql(sql`update audit_log set changes = jsonb_set(changes, '{sha256,after}', '"00"')
    where action = 'testResult.acknowledged'`);

  expect(await problems()).toEqual([`acknowledgment ${signed} was changed after it was signed`]);
});

it('finds that a signature was exchanged, and that one is gone', async () => {
  await bySql(sql`update files set sha256 = '\\x01' where kind = 'signature'`);
  expect(await problems()).toEqual([`acknowledgment ${signed} has other files than were signed`]);

  await bySql(sql`delete from acknowledgments`);
  expect(await problems()).toEqual([`an acknowledgment of test ${test} is missing`]);
});
