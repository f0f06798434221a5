import { plainHash } from '@assay/draw/bulk-hash';
import { nodeHash } from '@assay/draw/node-hash';
import { outcomeHash } from '@assay/draw/records';
import { selectDrawn } from '@assay/draw/selection';
import { PAGE_MEMBERS } from '@assay/draw/snapshot-pages';
import { rankByTicket } from '@assay/draw/tickets';
import { expect, it } from 'vitest';
import { drawPart, shareWork, type DrawWork } from './draw-work.ts';
import { inDrawThread } from './in-draw-thread.ts';
import { unpackRanking } from './unpack-ranking.ts';

const salt = 'b2'.repeat(32);

const linesOf = (members: number): string[] =>
  Array.from({ length: members }, (_, at) => `${at + 1} ${at % 10 === 9 ? 'REMOVED' : 'ACTIVE'} 7`);

const pagesOf = (members: number): string[] => {
  const lines = linesOf(members);
  return Array.from({ length: Math.ceil(members / PAGE_MEMBERS) }, (_, at) =>
    lines.slice(at * PAGE_MEMBERS, (at + 1) * PAGE_MEMBERS).join('\n'),
  );
};

async function* arriving(pages: readonly string[]): AsyncGenerator<string, undefined> {
  yield* pages;
  return undefined;
}

const outcome = {
  commitment: 'c3'.repeat(32),
  runId: 7,
  drawnAt: '2026-02-03T14:05:00.000Z',
  drawnBy: 'Dana Reyes',
  seed: 'a1'.repeat(32),
};
const numbers = { drugs: 40, alcohol: 10, alternates: 3 };

const drawnBy = async (work: Omit<DrawWork, 'add'>) => {
  const ranking = await work.draw(outcome.seed, numbers);
  return { ranking, hash: await work.hashOutcome(outcome, { ranking, numbers }) };
};

const workOn = (pages: readonly string[], parts = 1, newHash = plainHash): DrawWork => {
  const work = shareWork(() => drawPart(salt, newHash()), parts);
  for (const page of pages) work.add(page);
  return work;
};

it.each([0, 1, 5_000, 20_000])(
  'comes to the same from %i members as without a thread',
  async (count) => {
    const pages = pagesOf(count);
    const here = workOn(pages);

    const [frozen, there] = await inDrawThread(salt, arriving(pages), async (work) => [
      await work.freeze(),
      await drawnBy(work),
    ]);

    expect(frozen).toEqual(await here.freeze());
    expect(frozen).toMatchObject({ members: count, eligible: count - Math.floor(count / 10) });
    expect(there).toEqual(await drawnBy(here));
    const drawn = selectDrawn(unpackRanking(there.ranking), numbers);
    expect(drawn).toHaveLength(Math.min(count, 43));
    expect(there.hash).toBe(outcomeHash({ ...outcome, drawn }));
  },
);

it('hands over the first of the drawn order with their tickets', async () => {
  const work = workOn(pagesOf(200));
  const active = Array.from({ length: 200 }, (_, at) => at + 1).filter((id) => id % 10 !== 0);
  const ranking = rankByTicket(outcome.seed, active);

  const drawn = unpackRanking(await work.draw(outcome.seed, numbers));

  const places = Array.from({ length: 43 }, (_, place) => place);
  expect(places.map((place) => [drawn.memberId(place), drawn.ticket(place)])).toEqual(
    places.map((place) => [ranking.memberId(place), ranking.ticket(place)]),
  );
});

it('fails the draw when the thread fails, though nobody waits for it at that moment', async () => {
  const page = linesOf(PAGE_MEMBERS + 1).join('\n');

  const failed = inDrawThread(salt, arriving([page]), (work) => work.freeze());

  await expect(failed).rejects.toThrow('A page has too many members.');
});

it.each([2, 3])('comes to the same when %i share the pages', async (parts) => {
  const pages = pagesOf(4 * PAGE_MEMBERS + 100);
  const [alone, shared] = [workOn(pages, 1, nodeHash), workOn(pages, parts, nodeHash)];

  expect(await shared.freeze()).toEqual(await alone.freeze());
  expect(await drawnBy(shared)).toEqual(await drawnBy(alone));
});

it('takes no page behind one that was not full, whoever has that', async () => {
  const [page = ''] = pagesOf(100);

  await expect(workOn([page, page], 2).freeze()).rejects.toThrow('The page before was not full.');
});
