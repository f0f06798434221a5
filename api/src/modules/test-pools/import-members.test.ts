import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ImportErrors } from '@assay/schema/core/import-errors';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import type { Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addPool, importMembers } from './testing/member-calls.ts';
import { growPoolWorld, regulated } from './testing/pool-world.ts';
import { takenKeys } from './test-pool-members.repository.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const place: string = (
  await api.call(`GET /api/locations/${world.far}`, { session: world.admin })
).json().locationId;

const unregulatedPool = () => addPool(api, world);
const regulatedPool = () => addPool(api, world, { ...regulated, isTestPoolForCompany: true });
const send = (pool: TestPool, content: string) => importMembers(api, world.admin, pool.id, content);
const membersOf = async (pool: TestPool): Promise<TestPoolMember[]> =>
  (
    await api.call(`GET /api/testpoolmembers/${pool.id}?limit=1000`, { session: world.admin })
  ).json().results;

/** What is wrong as `line title code`, with the words in place of a code that says too little. */
async function failures(pool: TestPool, content: string): Promise<string[]> {
  const answer = await send(pool, content);
  expect(answer.statusCode, answer.body).toBe(400);
  return (answer.json().errors as ImportErrors).rows.flatMap(({ row: line, columns }) =>
    Object.entries(columns).flatMap(([title, list]) =>
      list.map(({ errorCode, message }) => {
        const what = errorCode === 'DUPLICATE_VALUE' ? message : errorCode;
        return `${line} ${title} ${what}`;
      }),
    ),
  );
}

const head =
  'First Name,Last Name,SSN,Date of Birth,CDL Number,State,Other ID,Observation Required,Employee Category,Location ID';
let people = 0;
/** A person of its own; a cell in place of its own where it is given. */
const row = (more: Record<number, string> = {}) => {
  const name = `Reed ${(people += 1)}`;
  const cells = ['Dana', name, '', '1/2/1980', 'D1', 'tx', '', 'no', 'driver', place];
  return cells.map((cell, index) => more[index] ?? cell).join(',');
};

describe('importing into an unregulated pool', () => {
  it('takes the file as clients send it', async () => {
    const pool = await unregulatedPool();
    const content =
      '\ufeffNotes, last name ,ID Number,First Name\r\n"a, b",Vale , E-1,"Robin ""Rob"""\r\n,,,\r\n\r\nx,Moss,E-2,Ann';

    const answer = await send(pool, content);

    expect(answer.json()).toEqual({ created: 2 });
    expect(await membersOf(pool)).toMatchObject([
      { firstName: 'Ann', lastName: 'Moss', idNumber: 'E-2' },
      { firstName: 'Robin "Rob"', lastName: 'Vale', idNumber: 'E-1', locationId: world.near },
    ]);
  });

  it('counts them in the pool', async () => {
    const pool = await unregulatedPool();
    await send(pool, 'First Name,Last Name,ID Number\nA,B,1\nA,B,2\n');

    const { activeMemberCount } = (
      await api.call(`GET /api/testpools/${pool.id}`, { session: world.admin })
    ).json();
    expect(activeMemberCount).toBe(2);
  });

  it('says which rows of a file that is sent twice are there, and adds nothing', async () => {
    const pool = await unregulatedPool();
    const content = 'First Name,Last Name,ID Number\nA,B,E-1\nA,B,E-2\n';
    await send(pool, content);

    const answer = await send(pool, `${content}C,D,e-3\n`);

    expect(answer.statusCode).toBe(400);
    const duplicate = {
      columns: {
        'ID Number': [
          {
            errorCode: 'DUPLICATE_VALUE',
            message: 'A member with this number is in the Test Pool already.',
            params: {},
          },
        ],
      },
    };
    expect(answer.json().errors.rows).toEqual([
      { row: 2, ...duplicate },
      { row: 3, ...duplicate },
    ]);
    expect(await membersOf(pool)).toHaveLength(2);
  });

  it('refuses two rows with one number', async () => {
    const pool = await unregulatedPool();

    const answer = await send(pool, 'First Name,Last Name,ID Number\nA,B,E-1\nC,D,e-1\n');

    expect(answer.json().errors.rows).toMatchObject([
      { row: 3, columns: { 'ID Number': [{ errorCode: 'DUPLICATE_VALUE' }] } },
    ]);
  });

  it('takes back the number of a removed member as a new one', async () => {
    const pool = await unregulatedPool();
    const content = 'First Name,Last Name,ID Number\nA,B,E-1\n';
    await send(pool, content);
    const [member] = await membersOf(pool);
    await api.call(`POST /api/testpoolmembers/specific/${member?.id}/delete`, {
      session: world.admin,
    });

    expect((await send(pool, content)).json()).toEqual({ created: 1 });
  });
});

