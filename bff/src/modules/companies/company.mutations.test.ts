import { addFieldError } from '@assay/schema/core/field-error-tree';
import { expect, test } from 'vitest';
import {
  company,
  companyWorld,
  fakeApi,
  ok,
  permissionsOf,
  refused,
} from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const holder = {
  'GET /api/permissions': permissionsOf('UPDATE', 'FE_DELETE_COMPANIES'),
};

const update = `mutation Update($id: ID!, $input: UpdateCompanyInput!) {
  updateCompany(id: $id, input: $input) { company { id companyName version } errors { errorCode message path params } }
}`;
const remove =
  'mutation Delete($id: ID!) { deleteCompany(id: $id) { deletedId errors { errorCode path } } }';
const person = { fullName: 'Dana Reed', phoneNumber: '2145550102', email: 'dana.reed@example.com' };
const address = { addressLine1: '1 Main Street', city: 'Austin', state: 'TX', zip: '78701' };
const input = {
  companyName: 'Acme',
  location: {
    name: 'Depot',
    address,
    locationPhone: '2145550100',
    locationFax: '2145550101',
    derInfo: person,
  },
};
const create = `mutation Create($input: CreateCompanyInput!) {
  createCompany(input: $input) { company { id } errors { errorCode message path } }
}`;

test('creating sends the input and answers the company', async () => {
  const api = fakeApi({ ...companyWorld(0), 'POST /api/companies': () => ok(company(7), 201) });

  const { data } = await graphqlOver(api.send)(create, { input });

  expect(data).toEqual({ createCompany: { company: { id: '7' }, errors: [] } });
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toMatchObject(input);
});

test('an idempotency key goes with the creating call', async () => {
  const api = fakeApi({ ...companyWorld(0), 'POST /api/companies': () => ok(company(7), 201) });

  await graphqlOver(api.send, { headers: { 'idempotency-key': 'key-1' } })(create, { input });

  expect(api.requests.map(({ method, headers }) => [method, headers['idempotency-key']])).toEqual([
    ['GET', undefined],
    ['POST', 'key-1'],
  ]);
});

test('field failures stand in the payload with the path of the field', async () => {
  const failure = {
    errorCode: 'INVALID_ZIP_CODE',
    message: 'This is not a valid zip code.',
    params: {},
  } as const;
  const body = {
    message: 'There is an issue with input values',
    params: {},
    errors: addFieldError({}, ['address', 'zip'], failure),
  };
  const api = fakeApi({ ...holder, 'PUT /api/companies/:id': () => ({ status: 400, body }) });

  const { data, errors } = await graphqlOver(api.send)(update, {
    id: '1',
    input: { companyName: 'Acme', version: 1 },
  });

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    updateCompany: { company: null, errors: [{ ...failure, path: ['address', 'zip'] }] },
  });
});

test('a refusal that names its field is told once', async () => {
  const code = 'COMPANY_NAME_ALREADY_EXISTS';
  const tree = {
    companyName: [
      { errorCode: code, message: 'Company with this name already exists.', params: {} },
    ],
  } as const;
  const api = fakeApi({
    ...holder,
    'PUT /api/companies/:id': () => refused(code, { companyName: [...tree.companyName] }),
  });

  const { data } = await graphqlOver(api.send)(update, {
    id: '1',
    input: { companyName: 'Acme', version: 1 },
  });

  expect(data).toMatchObject({
    updateCompany: { errors: [{ errorCode: code, path: ['companyName'] }] },
  });
});

test('a stale version is a failure of the whole form', async () => {
  const api = fakeApi({ ...holder, 'PUT /api/companies/:id': () => refused('STALE_VERSION') });

  const { data } = await graphqlOver(api.send)(update, {
    id: '1',
    input: { companyName: 'Acme', version: 1 },
  });

  expect(data).toMatchObject({
    updateCompany: { company: null, errors: [{ errorCode: 'STALE_VERSION', path: [] }] },
  });
});

test('deleting answers the id', async () => {
  const api = fakeApi({
    ...holder,
    'DELETE /api/companies/:id': () => ({ status: 204, body: null }),
  });

  const { data } = await graphqlOver(api.send)(remove, { id: '5' });

  expect(data).toEqual({ deleteCompany: { deletedId: '5', errors: [] } });
});

test('an id that no record can have is a missing record', async () => {
  const api = fakeApi(holder);

  const { data } = await graphqlOver(api.send)(remove, { id: 'abc' });

  expect(data).toEqual({
    deleteCompany: { deletedId: null, errors: [{ errorCode: 'RESOURCE_NOT_FOUND', path: [] }] },
  });
});

test('no permission on the record stands top-level', async () => {
  const api = fakeApi({ ...holder, 'DELETE /api/companies/:id': () => refused('ACCESS_DENIED') });

  const { data, errors } = await graphqlOver(api.send)(remove, { id: '5' });

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN', errorCode: 'ACCESS_DENIED', requestId: 'request-1' },
  });
});

test('creating without the permission is refused before api is asked to', async () => {
  const api = fakeApi({ 'GET /api/permissions': () => ok({ results: ['READ_ALL_COMPANIES'] }) });

  const { errors } = await graphqlOver(api.send)(create, { input });

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls).toEqual(['GET /api/permissions']);
});
