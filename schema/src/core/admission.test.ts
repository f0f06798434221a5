import { expect, it } from 'vitest';
import { Admission } from './admission.ts';

/** An admission whose rounds of the event loop end by `next`. */
function held(options: { most: number; atOnce: number; patience?: number }) {
  const rounds: (() => void)[] = [];
  const turn = () => new Promise<void>((end) => rounds.push(end));
  const admission = new Admission({ ...options, turn });
  const settled = () => new Promise((done) => setTimeout(done));
  const next = async () => {
    await settled();
    rounds.shift()?.();
    await settled();
  };
  return { admission, next };
}

it('admits as many as may be under way, and one more for each that leaves', () => {
  const { admission } = held({ most: 2, atOnce: 2 });

  expect([admission.enter(), admission.enter(), admission.enter()]).toEqual([true, true, false]);
  admission.leave();
  expect([admission.enter(), admission.enter()]).toEqual([true, false]);
});

it('lets a few begin at once', () => {
  const { admission } = held({ most: 9, atOnce: 2 });
  admission.enter();
  admission.enter();

  expect(admission.turn()).toBeNull();
  admission.enter();
  expect(admission.turn()).not.toBeNull();
});

it('lets others begin in their order, each after two rounds in which nobody arrived', async () => {
  const { admission, next } = held({ most: 9, atOnce: 0 });
  const begun: string[] = [];
  admission.enter();
  void admission.turn()?.then(() => begun.push('first'));
  void admission.turn()?.then(() => begun.push('second'));

  await next();
  admission.arrived();
  await next();
  await next();
  expect(begun).toEqual([]);
  await next();
  expect(begun).toEqual(['first']);
  await next();
  await next();
  expect(begun).toEqual(['first', 'second']);
});

it('does not wait longer than its patience for arrivals to end', async () => {
  const { admission, next } = held({ most: 9, atOnce: 0, patience: 0 });
  admission.enter();
  const begins = admission.turn();

  await next();
  admission.arrived();
  await next();

  await expect(begins).resolves.toBeUndefined();
});
