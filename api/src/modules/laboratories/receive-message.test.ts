import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MESSAGE_BYTES } from '@assay/schema/laboratories/signed-text';
import { useTestApp } from '../../core/testing/test-app.ts';
import { intactBody } from './open-message.ts';
import type { Incoming } from './incoming.repository.ts';
import {
  addConnection,
  deliver,
  messageOf,
  SECRET,
  stepMessage,
  takeInAll,
} from './testing/laboratory-world.ts';

const api = await useTestApp();
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const { id, version } = await addConnection(api, superAdmin);
const message = stepMessage('A1', 'COLLECTED');
const codeOf = (answer: { statusCode: number; json(): { errorCode?: string } }) =>
  `${answer.statusCode} ${answer.json().errorCode ?? ''}`.trim();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('a message', () => {
  it('is kept byte by byte before anything of it is read', async () => {
    const bytes = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x0a, 0xc3]);

    const answer = await deliver(api, id, bytes);

    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      isRepeated: false,
    });
    const row = await api.asOwner(1, (tx) =>
      tx.row<Incoming>(
        sql`select * from lab_messages where connection_id = ${id} order by id desc limit 1`,
      ),
    );
    expect(row && intactBody(api.app.secrets, row)).toEqual(bytes);
    await takeInAll(api);
    expect(await messageOf(api, id)).toMatchObject({ state: 'FAILED', reason: 'UNREADABLE' });
  });

  it.each([
    ['with another secret', { secret: `${SECRET}x` }],
    ['signed six minutes ago', { time: minutesAgo(6) }],
    ['signed six minutes ahead', { time: minutesAgo(-6) }],
    ['with a time that is none', { time: 'yesterday' }],
    ['with a nonce that is too short', { nonce: 'short' }],
  ])('%s is refused', async (_name, signing) => {
    expect(codeOf(await deliver(api, id, message, { signing }))).toBe('401 MESSAGE_NOT_SIGNED');
  });

  it('whose body was changed on its way, or without a signature, is refused', async () => {
    const plain = await api.app.inject({
      method: 'POST',
      url: `/api/laboratories/${id}/messages`,
      payload: '{}',
    });

    expect(codeOf(plain)).toBe('401 MESSAGE_NOT_SIGNED');
  });

  it('to a connection that is not there, of another tenant or not active looks forged', async () => {
    const inactive = await addConnection(api, superAdmin, { isActive: false });
    await api.addTenant('quiet');

    for (const answer of [
      await deliver(api, 999_999, message),
      await deliver(api, inactive.id, message),
      await deliver(api, id, message, { host: 'quiet.localhost' }),
    ])
      expect(codeOf(answer)).toBe('401 MESSAGE_NOT_SIGNED');
  });

  it('is known when it comes again with its nonce; another one is refused', async () => {
    const signing = { nonce: 'nonce-of-this-test' };
    await deliver(api, id, message, { signing });

    const again = await deliver(api, id, message, { signing });
    const other = await deliver(api, id, stepMessage('A2', 'COLLECTED'), { signing });

    expect(again.statusCode).toBe(200);
    expect(again.json().isRepeated).toBe(true);
    expect(codeOf(other)).toBe('409 NONCE_REUSED');
  });

  it('of more than 10 MB is refused before it is held in memory as a whole', async () => {
    const answer = await deliver(api, id, Buffer.alloc(MESSAGE_BYTES + 1_000_000, 'x'));

    expect(answer.statusCode).toBe(413);
  });

  it('is sealed: neither results nor donors can be read in the database', async () => {
    const secret = stepMessage('A1', 'COLLECTED', { note: 'words-nobody-else-uses' });
    await deliver(api, id, secret);

    const rows = await api.asOwner(1, (tx) =>
      tx.rows(sql`select * from lab_messages where connection_id = ${id}`),
    );

    expect(JSON.stringify(rows)).not.toContain('words-nobody-else-uses');
  });
});

describe('a shared secret', () => {
  const rotated = 'another-secret-of-the-laboratory-and-us';

  it('is taken for a day after the next one, and then no more', async () => {
    await api.call(`POST /api/laboratories/${id}/rotate`, {
      session: superAdmin,
      body: { secret: rotated },
    });

    expect((await deliver(api, id, message)).statusCode).toBe(202);
    expect((await deliver(api, id, message, { signing: { secret: rotated } })).statusCode).toBe(
      202,
    );
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update lab_connection_secrets set valid_until = now() where connection_id = ${id} and number = 1`,
      ),
    );
    expect((await deliver(api, id, message)).statusCode).toBe(401);
  });

  it('is told to nobody, and a short one is refused at its field', async () => {
    const read = await api.call(`GET /api/laboratories/${id}`, { session: superAdmin });
    const short = await api.call(`POST /api/laboratories/${id}/rotate`, {
      session: superAdmin,
      body: { secret: 'short' },
    });
    const log = await api.asOwner(1, (tx) => tx.rows(sql`select changes::text from audit_log`));

    expect(read.json()).toMatchObject({ version });
    expect(JSON.stringify([read.json(), log])).not.toContain(rotated);
    expect(short.json().errors).toHaveProperty('secret');
  });
});

it('many messages make one job, and all are taken in by it', async () => {
  const other = await addConnection(api, superAdmin);
  for (let index = 0; index < 20; index += 1)
    await deliver(api, other.id, stepMessage(`B${index}`, 'COLLECTED'));

  const jobs = await api.asOwner(1, (tx) =>
    tx.rows(
      sql`select 1 as one from pgboss.job where name = 'laboratories.take-in' and state = 'created'`,
    ),
  );
  expect(jobs).toHaveLength(1);
  await takeInAll(api);
  const left = await api.asOwner(1, (tx) =>
    tx.rows(sql`select 1 as one from lab_messages where state = 'WAITING'`),
  );
  expect(left).toEqual([]);
});
