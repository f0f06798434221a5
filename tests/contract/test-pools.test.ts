import { inject, describe, expect, it } from 'vitest';
import { callApi } from '../support/api.ts';
import { send } from '../support/http.ts';
import { uniqueName } from '../support/seed.ts';
import type { DemoUser } from '../support/users.ts';
import { ask, dataOf, tokenOf, urlOf } from './graphql-walk.ts';

interface Errors {
  errors: { errorCode: string; path: string[] }[];
}
interface PoolAnswer {
  createTestPool: Errors & { testPool: { id: string; status: string } | null };
}
interface MemberAnswer {
  createTestPoolMember: Errors & {
    testPoolMember: { id: string; ssn: string | null } | null;
  };
}

const createPool = `mutation Create($input: CreateTestPoolInput!) {
  createTestPool(input: $input) { testPool { id status } errors { errorCode path } }
}`;
const createMember = `mutation Add($pool: ID!, $input: CreateTestPoolMemberInput!) {
  createTestPoolMember(testPoolId: $pool, input: $input) {
    testPoolMember { id ssn }
    errors { errorCode path }
  }
}`;

const northwind = async (): Promise<string> => {
  const { companies } = await dataOf<{ companies: { nodes: { id: string }[] } }>(
    'super',
    '{ companies(q: "Northwind") { nodes { id } } }',
  );
  return companies.nodes[0]?.id ?? '';
};

const poolInput = async (more: object = {}) => ({
  name: uniqueName('Pool'),
  companyId: await northwind(),
  isTestPoolForCompany: true,
  isRegulated: true,
  testingAgencyId: '1',
  oversampling: 2.25,
  modality: 'quarterly',
  programStartDate: `${new Date().getUTCFullYear()}-01-01`,
  testOrderType: 'PAPER_CCF_ORDER',
  ...more,
});

async function addPool(more: object = {}): Promise<string> {
  const { createTestPool } = await dataOf<PoolAnswer>('admin', createPool, {
    input: await poolInput(more),
  });
  expect(createTestPool.errors).toEqual([]);
  return createTestPool.testPool?.id ?? '';
}

async function driver(more: object = {}) {
  const { locations } = await dataOf<{ locations: { nodes: { id: string }[] } }>(
    'corporate',
    '{ locations(limit: 1) { nodes { id } } }',
  );
  return {
    firstName: 'Dana',
    lastName: 'Whitfield',
    ssn: '900-55-1234',
    state: 'TX',
    cdlNumber: uniqueName('D'),
    dateOfBirth: '1980-01-02',
    observationRequired: false,
    employeeCategory: 1,
    locationId: locations.nodes[0]?.id,
    ...more,
  };
}

