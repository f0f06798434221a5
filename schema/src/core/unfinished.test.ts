import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Unfinished } from './unfinished.ts';

/** A clock that goes on by 20 ms a pause, and what happens at its pauses; tells the moment at which all was done. */
async function doneAt(
  events: Record<number, (unfinished: Unfinished) => void>,
  patience = 8_000,
): Promise<number> {
  let now = 0;
  const unfinished = new Unfinished(() => now);
  events[0]?.(unfinished);
  await unfinished.done(patience, async () => {
    now += 20;
    events[now]?.(unfinished);
  });
  return now;
}
const begins = (server: Unfinished, answer: EventEmitter): void => server.begun(answer, {});

describe('a server that is to stop', () => {
  it('ends soon when nothing runs', async () => {
    expect(await doneAt({})).toBe(60);
  });

  it('waits for a request that runs', async () => {
    const answer = new EventEmitter();
    const end = await doneAt({
      0: (server) => begins(server, answer),
      400: () => answer.emit('close'),
    });
    expect(end).toBe(440);
  });

  it('waits for the request of somebody who has just connected, and not for a connection that asks for nothing', async () => {
    const connection = new EventEmitter();
    const answer = new EventEmitter();
    expect(
      await doneAt({
        0: (server) => server.arrived(connection),
        200: (server) => server.begun(answer, connection),
        300: () => answer.emit('close'),
      }),
    ).toBe(340);
    expect(await doneAt({ 0: (server) => server.arrived(connection) })).toBe(1_040);
    expect(
      await doneAt({
        0: (server) => {
          server.arrived(connection);
          connection.emit('close');
        },
      }),
    ).toBe(60);
  });

  it('waits until nobody comes any more', async () => {
    const comesAndGoes = (server: Unfinished): void => {
      const connection = new EventEmitter();
      server.arrived(connection);
      connection.emit('close');
    };
    expect(await doneAt({ 40: comesAndGoes, 80: comesAndGoes, 120: comesAndGoes })).toBe(180);
  });

  it('ends after its patience whatever runs', async () => {
    expect(await doneAt({ 0: (server) => begins(server, new EventEmitter()) }, 500)).toBe(500);
  });
});
