import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addMember, addPool, driver } from './testing/member-calls.ts';
import { growPoolWorld, poolInput, regulated } from './testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const send = (line: string, body: object) => api.call(line, { session: world.admin, body });
const textsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  Object.fromEntries(
    Object.entries(answer.json().errors as Record<string, { message: string }[]>).map(
      ([field, [error]]) => [field, error?.message],
    ),
  );

describe('a pool of the Federal Railroad Administration', () => {
  const railroad = { ...regulated, testingAgencyId: 3, testOrderType: 'PAPER_CCF_ORDER' };
  const body = { runDate: new Date().toISOString().slice(0, 10) };

  it('draws quarterly or more often', async () => {
    for (const modality of ['semiannual', 'annual', 'onetime'])
      expect(
        textsOf(await send('POST /api/testpools', poolInput(world, { ...railroad, modality }))),
      ).toEqual({
        modality: expect.stringContaining('49 CFR 219.613'),
      });
    await addPool(api, world, { ...railroad, modality: 'monthly' });
  });

  it('is drawn from with four members, and never with nobody', async () => {
    const { id } = await addPool(api, world, railroad);
    const add = () =>
      addMember(api, world.admin, id, driver({ employeeCategory: 11, observationRequired: true }));
    for (let members = 0; members < 3; members += 1) await add();
    const drawing = (more: object = {}) =>
      send('POST /api/selectionrun', { ...body, testPoolId: id, ...more });

    expect((await drawing()).json().message).toContain('at least 4 active members');
    await add();
    const nobody = { override: true, drugOverride: 0, alcoholOverride: 0 };
    expect(textsOf(await drawing(nobody))).toEqual({
      drugOverride: expect.stringContaining('49 CFR 219.615'),
    });
    expect((await drawing()).statusCode).toBe(201);
  });
});
