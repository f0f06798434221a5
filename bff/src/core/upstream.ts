import { Pool } from 'undici';
import { CALL_DEADLINE_MS, type Upstream } from './rest-client.ts';

export interface UpstreamPool {
  send: Upstream;
  pool: Pool;
  /** Whether api says that it can serve. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** bff lets a kept connection go long before api does (72 s); undici counts that time slower than it passes under load. */
const KEPT_MS = 30_000;

/** Steps in which a deadline passes. */
const STEPS = 5;

/**
 * Calls `over` after `ms`; what it returns ends that. A stretch in which this process itself stood still counts as
 * one step: api may have answered meanwhile, or have stood still with it.
 */
function startDeadline(ms: number, over: () => void): () => void {
  let left = STEPS;
  const timer = setTimeout(() => {
    left -= 1;
    if (left === 0) over();
    else timer.refresh();
  }, ms / STEPS);
  return () => clearTimeout(timer);
}

/** Most answer bytes that are read; a list of 10,000 options stays far below. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Kept-alive connections to api. `Pool.request` and not fetch, which costs five times the CPU;
 * pipelining stays at 1, more was slower.
 */
export function openUpstream(apiUrl: string): UpstreamPool {
  const base = new URL(apiUrl);
  const prefix = base.pathname === '/' ? '' : base.pathname;
  const pool = new Pool(base.origin, {
    connections: 50,
    pipelining: 1,
    maxResponseSize: MAX_ANSWER_BYTES,
    connect: { timeout: 2_000 },
    keepAliveMaxTimeout: KEPT_MS,
  });

  const send: Upstream = async ({
    method,
    path,
    headers,
    body,
    deadlineMs = CALL_DEADLINE_MS,
    signal,
  }) => {
    const deadline = new AbortController();
    const stop = () => deadline.abort();
    const end = startDeadline(deadlineMs, stop);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    try {
      const answer = await pool.request({
        method,
        path: prefix + path,
        headers,
        body: body ?? null,
        signal: deadline.signal,
      });
      const text = await answer.body.text();
      return {
        status: answer.statusCode,
        body: text === '' ? null : parsed(text, answer.statusCode),
      };
    } finally {
      end();
      signal?.removeEventListener('abort', stop);
    }
  };

  return {
    send,
    pool,
    isReady: async () => {
      try {
        return (
          (await send({ method: 'GET', route: '/readyz', path: '/readyz', headers: {} })).status ===
          200
        );
      } catch {
        return false;
      }
    },
    close: () => pool.close(),
  };
}

/** A proxy in between may answer HTML when it refuses; its status still tells what happened. */
const parsed = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (status >= 400) return null;
    throw error;
  }
};
