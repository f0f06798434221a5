import { describe, expect, it } from 'vitest';
import type { ImportErrors } from '@assay/schema/core/import-errors';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { companyInput } from '../companies/testing/company-input.ts';
import { columnNames, fileOf, sendLocations, type Cells } from './testing/location-file.ts';

interface Sending {
  session?: TestSession;
  company?: number;
  headers?: Record<string, string>;
}
const send = (text: string, { session = admin, company = companyId, headers }: Sending = {}) =>
  sendLocations(api, session, company, text, headers);

const list = async (search = ''): Promise<{ total: number; results: Record<string, unknown>[] }> =>
  (
    await api.call(`GET /api/companies/${companyId}/locations?${search}`, { session: admin })
  ).json();

const addUnit = async (name: string, parentId: number | null): Promise<number> =>
  (
    await api.call(`POST /api/companies/${companyId}/administrativeunits`, {
      session: admin,
      body: { name, parentId },
    })
  ).json().id;

const addCompany = async (name: string): Promise<number> =>
  (await api.call('POST /api/companies', { session: admin, body: companyInput(name) })).json().id;

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const companyId = await addCompany('Importing');
await addUnit('Bay', await addUnit('Coast', await addUnit('West', null)));
await addUnit('Hills', await addUnit('Inland', await addUnit('East', null)));

describe('a good file', () => {
  it('creates its locations in their units', async () => {
    const answer = await send(
      fileOf([
        {
          name: 'Depot A',
          region: 'west',
          area: 'Coast',
          district: 'BAY',
          isMroAllNonDotResultsRequired: '1',
        },
        { name: 'Depot B', locationPhone: '+1 512.555.0100', state: 'tx', managerEmail: '' },
      ]),
    );

    expect(answer.json()).toEqual({ created: 2 });
    expect(answer.statusCode).toBe(201);
    expect((await list('name[LIKE]=Depot')).results).toMatchObject([
      {
        name: 'Depot A',
        companyId,
        isPrimary: false,
        region: { name: 'West' },
        area: { name: 'Coast' },
        district: { name: 'Bay' },
        locationPhone: '5555550100',
        derInfo: { fullName: 'Dana Example', phoneNumber: '5555550103', email: 'dana@example.com' },
        mroResultType: { isMroAllDotResultsRequired: true, isMroAllNonDotResultsRequired: true },
      },
      {
        name: 'Depot B',
        region: null,
        locationPhone: '5125550100',
        address: { addressLine1: '1 Main Street', addressLine2: 'Suite 100', state: 'TX' },
        locationManagerInfo: { fullName: 'Lee Example', email: null },
      },
    ]);
  });

  it('names a location without a name by its display id', async () => {
    await send(fileOf([{ name: '' }]));

    const [newest] = (await list('sortBy=locationId&sortOrder=DESC&limit=1')).results;
    expect(newest?.['name']).toBe(`Location ${String(newest?.['locationId'])}`);
  });

  it('of 10,000 rows is imported in one go, and counts on', { timeout: 120_000 }, async () => {
    const company = await addCompany('Ten Thousand');
    const before = (await list('sortBy=locationId&sortOrder=DESC&limit=1')).results[0];

    const answer = await send(
      fileOf(Array.from({ length: 10_000 }, (_, index) => ({ name: `Site ${index}` }))),
      { company },
    );

    expect(answer.json()).toEqual({ created: 10_000 });
    const record = await api.call(`GET /api/companies/${company}`, { session: admin });
    expect(record.json().numberOfLocations).toBe(10_001);
    const last = await api.call(
      `GET /api/locations?companyId[EQ]=${company}&sortBy=locationId&sortOrder=DESC&limit=1`,
      {
        session: admin,
      },
    );
    expect(last.json().results[0]).toMatchObject({
      name: 'Site 9999',
      locationId: String(Number(before?.['locationId']) + 10_001),
    });
  });

  it('sent twice with a key creates its locations once', async () => {
    const text = fileOf([{ name: 'Keyed' }]);
    const headers = { 'idempotency-key': 'import-once' };

    const [first, second] = [await send(text, { headers }), await send(text, { headers })];

    expect([first.statusCode, first.json()]).toEqual([201, { created: 1 }]);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect((await list('name[EQ]=Keyed')).total).toBe(1);
  });
});

