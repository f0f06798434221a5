import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCertificate } from '@assay/draw/verify-certificate';
import { quarters } from './testing/run-calls.ts';
import { growConsortiumPool, sizes } from './testing/consortium-pool-world.ts';
import { verifyPersons } from '../test-pools/verify-persons.repository.ts';

type World = Awaited<ReturnType<typeof growConsortiumPool>>;
let world: World;
beforeAll(async () => {
  world = await growConsortiumPool();
}, 120_000);
afterAll(() => world.api.close());

describe('A draw from a pool of a consortium', () => {
  test('takes the members of all companies together, at the rate of the whole', async () => {
    const { run } = world;
    expect(run.memberCount).toBe(sizes.harbor + sizes.desert);
    // Half of 42 a year over four quarters: 5.25, rounded up once and not once for each company.
    expect(run.selectedForDrugTesting).toBe(6);
    const companies = new Set(run.participants.map(({ companyName }) => companyName));
    for (const name of companies) expect(['Harbor Freight', 'Desert Lines']).toContain(name);
  });

  test('has one certificate that proves it, and persons that are as kept', async () => {
    const { api, admin, run } = world;
    const answer = await api.call(`GET /api/selectionrun/${run.id}/certificate`, {
      session: admin,
    });
    expect(answer.statusCode).toBe(200);
    expect(verifyCertificate(answer.body).checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(await verifyPersons(api.database)).toEqual([]);
  });

  test('names the company of each person in its file', async () => {
    const { api, admin, run } = world;
    const answer = await api.call(`GET /api/selectionrun/${run.id}/download`, { session: admin });
    expect(answer.body.split('\n')[0]).toContain('Company,Location');
    expect(answer.body).toMatch(/Harbor Freight|Desert Lines/);
  });
});

describe('A client administrator with all features of the company', () => {
  test('finds the own members and nobody else, in no list and by no search', async () => {
    const { api, administrators, people } = world;
    const asked = async (query: string) => {
      const answer = await api.call(`GET /api/testpoolmembers${query}`, {
        session: administrators.harbor,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).not.toMatch(/desert/i);
      return answer.json<{ total: number }>().total;
    };
    expect(await asked('?limit=100')).toBe(sizes.harbor);
    expect(await asked(`?testPoolId[EQ]=${world.pool.id}`)).toBe(sizes.harbor);
    expect(await asked('?q=desert')).toBe(0);
    expect(await asked('?companyName[LIKE]=desert')).toBe(0);
    expect(await asked(`?id[IN][]=${people.desert[0]?.id}`)).toBe(0);
  });

  test('does not see the pool, its runs, their people, files and proofs at all', async () => {
    const { api, administrators, pool, run, people } = world;
    const participant = run.participants[0]?.id ?? 0;
    const paths = [
      `testpools/${pool.id}`,
      `testpools/${pool.id}/seedchain`,
      `testpoolmembers/${pool.id}`,
      `testpoolmembers/${pool.id}/download`,
      `selectionrun/fortestpool/${pool.id}`,
      `selectionrun/currentPeriodNumbers?testPoolId=${pool.id}&queryDate=${quarters[1]}`,
      `selectionrun/${run.id}`,
      `selectionrun/${run.id}/download`,
      `selectionrun/${run.id}/downloadpdf`,
      `selectionrun/${run.id}/certificate`,
      `selectionrun/${run.id}/certificatepdf`,
    ];
    const subjects = { testPool: pool.id, selectionRun: run.id, runParticipant: participant };
    for (const [entity, id] of Object.entries(subjects))
      paths.push(
        `history?entity[EQ]=${entity}&entityId[EQ]=${id}`,
        `history/report?entity[EQ]=${entity}&entityId[EQ]=${id}`,
      );
    const strangers = { harbor: people.desert, desert: people.harbor };
    for (const [name, session] of Object.entries(administrators))
      for (const path of [
        ...paths,
        `testpoolmembers/specific/${strangers[name as keyof typeof strangers][0]?.id}`,
      ]) {
        const answer = await api.call(`GET /api/${path}`, { session });
        expect([404, 403], `${path} ${answer.body}`).toContain(answer.statusCode);
        expect(answer.body).not.toMatch(/kim|harbor|desert lines/i);
      }
  });

  test('counts nothing of it, in no list, filter or sum', async () => {
    const { api, administrators, pool, run } = world;
    const lists = [
      'testpools',
      `testpools?name[EQ]=${encodeURIComponent(pool.name)}`,
      'testpools?consortiumName[LIKE]=o',
      'testpools?activeMemberCount[GTE]=1',
      'testpools/progress',
      'testpools?q=pool',
      'selectionruns',
      `selectionruns?testPoolId[EQ]=${pool.id}`,
      'runparticipants',
      `runparticipants?selectionRunId[EQ]=${run.id}`,
      'runparticipants?lastName[SW]=of',
    ];
    for (const path of lists) {
      const answer = await api.call(`GET /api/${path}`, { session: administrators.harbor });
      expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
      expect(answer.json<{ total: number }>().total, path).toBe(0);
    }
    const sum = await api.call('GET /api/testpools/progress/summary', {
      session: administrators.harbor,
    });
    expect(sum.json()).toMatchObject({ active: 0, drugs: { target: 0, done: 0 } });
  });

  test('changes nothing of it', async () => {
    const { api, administrators, pool, run, people, harbor } = world;
    const own = people.harbor[0]?.id ?? 0;
    const body = { firstName: 'A', lastName: 'B', idNumber: 'X', locationId: harbor.near };
    const calls: [line: string, body?: object][] = [
      [`POST /api/testpoolmembers/specific/${pool.id}`, body],
      [`PUT /api/testpoolmembers/specific/${own}`, { ...body, version: 1 }],
      [`POST /api/testpoolmembers/specific/${own}/delete`],
      ['POST /api/selectionrun', { testPoolId: pool.id, runDate: quarters[1] }],
      [`POST /api/selectionrun/${run.id}/invalidate`, { invalidationReason: 'Because' }],
      [`POST /api/runparticipants/${run.participants[0]?.id}/designate`, { status: 'EXCUSED' }],
      [`POST /api/testpools/${pool.id}/deactivate`],
    ];
    for (const [line, sent] of calls) {
      const answer = await api.call(line, {
        session: administrators.harbor,
        ...(sent === undefined ? {} : { body: sent }),
      });
      expect([403, 404], `${line} ${answer.body}`).toContain(answer.statusCode);
    }
  });
});