describe('a random test pool through the portal', () => {
  it('takes targets from its regulator and its members with sealed SSNs', async () => {
    const pool = await addPool();
    const { createTestPoolMember } = await dataOf<MemberAnswer>('corporate', createMember, {
      pool,
      input: await driver(),
    });
    const id = createTestPoolMember.testPoolMember?.id;
    interface Read {
      testPool: object;
      testPoolMember: { ssn: string };
      testPoolMembers: { totalCount: number; nodes: { ssn: string }[] };
    }

    const read = await dataOf<Read>(
      'corporate',
      `query Read($pool: ID!, $id: ID!) {
        testPool(id: $pool) { drugPercentage alcoholPercentage oversampling activeMemberCount testingAgency { name } company { companyName } viewerCanUpdate viewerCanManageMembers }
        testPoolMember(id: $id) { ssn }
        testPoolMembers(where: { testPoolId: { eq: $pool } }) { totalCount nodes { ssn } } }`,
      { pool, id },
    );

    expect(createTestPoolMember).toMatchObject({
      testPoolMember: { ssn: '***-**-1234' },
      errors: [],
    });
    expect(read).toEqual({
      testPool: {
        drugPercentage: 50,
        alcoholPercentage: 10,
        oversampling: 2.25,
        activeMemberCount: 1,
        testingAgency: { name: 'FMCSA' },
        company: { companyName: 'Northwind Logistics' },
        viewerCanUpdate: false,
        viewerCanManageMembers: true,
      },
      testPoolMember: { ssn: '900551234' },
      testPoolMembers: { totalCount: 1, nodes: [{ ssn: '***-**-1234' }] },
    });
  });

  it('refuses bad input at its fields', async () => {
    const input = await poolInput({ testingAgencyId: null, companyId: 'abc', name: ' ' });

    const { createTestPool } = await dataOf<PoolAnswer>('admin', createPool, { input });

    const failed = createTestPool.errors.map(
      ({ errorCode, path }) => `${path.join('.')} ${errorCode}`,
    );
    expect(failed.toSorted()).toEqual(['companyId INVALID', 'name BLANK']);
  });

  it('takes nobody twice, and a repeated call once', async () => {
    const pool = await addPool();
    const input = await driver();
    const headers = {
      authorization: `Bearer ${await tokenOf('admin')}`,
      'idempotency-key': uniqueName('key').replaceAll(' ', '-'),
    };
    const add = () =>
      send(inject('url'), {
        method: 'POST',
        path: '/graphql',
        headers,
        body: { query: createMember, variables: { pool, input } },
      });

    const [first, again] = [(await add()).json(), (await add()).json()];
    const addOther = async (more: object) =>
      (await dataOf<MemberAnswer>('admin', createMember, { pool, input: { ...input, ...more } }))
        .createTestPoolMember;
    const sameNumber = await addOther({ firstName: 'Robin', ssn: '212-55-9876' });
    const samePerson = await addOther({ cdlNumber: uniqueName('D') });

    expect(again).toEqual(first);
    const refused = (field: string) => ({
      testPoolMember: null,
      errors: [{ errorCode: 'DUPLICATE_VALUE', path: [field] }],
    });
    expect([sameNumber, samePerson]).toEqual([refused('cdlNumber'), refused('ssn')]);
  });
});