describe('importing into a regulated pool that spans locations', () => {
  it.each(['1/2/1980', '01/02/1980', '1980-01-02'])('reads the date %s', async (day) => {
    const pool = await regulatedPool();

    expect((await send(pool, `${head}\n${row({ 2: '900-70-3456', 3: day })}\n`)).json()).toEqual({
      created: 1,
    });
    expect(await membersOf(pool)).toMatchObject([
      {
        dateOfBirth: '1980-01-02',
        ssn: '***-**-3456',
        state: 'TX',
        observationRequired: false,
        employeeCategoryName: 'Driver',
        location: { id: world.far },
      },
    ]);
  });

  it('opens each SSN where it was sealed', async () => {
    const pool = await regulatedPool();
    await send(pool, `${head}\n${row({ 2: '900702222' })}\n${row({ 2: '', 4: 'D2' })}\n`);
    const [one, two] = await membersOf(pool);
    const ssnOf = async (id = 0) =>
      (await api.call(`GET /api/testpoolmembers/specific/${id}`, { session: world.admin })).json()
        .ssn;

    expect([await ssnOf(one?.id), await ssnOf(two?.id)]).toEqual(['900702222', null]);
  });

  it('says what is wrong in which row and column', async () => {
    const pool = await regulatedPool();
    const wrong: Record<number, string>[] = [
      { 2: '12' },
      { 3: '13/40/1980' },
      { 3: '1/1/2999' },
      { 4: '' },
      { 5: 'XX' },
      { 7: 'maybe' },
      { 8: 'Pilot' },
      { 9: '1' },
    ];
    const lines = [head, ...wrong.map((cells, index) => row({ 4: `D${index}`, ...cells }))];

    expect(await failures(pool, lines.join('\n'))).toEqual([
      '2 SSN INVALID',
      '3 Date of Birth INVALID',
      '4 Date of Birth INVALID',
      '5 CDL Number BLANK',
      '6 State INVALID_STATE',
      '7 Observation Required INVALID',
      '8 Employee Category INVALID',
      '9 Location ID INVALID',
    ]);
    expect(await membersOf(pool)).toEqual([]);
  });

  it('says everything that is wrong with each row at once, and nothing twice', async () => {
    const pool = await regulatedPool();
    await send(pool, `${head}\n${row({ 4: 'T-1' })}\n`);
    const lines = [
      head,
      row({ 3: '13/40/1980', 4: 't1', 8: 'Pilot', 9: '1' }),
      row({ 2: '12', 4: 'N-1' }),
      row({ 4: 'N1', 5: 'Texas' }),
      row({ 0: '', 4: 'n 1', 7: 'maybe' }),
      row({ 4: '', 8: '', 9: '' }),
      row({ 4: 'T1' }),
      row({ 4: 'N-2' }),
    ];

    const told = await failures(pool, `\ufeff${lines.join('\r\n')}`);

    expect(told).toEqual([
      '2 Date of Birth INVALID',
      '2 CDL Number A member with this number is in the Test Pool already.',
      '2 Employee Category INVALID',
      '2 Location ID INVALID',
      '3 SSN INVALID',
      '4 State INVALID_STATE',
      '5 First Name BLANK',
      '5 CDL Number Row 3 of the file has the same number.',
      '5 Observation Required INVALID',
      '6 CDL Number BLANK',
      '6 Employee Category BLANK',
      '6 Location ID BLANK',
      '7 CDL Number Row 2 of the file has the same number.',
      '7 CDL Number A member with this number is in the Test Pool already.',
    ]);
    expect(await membersOf(pool)).toHaveLength(1);
  });

  it('refuses who is there under another license, in the pool or in the file', async () => {
    const pool = await regulatedPool();
    const ann = { 0: 'Ann', 1: 'Moss' };
    await send(pool, `${head}\n${row({ ...ann, 2: '123-45-6789', 4: 'A-1' })}\n`);

    const told = await failures(
      pool,
      [
        head,
        row({ 2: '123456789', 4: 'B-1' }),
        row({ ...ann, 4: 'B-2' }),
        row({ 2: '123456780', 4: 'B-3' }),
        row({ 0: 'Ben', 1: 'Ford', 4: 'B-4' }),
        row({ 0: 'ben', 1: 'FORD', 4: 'B-5' }),
        row({ 2: '123-45-6780', 4: 'B-6' }),
      ].join('\n'),
    );

    const other = 'If this is another person, enter the SSN of both.';
    expect(told).toEqual([
      '2 SSN A member with this SSN is in the Test Pool already.',
      `3 Date of Birth A member with this name and date of birth is in the Test Pool already. ${other}`,
      `6 Date of Birth Row 5 of the file has the same name and date of birth. ${other}`,
      '7 SSN Row 4 of the file has the same SSN.',
    ]);
  });

  it('takes an own download, without the SSNs that it masks, and nobody who was removed', async () => {
    const [last, next] = [await regulatedPool(), await regulatedPool()];
    await send(last, `${head}\n${row({ 2: '123456789' })}\n${row({ 1: 'Zorn', 4: 'D2' })}\n`);
    const download = async () =>
      (await api.call(`GET /api/testpoolmembers/${last.id}/download`, { session: world.admin }))
        .body;

    expect((await send(next, await download())).json()).toEqual({ created: 2 });
    expect((await membersOf(next)).map(({ ssn }) => ssn)).toEqual([null, null]);

    const [, zorn] = await membersOf(last);
    await api.call(`POST /api/testpoolmembers/specific/${zorn?.id}/delete`, {
      session: world.admin,
    });
    expect(await failures(await regulatedPool(), await download())).toEqual(['3 Status INVALID']);
  });

  it('does not know the location of another company', async () => {
    const elsewhere = await growPoolWorld(api, 'Other Imports');
    const { locationId } = (
      await api.call(`GET /api/locations/${elsewhere.near}`, { session: elsewhere.admin })
    ).json();

    const told = await failures(await regulatedPool(), `${head}\n${row({ 0: '', 9: locationId })}`);

    expect(told).toEqual(['2 First Name BLANK', '2 Location ID INVALID']);
  });

  it('refuses a file of the other kind by the columns that it lacks', async () => {
    const pool = await regulatedPool();

    const { rows } = (await send(pool, 'First Name,Last Name,ID Number\nA,B,1\n')).json().errors;

    expect(Object.keys(rows[0].columns)).toEqual([
      'Date of Birth',
      'CDL Number',
      'State',
      'Observation Required',
      'Employee Category',
      'Location ID',
    ]);
  });
});

