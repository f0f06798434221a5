import { describe, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { contactInput } from './testing/contact-input.ts';

const api = await useTestApp();
const { companyId, regionId, near, far } = await growPoolWorld(api, 'Import Freight');
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const url = `/api/companies/${companyId}/contacts`;
const displayIdOf = async (id: number): Promise<string> =>
  (await api.call(`GET /api/locations/${id}`, { session: admin })).json().locationId;
const [nearId, farId] = [await displayIdOf(near), await displayIdOf(far)];

const HEAD = 'First Name,Last Name,Job Title,Phone,Email,Location ID,Primary Contact';
const send = (lines: readonly string[], session: TestSession = admin, query = '') => {
  const content = Buffer.from(`${HEAD}\n${lines.join('\n')}\n`);
  const form = multipart([{ field: 'csv', name: 'contacts.csv', content }]);
  return api.app.inject({
    method: 'POST',
    url: `${url}/createFromCSV${query}`,
    headers: { ...form.headers, authorization: `Bearer ${session.token}` },
    payload: form.payload,
  });
};
const faults = async (lines: readonly string[], session?: TestSession) => {
  const answer = await send(lines, session);
  expect(answer.statusCode).toBe(400);
  const { rows } = answer.json<{
    errors: { rows: { row: number; columns: Record<string, { errorCode: string }[]> }[] };
  }>().errors;
  return rows.map(({ row, columns }) => [
    row,
    Object.entries(columns).map(([column, [error]]) => `${column} ${error?.errorCode}`),
  ]);
};

describe('a file of contacts', () => {
  it('creates them, replaces primary contacts, and is known when it comes again', async () => {
    const former = (
      await api.call(`POST ${url}`, { session: admin, body: contactInput(far) })
    ).json<{ id: number }>();
    const lines = [
      `Ana,Ruiz,,(512) 555-0100,,${nearId},Yes`,
      `Ana,Ruiz,,,ANA@example.com,${nearId},no`,
      `Lee,"O'Neil, Jr.",Dispatcher,,lee@example.com,${farId},Yes`,
    ];

    expect((await send(lines)).json()).toEqual({ created: 3 });

    const { isPrimary } = (
      await api.call(`GET /api/contacts/${former.id}`, { session: admin })
    ).json();
    expect(isPrimary).toBe(false);
    expect(await faults(lines)).toEqual(
      [2, 3, 4].map((row) => [row, ['Last Name DUPLICATE_VALUE']]),
    );
  });

  it('is refused by cell, as a whole', async () => {
    const before = (await api.call(`GET ${url}?limit=0`, { session: admin })).json().total;

    const found = await faults([
      `New,Person,,,,${nearId},No`,
      `,Person,,5125550100,nonsense,999999,Perhaps`,
      `One,Primary,,5125550100,,${nearId},Yes`,
      `Two,Primary,,5125550100,,${nearId},Yes`,
      `one,primary,,512-555-0100,,${nearId},No`,
      `Good,Person,,5125550100,,${nearId},No`,
    ]);

    expect(found).toEqual([
      [2, ['Phone BLANK', 'Email BLANK']],
      [
        3,
        [
          'First Name BLANK',
          'Email INVALID_EMAIL_ADDRESS',
          'Location ID INVALID',
          'Primary Contact INVALID',
        ],
      ],
      [5, ['Primary Contact DUPLICATE_VALUE']],
      [6, ['Last Name DUPLICATE_VALUE']],
    ]);
    const after = (await api.call(`GET ${url}?limit=0`, { session: admin })).json().total;
    expect(after).toBe(before);
  });

  it('of a manager names no location out of scope', async () => {
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [regionId],
    });

    expect(await faults([`Far,Away,,5125550100,,${farId},No`], session)).toEqual([
      [2, ['Location ID INVALID']],
    ]);
    const own = await send([`Near,By,,5125550100,,${nearId},No`], session);
    expect(own.json()).toEqual({ created: 1 });
  });

  it('that is only tried saves nothing, and says what would happen', async () => {
    const total = async (): Promise<number> =>
      (await api.call(`GET ${url}?limit=0`, { session: admin })).json().total;
    const before = await total();
    const good = `Try,Out,,5125550100,,${nearId},Yes`;

    const tried = await send([good, `Also,Here,,5125550101,,${nearId},No`], admin, '?dryRun=true');
    const refused = await send([good, `Bad,Row,,5125550101,,000000,No`], admin, '?dryRun=true');

    expect(tried.statusCode).toBe(200);
    const none = { unchanged: 0, errors: [] };
    expect(tried.json()).toEqual({ rows: 2, created: 2, updated: 1, ...none });
    expect(refused.statusCode).toBe(200);
    const fault = { row: 3, column: 'Location ID', value: '000000', errorCode: 'INVALID' };
    expect(refused.json()).toEqual({
      rows: 2,
      created: 0,
      updated: 0,
      unchanged: 0,
      errors: [{ ...fault, message: 'The company has no location with this ID.' }],
    });
    expect(await total()).toBe(before);
    expect((await send([good], admin, '?dryRun=maybe')).statusCode).toBe(400);
  });

  it('has an example that can be imported', async () => {
    const answer = await api.call(`GET ${url}/createFromCSV/example`, { session: admin });

    expect(answer.headers['content-disposition']).toContain('Contacts example.csv');
    const [, row = ''] = answer.body.split('\r\n');
    expect((await send([row])).json()).toEqual({ created: 1 });
  });
});