describe('a bad file', () => {
  /** What is wrong as `line title code`; nothing was created. */
  const failures = async (text: string, sending: Sending = {}) => {
    const before = (await list()).total;
    const answer = await send(text, sending);
    expect(answer.statusCode, answer.body).toBe(400);
    expect((await list()).total).toBe(before);
    return (answer.json().errors as ImportErrors).rows.flatMap(({ row, columns }) =>
      Object.entries(columns).flatMap(([title, errors]) =>
        errors.map(({ errorCode }) => `${row} ${title} ${errorCode}`),
      ),
    );
  };

  it('says everything that is wrong with each row at once, by the columns of the file', async () => {
    await send(fileOf([{ name: 'Taken' }, { name: '', addressLine1: '5 Pier' }]));
    const long = 'x'.repeat(256);
    const both = {
      isMroAllNonDotResultsRequired: '1',
      isMroPositiveNonDotResultsOnlyRequired: '1',
    };
    const rows: Cells[] = [
      { name: 'taken', region: 'South', locationPhone: '', zip: '1', ...both },
      { name: 'New', region: 'West', area: 'Inland', district: long, derEmail: 'x' },
      { name: 'new', region: long, area: 'Coast', state: 'XX' },
      { name: long, region: 'West', isMroAllNonDotResultsRequired: 'yes' },
      { name: '', addressLine1: '5 Pier', managerEmail: 'x' },
      { name: '', addressLine1: '5 Pier', derEmail: 'x' },
    ];
    const nameLast = [...columnNames.filter((name) => name !== 'name'), 'name' as const];

    const told = await failures(fileOf(rows, nameLast));

    expect(told).toEqual([
      '2 Region Name INVALID',
      '2 Area Name BLANK',
      '2 District Name BLANK',
      '2 Location Phone BLANK',
      '2 Zip INVALID_ZIP_CODE',
      '2 MRO Positive Non DOT Results Only Required INVALID',
      '2 Location Name NAME_ALREADY_EXISTS',
      '3 Area Name INVALID',
      '3 District Name TOO_LONG',
      '3 DER Email INVALID_EMAIL_ADDRESS',
      '4 Region Name TOO_LONG',
      '4 District Name BLANK',
      '4 State INVALID_STATE',
      '4 Location Name NAME_ALREADY_EXISTS',
      '5 Area Name BLANK',
      '5 District Name BLANK',
      '5 MRO All Non DOT Results Required INVALID',
      '5 Location Name TOO_LONG',
      '6 Location Manager Email INVALID_EMAIL_ADDRESS',
      '6 Location Name DUPLICATE_VALUE',
      '7 DER Email INVALID_EMAIL_ADDRESS',
    ]);
  });

  it('carries the message and the number of failing rows', async () => {
    const answer = await send(fileOf([{ zip: '1' }]));

    expect(answer.json()).toMatchObject({
      message: 'Some fields are invalid. Please check the following table and upload updated file.',
      params: { failedRows: 1 },
    });
    expect(answer.json()).not.toHaveProperty('errorCode');
  });

  it.each<[string, Cells, string[]]>([
    [
      'only some of the three units',
      { region: 'West' },
      ['2 Area Name BLANK', '2 District Name BLANK'],
    ],
    [
      'a region that does not exist',
      { region: 'South', area: 'Coast', district: 'Bay' },
      ['2 Region Name INVALID'],
    ],
    [
      'an area of another region',
      { region: 'West', area: 'Inland', district: 'Hills' },
      ['2 Area Name INVALID'],
    ],
    [
      'a district of another area',
      { region: 'West', area: 'Coast', district: 'Hills' },
      ['2 District Name INVALID'],
    ],
    [
      'a name that is there already',
      { name: 'HEAD OFFICE' },
      ['2 Location Name NAME_ALREADY_EXISTS'],
    ],
    [
      'both MRO flags',
      { isMroAllNonDotResultsRequired: '1', isMroPositiveNonDotResultsOnlyRequired: '1' },
      ['2 MRO Positive Non DOT Results Only Required INVALID'],
    ],
  ])('may name %s', async (_what, row, expected) => {
    expect(await failures(fileOf([{ name: 'Some Name', ...row }]))).toEqual(expected);
  });

  it('may have a name twice', async () => {
    expect(await failures(fileOf([{ name: 'Twin' }, { name: 'Other' }, { name: 'twin' }]))).toEqual(
      ['4 Location Name NAME_ALREADY_EXISTS'],
    );
  });

  it('may lack a required column', async () => {
    const columns = columnNames.filter((name) => name !== 'zip' && name !== 'managerPhone');

    expect(await failures(fileOf([{ name: 'Columns' }], columns))).toEqual(['1 Zip BLANK']);
  });

  it('is no way around the permission for MRO settings', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

    expect(
      await failures(fileOf([{ name: 'Own Mro', isMroAllNonDotResultsRequired: '1' }]), {
        session,
      }),
    ).toEqual(['2 MRO All Non DOT Results Required INVALID']);
    const allowed = await send(fileOf([{ name: 'Company Mro' }]), { session });
    expect(allowed.json()).toEqual({ created: 1 });
    expect((await list('name[EQ]=Company+Mro')).results).toMatchObject([{ mroResultType: null }]);
  });

  it('may have no rows', async () => {
    const answer = await send(fileOf([]));

    expect(answer.json().errors).toMatchObject({ csv: [{ errorCode: 'AT_LEAST_ONE' }] });
  });

  it('may be sent again without names, and is known unless its rows get some', async () => {
    const company = await addCompany('Nameless');
    const rows = [
      { name: '', addressLine1: '7 Pier', addressLine2: '' },
      { name: '', addressLine1: '8 Pier' },
    ];
    await send(fileOf(rows), { company });

    const again = await send(fileOf([{ name: '', addressLine1: '9 Pier' }, ...rows]), { company });

    expect(again.statusCode).toBe(400);
    const failed: { row: number; columns: Record<string, { message: string }[]> }[] =
      again.json().errors.rows;
    expect(failed.map(({ row, columns }) => [row, columns['Location Name']?.[0]?.message])).toEqual(
      [3, 4].map((row) => [
        row,
        expect.stringMatching(/^"Location \d+" has the same address, phone, fax and DER\./),
      ]),
    );
    const named = rows.map((row, index) => ({ ...row, name: `Pier ${index}` }));
    expect((await send(fileOf(named), { company })).statusCode).toBe(201);
  });

  it('may be sent again, and says which rows are there already', async () => {
    const text = fileOf([{ name: 'Again A' }, { name: 'Again B' }]);
    await send(text);

    expect(await failures(text)).toEqual([
      '2 Location Name NAME_ALREADY_EXISTS',
      '3 Location Name NAME_ALREADY_EXISTS',
    ]);
  });

  it('may have more than 10 MB, and is too big in the same words', async () => {
    const answer = await send(fileOf([]) + ' '.repeat(10 * 1024 * 1024));

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      errorCode: 'BULK_TOO_MANY_ROWS',
      message: 'The file is too big. Please, upload items parts by part.',
    });
  });

  it('may have more than 100,000 rows', { timeout: 120_000 }, async () => {
    const [header] = fileOf([]).split('\r\n');
    const answer = await send(`${header}\n${'x\n'.repeat(100_001)}`);

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      errorCode: 'BULK_TOO_MANY_ROWS',
      message: 'The file is too big. Please, upload items parts by part.',
    });
  });
});

