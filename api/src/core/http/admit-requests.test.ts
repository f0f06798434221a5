import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { admitRequests } from './admit-requests.ts';

it('refuses at once what is too much, and serves what it admitted', async () => {
  const app = Fastify();
  admitRequests(app, 2);
  app.get('/work', async () => {
    await sleep(100);
    return 'done';
  });
  app.get('/livez', async () => 'alive');

  const answers = Promise.all(
    ['/work', '/work', '/work', '/livez'].map((url) => app.inject({ url })),
  );
  const [one, two, three, alive] = await answers;

  expect([one, two, three, alive].map((each) => each?.statusCode)).toEqual([200, 200, 503, 200]);
  expect(three?.headers['retry-after']).toBe('1');
  expect(three?.json()).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
  expect((await app.inject({ url: '/work' })).statusCode).toBe(200);
  await app.close();
});
