import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

test('while api does not serve, the answer says when to come again', async () => {
  const app = await createApp(
    readConfig({ API_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent', WEB_DIST: '/nowhere' }),
  );
  const ask = (accept: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer session', accept },
      payload: { query: '{ companies { totalCount } }' },
    });

  const plain = await ask('application/json');
  const modern = await ask('application/graphql-response+json');
  await app.close();

  expect([plain.statusCode, plain.headers['retry-after']]).toEqual([503, '1']);
  expect([modern.statusCode, modern.headers['retry-after']]).toEqual([200, '1']);
});
