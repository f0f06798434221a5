import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { report } from '../test-results/testing/add-test.ts';
import { addOrder, messageOf, mroMessage, resultMessage } from './testing/laboratory-world.ts';
import { addToldTest } from './testing/told-test.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const staff = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const told = (secret?: string) =>
  addToldTest({ api, superAdmin, companyId: world.companyId, near: world.near }, secret);
const refresh = (id: number) =>
  api.call(`PATCH /api/mro/result/update/${id}`, { session: superAdmin });
const determinations = async (id: number) =>
  (await api.call(`GET /api/testresults/${id}/review`, { session: staff })).json().determinations;

describe('asking the MRO again', () => {
  it('files a determination that had not come, and releases the test', async () => {
    const { id, orderNumber, messages } = await told();
    messages.push(mroMessage({ orderNumber }, 'MRO_NEGATIVE'));

    const answer = await refresh(id);

    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { id, testStatus: 'MRO_VERIFIED', mroResult: 'MRO_NEGATIVE' },
    ]);
  });

  it('changes nothing when the same was told before, however often', async () => {
    const { id, orderNumber, messages } = await told();
    messages.push(mroMessage({ orderNumber }, 'MRO_POSITIVE'));
    await refresh(id);

    const { statusCode } = await refresh(id);

    expect([statusCode, (await determinations(id)).length]).toEqual([200, 1]);
  });

  it('corrects what the MRO says otherwise by now', async () => {
    const { id, orderNumber, messages } = await told();
    messages.push(mroMessage({ orderNumber }, 'MRO_POSITIVE'));
    await refresh(id);
    messages.push(
      mroMessage({ orderNumber }, 'MRO_NEGATIVE', { correctionReason: 'A prescription came.' }),
    );

    const answer = await refresh(id);

    expect(answer.json()).toMatchObject({ mroResult: 'MRO_NEGATIVE' });
    expect(await determinations(id)).toMatchObject([
      { result: 'MRO_NEGATIVE', replaceReason: 'A prescription came.' },
      { result: 'MRO_POSITIVE' },
    ]);
  });

  it.each(['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const)(
    'tells the same before anything was determined: %s',
    async (result) => {
      const { id } = await told();
      await report(api, id, { kind: 'LABORATORY', result });

      const answer = await refresh(id);

      expect([answer.statusCode, answer.json().errorCode, answer.json().message]).toEqual([
        409,
        'MRO_RESULT_NOT_UPDATED',
        'The MRO result has not been updated.',
      ]);
    },
  );

  it('takes no result of a laboratory from an MRO', async () => {
    const { id, orderNumber, messages } = await told();
    messages.push(resultMessage({ orderNumber }, 'RESULT_NEGATIVE'));

    const answer = await refresh(id);

    expect(answer.json().errorCode).toBe('MRO_RESULT_NOT_UPDATED');
  });

  it('keeps nothing that is not signed with the secret', async () => {
    const { id, orderNumber, messages, mroId } = await told('a-secret-that-nobody-agreed-on-0001');
    messages.push(mroMessage({ orderNumber }, 'MRO_NEGATIVE'));

    const answer = await refresh(id);

    expect(answer.json().errorCode).toBe('MRO_RESULT_NOT_UPDATED');
    expect(await messageOf(api, mroId)).toBeNull();
  });

  it('asks nobody about a test whose laboratory has no MRO as a connection', async () => {
    const { id } = await addOrder(api, {
      companyId: world.companyId,
      locationId: world.near,
      test: { provider: 'Phamatech', goesThroughMro: true, testStatus: 'MRO_PENDING' },
    });

    expect((await refresh(id)).json().errorCode).toBe('MRO_RESULT_NOT_UPDATED');
  });
});
