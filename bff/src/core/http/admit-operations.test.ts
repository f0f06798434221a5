import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { admitOperations } from './admit-operations.ts';

test('operations beyond what can be served are refused as 503, and later ones are served', async () => {
  const app = Fastify();
  admitOperations(app, 1);
  app.post('/graphql', async () => {
    await sleep(50);
    return { data: {} };
  });
  const ask = () => app.inject({ method: 'POST', url: '/graphql' });

  const [first, second] = await Promise.all([ask(), ask()]);

  expect([first?.statusCode, second?.statusCode]).toEqual([200, 503]);
  expect(second?.headers['retry-after']).toBe('1');
  expect(second?.json()).toMatchObject({
    errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) } }],
  });
  expect((await ask()).statusCode).toBe(200);
  await app.close();
});
