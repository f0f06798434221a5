import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { admitOperations } from './admit-operations.ts';

async function serving(most: number) {
  const app = Fastify();
  admitOperations(app, most);
  app.post('/graphql', async () => {
    await sleep(50);
    return { data: {} };
  });
  app.get('/graphql-else', async () => 'served');
  const url = await app.listen();
  return { app, url, ask: () => fetch(`${url}/graphql?op=List`, { method: 'POST' }) };
}

test('operations beyond what can be served are refused as 503, and later ones are served', async () => {
  const { app, ask } = await serving(1);

  const answers = await Promise.all([ask(), ask()]);
  const refused = answers.find(({ status }) => status === 503);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(await refused?.json()).toMatchObject({
    errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) } }],
  });
  expect((await ask()).status).toBe(200);
  await app.close();
});

test('a crowd beyond what begins at once is served to the last', async () => {
  const { app, ask } = await serving(60);

  const answers = await Promise.all(Array.from({ length: 60 }, ask));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await app.close();
});

test('what is no operation is served while operations are refused', async () => {
  const { app, url, ask } = await serving(0);

  expect((await ask()).status).toBe(503);
  expect((await fetch(`${url}/graphql-else`)).status).toBe(200);
  await app.close();
});
