import { Bulkheads } from '@assay/schema/core/bulkheads';
import { Client, Pool } from 'undici';
import { Deadlines } from './deadlines.ts';
import { CALL_DEADLINE_MS, type Upstream, type UpstreamAnswer } from './rest-client.ts';
import { UpstreamCall } from './upstream-call.ts';

export interface UpstreamPool {
  send: Upstream;
  pool: Pool;
  /**
   * A connection of its own for one upload; destroy it when the answer has been read. One whose file was refused half-way has
   * the rest of it on the way, and can carry no other request.
   */
  forUpload(): Client;
  /** Whether api says that it can serve. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** bff lets a kept connection go long before api does (72 s); undici counts that time slower than it passes under load. */
const KEPT_MS = 30_000;

/** Most answer bytes that are read; a list of 10,000 options stays far below. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** Calls of one route that run at a time, and how many wait for them: a slow route leaves the connections to others. */
const OF_ONE_ROUTE = { most: 24, waiting: 400 };
/** More than five slow routes can take. */
const CONNECTIONS = 128;

/**
 * Kept-alive connections to api. `dispatch` and not fetch, which costs five times the CPU, nor `request`, whose answer is a
 * stream; pipelining stays at 1, more was slower.
 */
export function openUpstream(apiUrl: string): UpstreamPool {
  const base = new URL(apiUrl);
  const prefix = base.pathname === '/' ? '' : base.pathname;
  const connection = { maxResponseSize: MAX_ANSWER_BYTES, connect: { timeout: 2_000 } };
  const pool = new Pool(base.origin, {
    ...connection,
    connections: CONNECTIONS,
    pipelining: 1,
    keepAliveMaxTimeout: KEPT_MS,
  });
  const deadlines = new Deadlines();
  const bulkheads = new Bulkheads(OF_ONE_ROUTE);

  /* The deadline includes the wait for a place. */
  const send: Upstream = ({
    route,
    method,
    path,
    headers,
    body,
    deadlineMs = CALL_DEADLINE_MS,
    signal,
  }) => {
    const { promise, resolve, reject } = promised<UpstreamAnswer>();
    const end =
      <T>(settle: (value: T) => void) =>
      (value: T): void => {
        deadlines.stop(call);
        settle(value);
      };
    const call = new UpstreamCall(signal, end(resolve), end(reject));
    deadlines.start(call, deadlineMs);
    const carried = bulkheads.run(`${method} ${route}`, () => {
      if (!call.isOver)
        pool.dispatch({ method, path: prefix + path, headers, body: body ?? null }, call);
      return promise;
    });
    carried.catch(end(reject));
    return promise;
  };

  return {
    send,
    pool,
    forUpload: () => new Client(base.origin, connection),
    isReady: async () => {
      try {
        const ready = {
          route: '/readyz',
          method: 'GET',
          path: '/readyz',
          headers: {},
        } as const;
        return (await send(ready)).status === 200;
      } catch {
        return false;
      }
    },
    close: () => pool.close(),
  };
}

/** A promise with what settles it. */
function promised<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
