import type { ConsortiumDetails } from '@assay/schema/consortiums/consortium';
import { expect } from 'vitest';
import { useTestApp, type TestApp, type TestSession } from '../../../core/testing/test-app.ts';
import { growPoolWorld } from '../../test-pools/testing/pool-world.ts';

let count = 0;

/** A new consortium, as its calls answer it. */
export async function createConsortium(
  api: TestApp,
  session: TestSession,
  input: { name?: string; companies?: readonly number[]; locations?: readonly number[] } = {},
): Promise<ConsortiumDetails> {
  const body = { name: `Consortium ${(count += 1)}`, ...input };
  const answer = await api.call('POST /api/consortiums', { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ result: ConsortiumDetails }>().result;
}

/** A tenant with two companies, each with two locations, and calls by an internal user. */
export async function useConsortiums() {
  const api = await useTestApp();
  const admin = await api.signIn({ role: 'MD_USER' });
  const call = (line: string, body?: object, session = admin) =>
    api.call(line, { session, ...(body === undefined ? {} : { body }) });
  return {
    api,
    admin,
    harbor: await growPoolWorld(api),
    desert: await growPoolWorld(api, 'Desert Lines'),
    call,
    /** The answer of GET on a path. */
    read: async (path: string, session = admin) => {
      const answer = await call(`GET ${path}`, undefined, session);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    /** Lets somebody join and leave a consortium. */
    change: (id: number, body: object) => call(`PATCH /api/consortiums/${id}/changes`, body),
  };
}
