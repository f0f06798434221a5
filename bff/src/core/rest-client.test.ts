import { companyRoutes } from '@assay/schema/companies/company.routes';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { sessionRoutes } from '@assay/schema/session/session.routes';
import { expect, test } from 'vitest';
import { company, companyWorld, fakeApi, ok, refused } from '../testing/fake-api.ts';
import { contextFor } from '../testing/run.ts';
import { ContractBreach, UpstreamRefusal } from './errors.ts';
import { UPSTREAM_CALL_BUDGET, type Upstream } from './rest-client.ts';

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a call fills in the path', async () => {
  const api = fakeApi(companyWorld(2));

  const answer = await contextFor(api.send).client.call(companyRoutes.get, { params: { id: 2 } });

  expect(answer).toMatchObject({ id: 2 });
  expect(api.calls).toEqual(['GET /api/companies/2']);
});

test('keys that the contract does not know do not pass', async () => {
  const api = fakeApi({ 'GET /api/companies/:id': () => ok({ ...company(1), internalNote: 'x' }) });

  const answer = await contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } });

  expect(answer).not.toHaveProperty('internalNote');
});

test('an answer that breaks its contract is an error that names the field', async () => {
  const api = fakeApi({
    'GET /api/companies/:id': () => ok({ ...company(1), numberOfUsers: 'many' }),
  });

  const error = await thrownBy(
    contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toBeInstanceOf(ContractBreach);
  expect(error).toMatchObject({
    details: { route: '/api/companies/:id', path: 'numberOfUsers: invalid_type' },
  });
});

test('a success status that the route does not document is a breach', async () => {
  const api = fakeApi({ 'GET /api/companies/:id': () => ok(company(1), 201) });

  const error = await thrownBy(
    contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toMatchObject({ details: { path: 'status 201' } });
});

test('a refusal keeps code, text, params and fields', async () => {
  const body = { errorCode: 'WRONG_CREDENTIALS', message: 'No.', params: { remainingAttempts: 3 } };
  const api = fakeApi({ 'POST /api/login': () => ({ status: 400, body }) });

  const error = await thrownBy(
    contextFor(api.send).client.call(sessionRoutes.login, {
      body: { username: 'a@b.co', password: 'x' },
    }),
  );

  expect(error).toBeInstanceOf(UpstreamRefusal);
  expect(error).toMatchObject({
    status: 400,
    errorCode: 'WRONG_CREDENTIALS',
    message: 'No.',
    params: { remainingAttempts: 3 },
  });
});

test('a code that the catalogue does not know goes through, so that web can say so', async () => {
  const body = { errorCode: 'BRAND_NEW', message: 'No.', params: {} };
  const api = fakeApi({ 'GET /api/companies/:id': () => ({ status: 409, body }) });

  const error = await thrownBy(
    contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toMatchObject({ status: 409, errorCode: 'BRAND_NEW' });
});

test('bad input without a word of api is still bad input', async () => {
  const api = fakeApi({ 'GET /api/companies/:id': () => ({ status: 400, body: null }) });

  const error = await thrownBy(
    contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toMatchObject({
    status: 400,
    errorCode: null,
    message: 'There is an issue with input values',
  });
});

test.each([502, 503, 504])('status %i without an envelope is an outage', async (status) => {
  const api = fakeApi({ 'GET /api/companies/:id': () => ({ status, body: null }) });

  const error = await thrownBy(
    contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
});

test('an api that cannot be reached is an outage', async () => {
  const send: Upstream = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'));

  const error = await thrownBy(
    contextFor(send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toMatchObject({
    errorCode: 'SERVICE_UNAVAILABLE',
    message: 'The service is not available right now. Please try again in a moment.',
  });
});

test('an internal error of api does not tell what it was', async () => {
  const api = fakeApi({
    'GET /api/companies/:id': () => ({
      status: 500,
      body: { message: 'relation "x" does not exist', params: {} },
    }),
  });

  const error = await thrownBy(
    contextFor(api.send).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(error).toMatchObject({
    errorCode: 'INTERNAL_ERROR',
    message: 'Something went wrong. Please try again later.',
  });
});

test('one operation may make so many calls and no more', async () => {
  const api = fakeApi(companyWorld(1));
  const { client } = contextFor(api.send);
  for (let call = 0; call < UPSTREAM_CALL_BUDGET; call += 1)
    await client.call(companyRoutes.get, { params: { id: 1 } });

  const error = await thrownBy(client.call(companyRoutes.get, { params: { id: 1 } }));

  expect(error).toMatchObject({ extensions: { code: 'LIMIT_EXCEEDED', limit: 'upstreamCalls' } });
  expect(api.calls).toHaveLength(UPSTREAM_CALL_BUDGET);
});

test('a call may take as long as its route says', async () => {
  const api = fakeApi({
    'POST /api/selectionrun': () => refused('TEST_POOL_NOT_EDITABLE'),
    'GET /api/companies/:id': () => refused('RESOURCE_NOT_FOUND'),
  });
  const { client } = contextFor(api.send);

  await thrownBy(
    client.call(selectionRunRoutes.create, { body: { testPoolId: 1, runDate: '2026-01-01' } }),
  );
  await thrownBy(client.call(companyRoutes.get, { params: { id: 1 } }));

  expect(api.requests.map(({ deadlineMs }) => deadlineMs)).toEqual([60_000, undefined]);
});

test('api hears who asks', async () => {
  const api = fakeApi({ 'GET /api/companies/:id': () => refused('RESOURCE_NOT_FOUND') });
  const headers = {
    authorization: 'Bearer t',
    'x-tenant-host': 'summit.localhost:4000',
    'x-request-id': 'r-1',
  };

  await thrownBy(
    contextFor(api.send, { headers }).client.call(companyRoutes.get, { params: { id: 1 } }),
  );

  expect(api.requests[0]?.headers).toMatchObject(headers);
});
