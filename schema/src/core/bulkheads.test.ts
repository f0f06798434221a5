import { expect, it } from 'vitest';
import { Bulkheads, Overloaded } from './bulkheads.ts';

/** Work that ends when it is told to. */
function held() {
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((end) => running.push(end));
  return { running, work };
}
const soon = () => new Promise((done) => setTimeout(done));

it('runs so many of a kind, lets so many wait, and refuses the rest at once', async () => {
  const bulkheads = new Bulkheads({ most: 2, waiting: 1 });
  const { running, work } = held();
  const calls = [1, 2, 3].map(() => bulkheads.run('slow', work));

  await expect(bulkheads.run('slow', work)).rejects.toThrow(Overloaded);
  expect(running).toHaveLength(2);
  running.shift()?.();
  await soon();
  expect(running).toHaveLength(2);
  for (const end of running) end();
  await Promise.all(calls);

  expect(await bulkheads.run('slow', async () => 'free')).toBe('free');
});

it('leaves other kinds alone', async () => {
  const bulkheads = new Bulkheads({ most: 1, waiting: 0 });
  const { running, work } = held();
  const slow = bulkheads.run('slow', work);

  expect(await bulkheads.run('quick', async () => 'done')).toBe('done');
  for (const end of running) end();
  await slow;
});

it('gives the place back of work that fails', async () => {
  const bulkheads = new Bulkheads({ most: 1, waiting: 1 });
  const failing = () => bulkheads.run('kind', () => Promise.reject(new Error('failed')));

  const results = await Promise.allSettled([failing(), failing()]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await bulkheads.run('kind', async () => 1)).toBe(1);
});