describe('files of members', () => {
  const boundary = 'assay-members';
  const upload = async (user: DemoUser, pool: string, csv: string, accept = '*/*') =>
    send(urlOf(user), {
      method: 'POST',
      path: `/upload/test-pools/${pool}/members`,
      headers: {
        accept,
        authorization: `Bearer ${await tokenOf(user)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="csv"; filename="m.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
      ),
    });
  const officePool = () =>
    addPool({
      isRegulated: false,
      testingAgencyId: null,
      targetType: 'percentage',
      drugPercentage: 10,
      alcoholPercentage: 0,
      programEndDate: `${new Date().getUTCFullYear()}-12-31`,
    });
  const place = async (): Promise<string> => {
    const { locations } = await dataOf<{ locations: { nodes: { locationId: string }[] } }>(
      'corporate',
      '{ locations(limit: 1) { nodes { locationId } } }',
    );
    return locations.nodes[0]?.locationId ?? '';
  };
  const file = async (ids: readonly string[]) => {
    const locationId = await place();
    return `First Name,Last Name,ID Number,Location ID\n${ids.map((id) => `Ann,Lee,${id},${locationId}\n`).join('')}`;
  };

  it('go in and come out', async () => {
    const pool = await officePool();

    const uploaded = await upload('corporate', pool, await file(['E-1', 'E-2']));
    const downloaded = await send(inject('url'), {
      path: `/download/test-pools/${pool}/members`,
      headers: { authorization: `Bearer ${await tokenOf('corporate')}` },
    });

    expect([uploaded.status, uploaded.json()]).toEqual([201, { created: 2 }]);
    expect(downloaded.headers['content-disposition']).toMatch(/Members For Testpool .* @ .*\.csv/);
    expect(downloaded.text.match(/Ann,Lee,E-/g)).toHaveLength(2);
  });

  it('tell progress to who asks for it', async () => {
    const pool = await officePool();

    const answer = await upload('admin', pool, await file(['E-1']), 'application/x-ndjson');
    const events = answer.text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));

    expect(events.at(-1)).toEqual({ status: 201, body: { created: 1 } });
    expect(events.length).toBeGreaterThan(1);
  });

  it('have an example with the columns that are asked for', async () => {
    const example = await send(inject('url'), {
      path: '/download/test-pool-members/unregulated/example?includeLocation=true',
      headers: { authorization: `Bearer ${await tokenOf('admin')}` },
    });

    expect(example.text).toContain('First Name,Last Name,ID Number,Location ID');
  });

  it('are refused to a stranger as if the pool were not there', async () => {
    const pool = await officePool();

    expect((await upload('summit', pool, 'x')).status).toBe(404);
  });
});

describe('who sees pools and members', () => {
  it.each(['companyUser', 'region', 'area', 'district', 'unit', 'location'] as const)(
    '%s is refused them, and how far they are',
    async (user) => {
      for (const field of [
        'testPools { totalCount }',
        'testPoolMembers { totalCount }',
        'testPoolProgress { totalCount }',
        'testPoolProgressSummary { active }',
        'testPoolMonths { pools }',
      ]) {
        const { errors } = await ask(user, `{ ${field} }`);
        expect([field, errors?.[0]?.extensions?.['code']]).toEqual([field, 'FORBIDDEN']);
      }
    },
  );

  it('the administrator of a company that runs its draws sees those of the company', async () => {
    interface Seen {
      testPools: { nodes: { companyName: string }[] };
      testPoolMembers: { totalCount: number };
    }
    const query =
      '{ testPools(limit: 100) { nodes { companyName } } testPoolMembers(limit: 1) { totalCount } }';

    const [own, all] = [await dataOf<Seen>('corporate', query), await dataOf<Seen>('super', query)];

    expect(new Set(own.testPools.nodes.map(({ companyName }) => companyName))).toEqual(
      new Set(['Northwind Logistics']),
    );
    expect(own.testPoolMembers.totalCount).toBeGreaterThan(1_000);
    expect(own.testPoolMembers.totalCount).toBeLessThan(all.testPoolMembers.totalCount);
  });

  it('progress is told of the own company alone, and another tenant has its own', async () => {
    interface Progress {
      testPoolProgress: { nodes: { companyName: string }[] };
      testPoolProgressSummary: { active: number };
      testPoolMonths: { pools: number };
    }
    const query =
      '{ testPoolProgress(limit: 100) { nodes { companyName } } testPoolProgressSummary { active } testPoolMonths { pools } }';
    const of = async (user: DemoUser) => {
      const { testPoolProgress, testPoolProgressSummary, testPoolMonths } = await dataOf<Progress>(
        user,
        query,
      );
      expect(testPoolMonths.pools).toBe(testPoolProgressSummary.active);
      const names = new Set(testPoolProgress.nodes.map(({ companyName }) => companyName));
      return { names, active: testPoolProgressSummary.active };
    };

    const [own, all, other] = [await of('corporate'), await of('super'), await of('summit')];

    expect(own.names).toEqual(new Set(['Northwind Logistics']));
    expect(all.names.size).toBeGreaterThan(5);
    expect([...other.names].filter((name) => all.names.has(name))).toEqual([]);
    expect(own.active).toBeLessThan(all.active);
    expect(other.active).toBe(2);
  });

  it('the filters of internal users are no fields to a client', async () => {
    const path = '/api/testpools?runsManagedByMd[EQ]=true';

    const [internal, client] = [
      await callApi('admin', { path }),
      await callApi('corporate', { path }),
    ];

    expect([internal.status, client.status]).toEqual([200, 400]);
    expect(client.json()).toMatchObject({ errorCode: 'FIELD_NOT_FOUND_IN_ENTITY' });
  });
});
