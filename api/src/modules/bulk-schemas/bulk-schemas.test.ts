import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addBulkSchema, bulkSchemaInput } from './testing/bulk-schema-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const boss = await api.signIn({ role: 'SUPER_ADMIN' });

const path = '/api/bulk/schema';
const call = (route: string, body?: object, session = admin) =>
  api.call(route, { session, ...(body === undefined ? {} : { body }) });
const codes = (answer: { json(): unknown }) => (answer.json() as { errors: object }).errors;
const blank = [{ errorCode: 'BLANK', message: 'This field is required.', params: {} }];

describe('an import schema', () => {
  it('answers each field of its template with the word for it', async () => {
    const schema = await addBulkSchema(api, admin);

    expect(schema).toMatchObject({ provider: 'LabCorp', version: '1.0', recordVersion: 1 });
    expect(schema.fields?.[0]).toEqual({
      description: 'Donor First Name',
      mdReference: 'donor.firstName',
      required: true,
      clientValue: 'Donor First Name',
    });
    expect(schema.overrallResultFields).toHaveLength(19);
    expect(schema.specimenTypeFields).toHaveLength(10);
    expect(schema.testReasonFields?.every(({ clientValue }) => clientValue === null)).toBe(true);
  });

  it('requires what the template does, whatever flags are sent', async () => {
    const { fields, overrallResultFields } = bulkSchemaInput();
    const body = bulkSchemaInput({
      description: ' ',
      fields: fields.map((each) => ({ ...each, required: false, clientValue: ' ' })),
      overrallResultFields: overrallResultFields.slice(1),
    });

    const errors = codes(await call(`POST ${path}`, body));

    expect(errors).toMatchObject({
      description: blank,
      fields: { 0: { clientValue: blank }, 5: { clientValue: blank } },
      overrallResultFields: [{ errorCode: 'BLANK', message: 'Negative is required.' }],
    });
    /* Optional in the template. */
    expect(errors).not.toHaveProperty(['fields', '4']);
  });

  it('maps no word to two meanings and no field that the template lacks', async () => {
    const { fields, overrallResultFields: results } = bulkSchemaInput();
    const renamed = results.map((each, index) =>
      index < 2 ? { ...each, clientValue: index === 0 ? 'N|neg' : 'NEG' } : each,
    );
    const body = bulkSchemaInput({
      fields: [...fields, { ...fields[0], mdReference: 'donor.password' }, fields[1]],
      overrallResultFields: renamed,
    });

    expect(codes(await call(`POST ${path}`, body))).toMatchObject({
      fields: {
        17: { mdReference: [{ errorCode: 'INVALID' }] },
        18: { mdReference: [{ errorCode: 'DUPLICATE_VALUE' }] },
      },
      overrallResultFields: {
        1: {
          clientValue: [
            { errorCode: 'DUPLICATE_VALUE', message: '“NEG” already stands for Negative.' },
          ],
        },
      },
    });
  });

  it('is of a version that its laboratory has, and has a description of its own there', async () => {
    const { description } = await addBulkSchema(api, admin);

    const unknown = await call(`POST ${path}`, bulkSchemaInput({ version: '2.0' }));
    const other = await call(`POST ${path}`, bulkSchemaInput({ provider: 'CRL' }));
    const twin = await call(
      `POST ${path}`,
      bulkSchemaInput({ description: description.toUpperCase() }),
    );
    const elsewhere = await call(
      `POST ${path}`,
      bulkSchemaInput({ description, provider: 'AVERHEALTH' }),
    );

    expect(codes(unknown)).toMatchObject({ version: [{ errorCode: 'INVALID' }] });
    expect(codes(other)).toMatchObject({ version: [{ errorCode: 'INVALID' }] });
    expect(twin.json()).toMatchObject({
      errorCode: 'DUPLICATE_VALUE',
      errors: { description: [{ errorCode: 'DUPLICATE_VALUE' }] },
    });
    expect([twin.statusCode, elsewhere.statusCode]).toEqual([409, 201]);
  });

  it('keeps provider, version and description', async () => {
    const { id, description, recordVersion } = await addBulkSchema(api, admin);
    const put = (changes: object) =>
      call(`PUT ${path}/${id}`, { ...bulkSchemaInput({ description, ...changes }), recordVersion });

    expect(codes(await put({ description: 'Another' }))).toHaveProperty('description');
    expect(codes(await put({ provider: 'Phamatech' }))).toHaveProperty('provider');
    expect((await put({})).statusCode).toBe(200);
  });

  it('tells in its history which words were changed', async () => {
    const { id, description, recordVersion } = await addBulkSchema(api, admin);
    const { overrallResultFields: results } = bulkSchemaInput();
    const body = bulkSchemaInput({
      description,
      overrallResultFields: results.map((each, index) =>
        index === 0 ? { ...each, clientValue: 'NEG' } : each,
      ),
    });
    await call(`PUT ${path}/${id}`, { ...body, recordVersion });

    const history = await call(
      `GET /api/history?entity[EQ]=bulkSchema&entityId[EQ]=${id}&action[EQ]=bulkSchema.updated`,
    );

    expect(history.json().results[0].changes).toEqual([
      {
        field: 'overrallResultFields',
        before: ['Negative: Negative'],
        after: ['Negative: NEG'],
        isHidden: false,
      },
    ]);
  });
});

describe('the list', () => {
  it('leaves the fields out and answers all of them at once when it is asked to', async () => {
    for (let count = 0; count < 16; count += 1)
      await addBulkSchema(api, admin, { provider: 'Phamatech' });
    const list = async (query: string) => (await call(`GET ${path}?${query}`)).json();

    const first = await list('provider[EQ]=Phamatech');
    const all = await list('provider[EQ]=Phamatech&skipPagination=true&topLevelOnly=true&limit=2');

    expect([first.results.length, first.results[0].fields.length]).toEqual([15, 17]);
    expect([all.results.length, all.total, all.results[0].fields]).toEqual([16, 16, null]);
    expect((await list('sortBy=version')).total).toBeGreaterThan(15);
  });

  it('tells who imports results the names alone', async () => {
    const importer = await api.signIn({ role: 'MD_USER' });
    const permission = 'MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA';
    const body = { permission, granted: false, reason: 'Imports results only.' };
    await call(`POST /api/users/${importer.userId}/grants`, body, boss);
    const status = async (route: string) => (await call(route, undefined, importer)).statusCode;

    expect(await status(`GET ${path}?topLevelOnly=true&skipPagination=true`)).toBe(200);
    expect(await status(`GET ${path}`)).toBe(403);
    expect(await status('GET /api/bulk/test/import')).toBe(403);
    expect((await call(`POST ${path}`, bulkSchemaInput(), importer)).statusCode).toBe(403);
  });
});

it('the templates are those of the five laboratories, unmapped', async () => {
  const { results } = (await call('GET /api/bulk/test/import')).json();

  expect(
    results.map(({ provider, version }: Record<string, string>) => [provider, version]),
  ).toEqual(
    ['LabCorp', 'QuestDiagnostics', 'CordantHealthSolutions', 'Phamatech', 'AVERHEALTH'].map(
      (provider) => [provider, '1.0'],
    ),
  );
  expect(results[0].fields[4]).toEqual({
    description: 'Donor Date of Birth',
    mdReference: 'donor.dateOfBirth',
    required: false,
    clientValue: null,
  });
});
