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
const connection = {};
const request = {};

describe('a server that is to stop', () => {
  it('ends soon when nothing runs', async () => {
    expect(await doneAt({})).toBe(60);
  });

  it('waits for a request that runs', async () => {
    const end = await doneAt({
      0: (server) => server.begun(request),
      400: (server) => server.ended(request),
    });
    expect(end).toBe(440);
  });

  it('waits for the request of somebody who has just connected, and not for a connection that asks for nothing', async () => {
    expect(
      await doneAt({
        0: (server) => server.arrived(connection),
        200: (server) => {
          server.heard(connection);
          server.begun(request);
        },
        300: (server) => server.ended(request),
      }),
    ).toBe(340);
    expect(await doneAt({ 0: (server) => server.arrived(connection) })).toBe(1_040);
    expect(
      await doneAt({
        0: (server) => {
          server.arrived(connection);
          server.heard(connection);
        },
      }),
    ).toBe(60);
  });

  it('waits until nobody comes any more', async () => {
    const comesAndGoes = (server: Unfinished): void => {
      server.arrived(connection);
      server.heard(connection);
    };
    expect(await doneAt({ 40: comesAndGoes, 80: comesAndGoes, 120: comesAndGoes })).toBe(180);
  });

  it('ends after its patience whatever runs', async () => {
    expect(await doneAt({ 0: (server) => server.begun(request) }, 500)).toBe(500);
  });
});
