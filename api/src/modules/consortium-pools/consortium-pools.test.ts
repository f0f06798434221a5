import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCertificate } from '@assay/draw/verify-certificate';
import type {
  ConsortiumPool,
  ConsortiumPoolDetails,
  ConsortiumRunDetails,
} from '@assay/schema/consortium-pools/consortium-pool';
import type { SelectionExtract } from '@assay/schema/selection-runs/extract';
import type { TestSession } from '../../core/testing/test-app.ts';
import { growConsortiumPool, sizes } from '../selection-runs/testing/consortium-pool-world.ts';

type World = Awaited<ReturnType<typeof growConsortiumPool>>;
let world: World;
beforeAll(async () => {
  world = await growConsortiumPool();
}, 120_000);
afterAll(() => world.api.close());

const read = async <T>(path: string, session: TestSession): Promise<T> => {
  const answer = await world.api.call(`GET /api/${path}`, { session });
  expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
  return answer.json<T>();
};
const companies = ['harbor', 'desert'] as const;

describe('A pool of a consortium, to an administrator of one of its companies', () => {
  test('is there with the own members counted, and the first link', async () => {
    for (const company of companies) {
      const session = world.administrators[company];
      const { results } = await read<{ results: ConsortiumPool[] }>('consortiumpools', session);
      const { seedchain } = {
        seedchain: await read<{ firstLink: string }>(
          `testpools/${world.pool.id}/seedchain`,
          world.admin,
        ),
      };
      expect(results).toMatchObject([
        {
          id: world.pool.id,
          name: world.pool.name,
          ownMemberCount: sizes[company],
          drugPercentage: 50,
          firstLink: seedchain.firstLink,
        },
      ]);
    }
  });

  test('shows its draws with the own people, and together with the others nobody is missing', async () => {
    const { pool, run, administrators } = world;
    const drawn: string[] = [];
    for (const company of companies) {
      const session = administrators[company];
      const { runs } = await read<ConsortiumPoolDetails>(`consortiumpools/${pool.id}`, session);
      expect(runs).toMatchObject([{ id: run.id, ownMemberCount: sizes[company] }]);
      const own = await read<ConsortiumRunDetails>(`consortiumruns/${run.id}`, session);
      expect(own.people).toHaveLength(own.ownDrawnCount);
      for (const { lastName } of own.people) expect(lastName).toBe(`of ${company}`);
      drawn.push(...own.people.map(({ id, selectionStatus }) => `${id} ${selectionStatus}`));
    }
    expect(drawn.toSorted()).toEqual(
      run.participants.map((each) => `${each.memberId} ${each.selectionStatus}`).toSorted(),
    );
  });

  test('tells neither by a number nor by a name of the others', async () => {
    const { pool, run, administrators } = world;
    for (const path of [
      'consortiumpools',
      `consortiumpools/${pool.id}`,
      `consortiumruns/${run.id}`,
      `consortiumruns/${run.id}/extract`,
    ]) {
      const text = JSON.stringify(await read<unknown>(path, administrators.harbor));
      expect(text, path).not.toMatch(/desert/i);
      expect(text, path).not.toMatch(
        /runIndex|"order"|activeMemberCount|memberCount"|selectedFor[A-Z]|Ytd/,
      );
      // 42 members together, 30 of the other; ids, days and hashes have no such number by itself.
      expect(text.replaceAll(/"(id|memberId|locationId)":\d+/g, ''), path).not.toMatch(
        /:(42|30)[,}\]]/,
      );
    }
  });
});

describe('The extract of a company', () => {
  const extractOf = (company: (typeof companies)[number]): Promise<SelectionExtract> =>
    read(`consortiumruns/${world.run.id}/extract`, world.administrators[company]);

  test('proves the places of its members, with the first link that was known before', async () => {
    for (const company of companies) {
      const extract = await extractOf(company);
      const { verdict, checks } = verifyCertificate(
        JSON.stringify(extract),
        extract.commitment.firstLink,
      );
      expect(checks.filter(({ holds }) => !holds)).toEqual([]);
      expect(verdict).toBe('PROVED');
      expect(extract.snapshot).toHaveLength(sizes[company]);
    }
  });

  test('is of the draw whose certificate the TPA has', async () => {
    const { run, admin } = world;
    const whole = await read<{
      commitmentEntry: { hash: string };
      outcomeEntry: { hash: string };
      outcome: { seed: string };
      snapshot: { id: number; person?: string }[];
    }>(`selectionrun/${run.id}/certificate`, admin);
    const members = new Map(whole.snapshot.map(({ id, person }) => [id, person]));
    for (const company of companies) {
      const { commitment, outcome, snapshot } = await extractOf(company);
      expect(commitment.run).toBe(whole.commitmentEntry.hash);
      expect(outcome.run).toBe(whole.outcomeEntry.hash);
      expect(outcome.seed).toBe(whole.outcome.seed);
      for (const { id, person } of snapshot) expect(members.get(id)).toBe(person);
    }
  });

  test.each<[string, (extract: SelectionExtract) => unknown]>([
    ['a member left out', ({ snapshot }) => snapshot.pop()],
    ['somebody who was not drawn', ({ outcome }) => outcome.drawn.pop()],
    ['another seed', ({ outcome }) => Object.assign(outcome, { seed: 'a'.repeat(64) })],
    [
      'a higher last ticket',
      ({ outcome: { lastTickets } }) => Object.assign(lastTickets, { drugs: 'f'.repeat(64) }),
    ],
    ['another name', ({ people }) => Object.assign(people[0]?.name ?? {}, { firstName: 'Lou' })],
  ])('proves nothing with %s', async (_name, change) => {
    const extract = await extractOf('desert');
    change(extract);
    expect(verifyCertificate(JSON.stringify(extract)).verdict).toBe('WRONG');
  });
});

describe('Nobody else', () => {
  test('sees what is a company’s own', async () => {
    const { api, admin, pool, run, harbor } = world;
    const { companyId, near } = harbor;
    const granted = ['FE_VIEW_COMPANY_TEST_POOLS'] as const;
    const stranger = await api.addCompany('Lake Lines');
    const sessions: [TestSession, number[]][] = [
      [admin, [404]],
      [await api.signIn({ role: 'COMPANY_USER', companyId }), [403]],
      [await api.signIn({ role: 'COMPANY_ADMIN', companyId: stranger, granted }), [404]],
      [
        await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near], granted }),
        [404],
      ],
      [await api.signIn({ role: 'SUPER_ADMIN', tenantId: await api.addTenant('beyond') }), [404]],
    ];
    for (const [session, statuses] of sessions)
      for (const path of [
        `consortiumpools/${pool.id}`,
        `consortiumruns/${run.id}`,
        `consortiumruns/${run.id}/extract`,
      ]) {
        const { statusCode } = await api.call(`GET /api/${path}`, { session });
        expect(statuses, path).toContain(statusCode);
      }
  });

  test('a manager with the permission finds an empty list', async () => {
    const { api, harbor } = world;
    const session = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId: harbor.companyId,
      contextIds: [harbor.near],
      granted: ['FE_VIEW_COMPANY_TEST_POOLS'],
    });
    expect(await read('consortiumpools', session)).toEqual({ results: [] });
  });
});
