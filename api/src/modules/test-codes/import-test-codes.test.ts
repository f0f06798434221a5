import { describe, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const boss = await api.signIn({ role: 'SUPER_ADMIN' });
const path = '/api/testcodes/createFromCSV';

const HEAD =
  'Test Code ID,Test Code Name,Description,Specimen Type,Program,Pricing,Drugs/Adulterants';
const send = (lines: readonly string[], session: TestSession = admin, to = 'LabCorp') => {
  const content = Buffer.from(`\uFEFF${HEAD}\r\n${lines.join('\r\n')}\r\n`);
  const form = multipart([{ field: 'csv', name: 'codes.csv', content }]);
  return api.app.inject({
    method: 'POST',
    url: `${path}/${to}`,
    headers: { ...form.headers, authorization: `Bearer ${session.token}` },
    payload: form.payload,
  });
};
const faults = async (lines: readonly string[], session?: TestSession) => {
  const answer = await send(lines, session);
  expect(answer.statusCode, answer.body).toBe(400);
  const { rows } = answer.json<{
    errors: { rows: { row: number; columns: Record<string, { errorCode: string }[]> }[] };
  }>().errors;
  return rows.map(({ row, columns }) => [
    row,
    Object.entries(columns).map(([column, [error]]) => `${column} ${error?.errorCode}`),
  ]);
};

describe('a file of test codes', () => {
  it('creates them with what they test for, and is known when it comes again', async () => {
    const lines = [
      '65304N,DOT 5-Panel,"65304N, with validity",urine,dot,38.50,thc | COC|amp',
      '35105N,,,ORAL_FLUID,NON_DOT,,THC',
    ];

    expect((await send(lines)).json()).toEqual({ created: 2 });
    expect((await send(lines, admin, 'QuestDiagnostics')).json()).toEqual({ created: 2 });

    const answer = await api.call('GET /api/testcodes?provider[EQ]=LabCorp', { session: admin });
    expect(answer.json().results).toMatchObject([
      { testCode: '35105N', name: null, specimenType: 2, type: 'NON_DOT', pricing: null },
      {
        testCode: '65304N',
        description: '65304N, with validity',
        specimenType: 1,
        type: 'DOT',
        pricing: '38.50',
        drugAdulterants: [
          { abbreviation: 'AMP' },
          { abbreviation: 'COC' },
          { abbreviation: 'THC' },
        ],
      },
    ]);
    const [marijuana] = (
      await api.call('GET /api/drugadulterants?q=thc', { session: admin })
    ).json().results;
    expect(marijuana.numberOfTestCodes).toBe(4);
    expect(await faults(lines)).toEqual([
      [2, ['Test Code ID ID_ALREADY_EXISTS']],
      [3, ['Test Code ID ID_ALREADY_EXISTS']],
    ]);
  });

  it('is refused by cell, as a whole', async () => {
    const lines = [
      'A1,,,URINE,DOT,1.5,THC',
      'a1,,,PLASMA,FAA,1.555,THC|XYZ',
      ',,,,,,|',
      `${'9'.repeat(256)},,,HAIR,NON_DOT,,COC`,
    ];

    expect(await faults(lines)).toEqual([
      [
        3,
        [
          'Test Code ID ID_ALREADY_EXISTS',
          'Specimen Type INVALID',
          'Program INVALID',
          'Pricing INVALID_PRICING',
          'Drugs/Adulterants INVALID_DRUG_ADULTERANTS',
        ],
      ],
      [
        4,
        ['Test Code ID BLANK', 'Specimen Type BLANK', 'Program BLANK', 'Drugs/Adulterants BLANK'],
      ],
      [5, ['Test Code ID TOO_LONG']],
    ]);
    const { total } = (await api.call('GET /api/testcodes?q=a1', { session: admin })).json();
    expect(total).toBe(0);
  });

  it('has no prices of who may see none', async () => {
    const unpriced = await api.signIn({ role: 'MD_USER' });
    await api.call(`POST /api/users/${unpriced.userId}/grants`, {
      session: boss,
      body: { permission: 'SEE_PRICES', granted: false, reason: 'Prices are for accounting.' },
    });

    expect(await faults(['P1,,,URINE,DOT,1.50,THC'], unpriced)).toEqual([
      [2, ['Pricing ACCESS_DENIED']],
    ]);
    expect((await send(['P1,,,URINE,DOT,,THC'], unpriced)).json()).toEqual({ created: 1 });
  });

  it('is for a laboratory that there is', async () => {
    expect((await send(['Q1,,,URINE,DOT,,THC'], admin, 'NoLab')).statusCode).toBe(404);
  });
});

describe('the example', () => {
  it('is a file that can be sent', async () => {
    const example = await api.call(`GET ${path}/example`, { session: admin });
    const [, ...rows] = example.body.trim().split('\r\n');

    expect(example.body).toContain(HEAD);
    expect((await send(rows, admin, 'Phamatech')).json()).toEqual({ created: 1 });
  });
});
