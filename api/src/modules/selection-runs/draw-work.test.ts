import { plainHash } from '@assay/draw/bulk-hash';
import { rankByTicket } from '@assay/draw/tickets';
import { expect, it } from 'vitest';
import { drawWork } from './draw-work.ts';
import { freezeMembers } from './freeze-members.ts';
import { inDrawThread } from './in-draw-thread.ts';
import { unpackRanking } from './unpack-ranking.ts';

const linesOf = (members: number): string[] =>
  Array.from({ length: members }, (_, at) => `${at + 1} ${at % 10 === 9 ? 'REMOVED' : 'ACTIVE'} 7`);

const input = {
  outcome: {
    commitment: 'c3'.repeat(32),
    runId: 7,
    drawnAt: '2026-02-03T14:05:00.000Z',
    drawnBy: 'Dana Reyes',
    seed: 'a1'.repeat(32),
  },
  numbers: { drugs: 40, alcohol: 10, alternates: 3 },
};

it.each([0, 1, 9_999, 10_000, 10_001, 25_003])(
  'cuts the snapshot of %i members into rows of ten thousand lines',
  async (members) => {
    const lines = linesOf(members);

    const frozen = await freezeMembers(drawWork(plainHash()), lines.join('\n'));

    expect(frozen.chunks.map((chunk) => chunk.split('\n').length)).toEqual(
      Array.from({ length: Math.ceil(members / 10_000) }, (_, at) =>
        Math.min(10_000, members - at * 10_000),
      ),
    );
    expect(frozen.chunks.join('\n')).toBe(lines.join('\n'));
    expect(frozen).toMatchObject({ members, eligible: members - Math.floor(members / 10) });
  },
);

it('comes to the same in a thread and without one', async () => {
  const text = linesOf(5_000).join('\n');
  const salt = 'b2'.repeat(32);
  const here = drawWork(plainHash());

  const [thereFrozen, there] = await inDrawThread(text, async (work) => [
    await work.freeze(salt, text),
    await work.draw(input),
  ]);

  expect(thereFrozen).toEqual(await here.freeze(salt, text));
  expect(there).toEqual(await here.draw(input));
  expect(unpackRanking(there.drawn).length).toBe(43);
});

it('hands over the first of the drawn order with their tickets', async () => {
  const work = drawWork(plainHash());
  await work.freeze('b2'.repeat(32), linesOf(200).join('\n'));
  const active = Array.from({ length: 200 }, (_, at) => at + 1).filter((id) => id % 10 !== 0);
  const ranking = rankByTicket(input.outcome.seed, active);

  const drawn = unpackRanking((await work.draw(input)).drawn);

  const places = Array.from({ length: 43 }, (_, place) => place);
  expect(places.map((place) => [drawn.memberId(place), drawn.ticket(place)])).toEqual(
    places.map((place) => [ranking.memberId(place), ranking.ticket(place)]),
  );
});

it('fails the draw when the thread fails', async () => {
  const text = linesOf(5_000).join('\n');

  const failed = inDrawThread(text, (work) => work.freeze('no salt', text));

  await expect(failed).rejects.toThrow();
});