describe('an import is refused', () => {
  it('by a pool that cannot change', async () => {
    const pool = await unregulatedPool();
    await api.call(`POST /api/testpools/${pool.id}/deactivate`, { session: world.admin });

    const answer = await send(pool, 'First Name,Last Name,ID Number\nA,B,1\n');

    expect(answer.json().errorCode).toBe('TEST_POOL_NOT_EDITABLE');
  });
});

describe('what a file looks like', () => {
  const get = (path: string) =>
    api.call(`GET /api/testpoolmembers/upload/${path}`, { session: world.admin });

  it.each([
    ['unregulated/displayData', ['First Name', 'Last Name', 'ID Number', 'Status']],
    [
      'unregulated/displayData?includeLocation=true',
      ['First Name', 'Last Name', 'ID Number', 'Location ID', 'Status'],
    ],
    ['regulated/displayData?includeLocation=true', [...head.split(','), 'Status']],
  ])('%s', async (path, expected) => {
    const { results } = (await get(path)).json();

    expect(results.map((each: { name: string }) => each.name)).toEqual(expected);
  });

  it('tells required columns', async () => {
    const { results } = (await get('regulated/displayData')).json();

    expect(
      results
        .filter((each: { required: boolean }) => !each.required)
        .map((each: { name: string }) => each.name),
    ).toEqual(['SSN', 'Other ID', 'Status']);
  });

  it('is shown by an example that can be imported', async () => {
    const pool = await unregulatedPool();

    expect((await send(pool, (await get('unregulated/example')).body)).json()).toEqual({
      created: 1,
    });
  });

  it('is shown by an example for the places and categories of a pool', async () => {
    const pilots = await addPool(api, world, {
      ...regulated,
      testingAgencyId: 2,
      isTestPoolForCompany: true,
    });
    const example = `regulated/example?includeLocation=true&testPoolId=${pilots.id}`;

    expect((await send(pilots, (await get(example)).body)).json()).toEqual({ created: 1 });
    expect((await get('regulated/example?testPoolId=9999')).statusCode).toBe(404);
  });

  it('of another kind is not found', async () => {
    expect((await get('half/displayData')).statusCode).toBe(404);
  });
});

/** Rows of members that this transaction has read so far. */
const rowsRead = async (tx: Tx): Promise<number> => {
  const found = await tx.row<{ count: number }>(
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as count
      from pg_stat_xact_all_tables where relname = 'test_pool_members'`,
  );
  return found?.count ?? 0;
};

describe('looking up which numbers a pool has', () => {
  const numbers = Array.from({ length: 2_000 }, (_, index) => index);

  it.each([
    {
      kind: 'an unregulated pool',
      make: unregulatedPool,
      file: () => ['First Name,Last Name,ID Number', ...numbers.map((each) => `A,B,E-${each}`)],
      keyOf: (each: number) => `e-${each}`,
    },
    {
      kind: 'a regulated pool',
      make: regulatedPool,
      file: () => [head, ...numbers.map((each) => row({ 4: `D${each}` }))],
      keyOf: (each: number) => `d${each} TX`,
    },
  ])(
    'reads one row for each that is taken in $kind, however little is known of it',
    async (each) => {
      const pool = await each.make();
      const sent = await send(pool, each.file().join('\n'));
      expect(sent.json()).toEqual({ created: numbers.length });
      const keys = [...numbers.slice(0, 100).map(each.keyOf), 'nobody', 'x TX'];

      const { taken, read } = await inTransaction(api.database, { tenantId: 1 }, async (tx) => {
        const before = await rowsRead(tx);
        const found = await takenKeys(tx, pool.id, pool.isRegulated, keys);
        return { taken: found, read: (await rowsRead(tx)) - before };
      });

      expect(taken.size).toBe(100);
      expect(read).toBe(100);
    },
  );
});