describe('an answer with progress', () => {
  const events = async (text: string) => {
    const answer = await send(text, { headers: { accept: 'application/x-ndjson' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    return answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  it('tells how far it is and ends with the outcome', { timeout: 120_000 }, async () => {
    const rows = Array.from({ length: 1_100 }, (_, index) => ({ name: `Progress ${index}` }));

    const lines = await events(fileOf(rows));

    expect(lines.at(-1)).toEqual({ status: 201, body: { created: 1_100 } });
    const phases = lines.slice(0, -1).map(({ progress }) => progress.phase);
    expect([...new Set(phases)]).toEqual(['CHECKING', 'SAVING']);
    expect(lines.at(-2)).toEqual({ progress: { phase: 'SAVING', processed: 1_100, total: 1_100 } });
  });

  it('ends with the refusal as a plain answer has it', async () => {
    const text = fileOf([{ zip: '1' }]);
    const { requestId: _id, ...refusal } = (await send(text)).json();

    const lines = await events(text);

    expect(lines.at(-1)).toMatchObject({ status: 400, body: refusal });
  });
});

describe('who may import', () => {
  it.each([
    ['COMPANY_USER', 403],
    ['COMPANY_ADMIN', 201],
  ] as const)('%s gets %s', async (role, status) => {
    const session = await api.signIn({ role, companyId });

    const answer = await send(fileOf([{ name: `By ${role}` }]), { session });

    expect(answer.statusCode, answer.body).toBe(status);
  });
});

describe('the example file', () => {
  const example = (session = admin, company = companyId) =>
    api.call(`GET /api/companies/${company}/locations/createFromCSV/example`, { session });

  it('is a CSV with every column that can be imported as it is', async () => {
    const answer = await example();

    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Locations example.csv"',
    });
    expect(answer.body).toContain('West,Coast,Bay');
    expect((await send(answer.body)).json()).toEqual({ created: 1 });
  });
});
