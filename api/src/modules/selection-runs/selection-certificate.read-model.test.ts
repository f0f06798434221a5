import { sql } from 'drizzle-orm';
import { verifyCertificate } from '@assay/draw/verify-certificate';
import { describe, expect, it } from 'vitest';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = '', summer = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

const send = (line: string, body?: unknown) =>
  api.call(line, { session: world.admin, ...(body === undefined ? {} : { body }) });

const poolOf = (members: number, more: object = {}) => quarterlyPool(api, world, members, more);
const drawOf = (pool: TestPool, runDate: string, more: object = {}) =>
  draw(api, world.admin, { testPoolId: pool.id, runDate, ...more });

describe('the certificate', () => {
  it('proves each draw of a pool, also after members and participants changed', async () => {
    const pool = await poolOf(57, { shouldGenerateAlternates: true, alternatesAmount: 3 });
    const first = await drawOf(pool, spring);
    await send(`POST /api/runparticipants/${first.participants[0]?.id}/designate`, {
      status: 'EXCUSED',
      excusalReason: 'Out',
    });
    await api.asOwner(1, (tx) =>
      tx.run(sql`update test_pool_members set deleted_at = now() where test_pool_id = ${pool.id}
        and id_number in ('M-3', 'M-9')`),
    );
    const second = await drawOf(pool, summer);

    for (const { id } of [first, second]) {
      const { body } = await send(`GET /api/selectionrun/${id}/certificate`);
      expect(verifyCertificate(body).checks.filter(({ holds }) => !holds)).toEqual([]);
    }
  });

  it('proves a draw that a thread computed', async () => {
    const pool = await poolOf(2_600);

    const { id, participants } = await drawOf(pool, spring);
    const { body } = await send(`GET /api/selectionrun/${id}/certificate`);

    expect(verifyCertificate(body).checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(participants).toHaveLength(325);
  });

  it('names entries of the audit log that hold its hashes, and the chain was published before', async () => {
    const pool = await poolOf(5);
    const { id } = await drawOf(pool, spring);

    const certificate = (await send(`GET /api/selectionrun/${id}/certificate`)).json();
    const entries = await api.asOwner(1, (tx) =>
      tx.rows<{ id: number; action: string; changes: Record<string, { after: unknown }> }>(sql`
        select id, action, changes from audit_log
        where id in (${certificate.commitmentEntry.id}, ${certificate.outcomeEntry.id})
          or (entity = 'testPool' and entity_id = ${String(pool.id)} and action = 'testPool.seedChainPublished')
        order by id`),
    );

    expect(entries.map(({ action }) => action)).toEqual([
      'testPool.seedChainPublished',
      'selectionRun.committed',
      'selectionRun.drawn',
    ]);
    expect(entries[0]?.changes['firstLink']?.after).toBe(certificate.commitment.firstLink);
    expect(entries[1]?.changes['hash']?.after).toBe(certificate.commitmentEntry.hash);
    expect(entries[2]?.changes['hash']?.after).toBe(certificate.outcomeEntry.hash);
  });

  it('names those who were drawn, and nobody else', async () => {
    const { id, participants } = await drawOf(await poolOf(5), spring);

    const { body } = await send(`GET /api/selectionrun/${id}/certificate`);

    const named = [1, 2, 3, 4, 5].filter((number) => body.includes(`"Vale ${number}"`));
    expect(named.map((number) => `Vale ${number}`)).toEqual(
      participants.map(({ lastName }) => lastName),
    );
  });
});

describe('what a draw was made from', () => {
  it.each([
    'update selection_snapshots set lines = lines',
    'update run_participants set ticket = ticket',
    'update run_participants set person_version = 1',
    'update selection_runs set seed = seed',
    'delete from selection_runs',
    'update pool_seed_chains set root_sealed = root_sealed',
  ])('cannot be changed by the application: %s', async (statement) => {
    const changing = api.database.transaction('begin; set local role assay_app', (tx) =>
      tx.run(sql.raw(statement)),
    );

    await expect(changing).rejects.toThrow(/permission denied|Failed query/);
  });
});
