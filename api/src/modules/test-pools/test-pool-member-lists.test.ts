import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addMember, addPool, clerk, driver } from './testing/member-calls.ts';
import { growPoolWorld, regulated } from './testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const crew = await addPool(api, world, {
  ...regulated,
  name: 'Crew/Night',
  isTestPoolForCompany: true,
});
const other = await addPool(api, world);
const { near, far, admin } = world;
const people = [
  driver({
    lastName: 'moss',
    firstName: 'Ann',
    locationId: far,
    ssn: '900-70-0009',
    cdlNumber: 'B1',
  }),
  driver({
    lastName: 'Abel',
    firstName: '=1+1',
    locationId: near,
    ssn: '900-70-0001',
    cdlNumber: 'c1',
  }),
  driver({ lastName: 'Zorn', firstName: 'Cid', locationId: near, ssn: null, cdlNumber: 'A1' }),
];
for (const each of people) await addMember(api, admin, crew.id, each);
await addMember(api, admin, other.id, clerk({ lastName: 'Mossberg', idNumber: 'K-17' }));
const gone = await addMember(
  api,
  admin,
  crew.id,
  driver({ lastName: 'Gone', locationId: near, cdlNumber: 'D-1 77', ssn: '900-70-3456' }),
);
await api.call(`POST /api/testpoolmembers/specific/${gone.id}/delete`, { session: admin });

interface Answer {
  results: { lastName: string; ssn: string | null; location: { locationId: string } }[];
  total: number;
}

const list = async (path: string): Promise<Answer> => {
  const answer = await api.call(`GET /api/testpoolmembers${path}`, { session: world.admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const names = async (path: string) => (await list(path)).results.map(({ lastName }) => lastName);

describe('the members of a pool', () => {
  it('come by last name, removed ones too', async () => {
    expect(await names(`/${crew.id}`)).toEqual(['Abel', 'Gone', 'moss', 'Zorn']);
  });

  it('are counted as they are listed', async () => {
    const totals = await Promise.all(
      [
        '?limit=1',
        '?limit=0',
        '?deleted[EQ]=true',
        '?deleted[EQ]=false&limit=2',
        '?lastName[SW]=m',
      ].map(async (query) => (await list(`/${crew.id}${query}`)).total),
    );

    expect(totals).toEqual([4, 4, 1, 3, 1]);
  });

  it.each([
    ['?q=ANN mo', ['moss']],
    ['?q=gone', ['Gone']],
    ['?q=moss, an', ['moss']],
    ['?q=b1', ['moss']],
    ['?q=D-1 7', ['Gone']],
    ['?q=d177', ['Gone']],
    ['?lastName[SW]=MO', ['moss']],
    ['?firstName[SW]=c', ['Zorn']],
    ['?deleted[EQ]=true', ['Gone']],
    ['?deleted[EQ]=false', ['Abel', 'moss', 'Zorn']],
    ['?sortBy=lastName&sortOrder=DESC', ['Zorn', 'moss', 'Gone', 'Abel']],
    ['?sortBy=cdlNumber', ['Zorn', 'moss', 'Abel', 'Gone']],
    ['?sortBy=location.locationId&deleted[EQ]=false', ['Abel', 'Zorn', 'moss']],
    ['?sortBy=ssn&deleted[EQ]=false', ['Abel', 'moss', 'Zorn']],
  ])('by %s', async (query, expected) => {
    expect(await names(`/${crew.id}${query}`)).toEqual(expected);
  });

  it('are found by the display id of their location', async () => {
    const [first] = (await list(`/${crew.id}?lastName[SW]=moss`)).results;

    expect(
      await names(`/${crew.id}?location.locationId[LIKE]=${first?.location.locationId}`),
    ).toEqual(['moss']);
  });

  it('show no SSN in full', async () => {
    const shown = (await list(`/${crew.id}?sortBy=lastName`)).results.map(({ ssn }) => ssn);

    expect(shown).toEqual(['***-**-0001', '***-**-3456', '***-**-0009', null]);
  });
});

describe('the members of several pools', () => {
  it('come together, and by pool', async () => {
    expect(await names('?q=moss')).toEqual(['moss', 'Mossberg']);
    expect(await names(`?testPoolId[EQ]=${other.id}`)).toEqual(['Mossberg']);
    expect((await list(`?testPoolId[IN][]=${other.id}&testPoolId[IN][]=${crew.id}`)).total).toBe(5);
  });
});

describe('the download', () => {
  const download = async (pool: TestPool) =>
    api.call(`GET /api/testpoolmembers/${pool.id}/download`, { session: world.admin });

  it('is named after the pool and the day', async () => {
    expect((await download(crew)).headers['content-disposition']).toMatch(
      /filename="Members For Testpool Crew-Night @ \d\d-\d\d-\d{4}\.csv"/,
    );
  });

  it('has the columns of an import with masked SSNs, and what a spreadsheet would calculate as text', async () => {
    const lines = (await download(crew)).body.replace('\ufeff', '').split('\r\n');

    expect(lines[0]).toBe(
      'First Name,Last Name,SSN,Date of Birth,CDL Number,State,Other ID,Observation Required,Employee Category,Location ID,Status,Added/Removed At',
    );
    expect(lines[1]).toMatch(
      /^'=1\+1,Abel,\*\*\*-\*\*-0001,01\/02\/1980,c1,TX,,No,Driver,\d+,Active,\d\d\/\d\d\/\d{4}$/,
    );
    expect(lines[2]).toContain(',Removed,');
    expect(lines).toHaveLength(6);
  });

  it('has the day of the reader, as the list has', async () => {
    const reader = await api.signIn({ role: 'MD_USER' });
    await api.asOwner(1, async (tx) => {
      await tx.run(
        sql`update sessions set timezone = 'America/Chicago' where user_id = ${reader.userId}`,
      );
      await tx.run(sql`update test_pool_members set member_status_adjusted_at = '2026-03-02T03:30:00Z'
        where test_pool_id = ${other.id}`);
    });

    const { body } = await api.call(`GET /api/testpoolmembers/${other.id}/download`, {
      session: reader,
    });

    expect(body).toContain('Mossberg,K-17,Active,03/01/2026');
  });

  it('of an unregulated pool has the ID number', async () => {
    expect((await download(other)).body).toContain('Mossberg,K-17,Active');
  });
});
