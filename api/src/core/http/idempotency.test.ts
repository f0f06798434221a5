import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companyInput } from '../../modules/companies/testing/company-input.ts';
import { useTestApp } from '../testing/test-app.ts';

const create = (name: string, key: string, session = admin) =>
  api.call('POST /api/companies', {
    session,
    body: companyInput(name),
    headers: { 'idempotency-key': key },
  });

const countOf = async (name: string): Promise<number> => {
  const list = await api.call(`GET /api/companies?q=${encodeURIComponent(name)}&limit=0`, {
    session: admin,
  });
  return list.json().total;
};

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });

it('answers a repetition with the first answer', async () => {
  const first = await create('Repeated', 'key-repeated');

  const second = await create('Repeated', 'key-repeated');

  expect(second.statusCode).toBe(201);
  expect(second.body).toBe(first.body);
  expect(await countOf('Repeated')).toBe(1);
});

it('makes one record of ten calls at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => create('At Once', 'key-at-once')),
  );

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(await countOf('At Once')).toBe(1);
});

it('takes the same values in another order and spacing for a repetition', async () => {
  const first = await create('Reordered', 'key-reordered');
  const reordered = Object.fromEntries(Object.entries(companyInput('Reordered')).toReversed());

  const second = await api.call('POST /api/companies', {
    session: admin,
    body: { ...reordered, companyName: ' Reordered ' },
    headers: { 'idempotency-key': 'key-reordered' },
  });

  expect(second.statusCode).toBe(201);
  expect(second.body).toBe(first.body);
});

it('refuses the key with other values', async () => {
  await create('Original', 'key-reused');

  const answer = await create('Different', 'key-reused');

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await countOf('Different')).toBe(0);
});

it('forgets the key of a refused call', async () => {
  await create('', 'key-refused');

  const answer = await create('Accepted', 'key-refused');

  expect(answer.statusCode).toBe(201);
});

it('keeps the keys of two users apart', async () => {
  const colleague = await api.signIn({ role: 'MD_USER' });
  const first = await create('Of One User', 'key-shared');

  const second = await create('Of Another User', 'key-shared', colleague);

  expect(second.json().id).not.toBe(first.json().id);
});

it('forgets keys after 24 hours', async () => {
  await create('Yesterday', 'key-old');
  await api.asOwner(1, (tx) =>
    tx.run(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'key-old'`,
    ),
  );

  const answer = await create('Today', 'key-old');

  expect(answer.json()).toMatchObject({ companyName: 'Today' });
});

it('removes what is older from the table', async () => {
  await create('Purged', 'key-purged');
  await api.asOwner(1, (tx) =>
    tx.run(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'key-purged'`,
    ),
  );

  await api.asOwner(1, (tx) => tx.run(sql`select app.purge_idempotency_keys()`));

  const left = await api.asOwner(1, (tx) =>
    tx.rows(sql`select key from idempotency_keys where key in ('key-purged', 'key-repeated')`),
  );
  expect(left).toEqual([{ key: 'key-repeated' }]);
});

it('refuses a key that is no header text', async () => {
  const answer = await create('Long Key', 'x'.repeat(256));

  expect(answer.json().errors).toMatchObject({ 'Idempotency-Key': [{ errorCode: 'INVALID' }] });
});
