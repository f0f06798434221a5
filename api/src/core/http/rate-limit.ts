import {
  normalizeIP,
  type RateLimitOptions,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Route } from '@assay/schema/core/route';
import type { Config } from '../../config.ts';
import { Refusal } from '../refusal.ts';
import { bearerToken } from './authenticate.ts';
import type { CallWindows } from './call-windows.ts';
import { SharedCalls, sharedRateStore } from './shared-rate-store.ts';
import type { KnownSessions } from './known-sessions.ts';

const MINUTE = 60_000;
/** Calls a minute of one session or address to one route; one screen of the portal makes up to 30, to all. */
const GENERAL = 1_200;
/** Calls a minute of one address that try passwords, codes and tokens. */
const GUESSING = 30;

/** The caller's address as the bff told it (config API_TRUST_PROXY); IPv6 by its network. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

/** Sessions are counted by themselves, so that an office behind one address is not one caller. */
const callerOf =
  (sessions: KnownSessions) =>
  (request: FastifyRequest): string =>
    sessions.keyOf(bearerToken(request.headers.authorization)?.hash) ?? addressOf(request);

/**
 * Settings of @fastify/rate-limit.
 * @param windows Where processes count together; null for one that counts alone.
 */
export const rateLimits = (
  sessions: KnownSessions,
  windows: CallWindows | null,
): RateLimitPluginOptions => ({
  ...(windows && { store: sharedRateStore(new SharedCalls(windows)) }),
  global: true,
  max: GENERAL,
  timeWindow: MINUTE,
  cache: 20_000,
  keyGenerator: callerOf(sessions),
  errorResponseBuilder: (_request, { ttl }) =>
    new Refusal('TOO_MANY_REQUESTS', { params: { seconds: Math.ceil(ttl / 1000) } }),
});

/**
 * The limit of one route: public calls that change something are where secrets are guessed. Where an office may come at
 * once, `FailureLimit` counts those that fail.
 */
function rateLimitOf(config: Config, route: Route): RateLimitOptions | false {
  if (config.RATE_LIMIT === 'off') return false;
  const { access, limitsFailures, isSigned } = route.config;
  /* A laboratory reports thousands of results at a time. */
  if (isSigned) return false;
  if (access !== 'public' || limitsFailures || route.method === 'GET') return {};
  return { max: GUESSING, keyGenerator: addressOf };
}

/** Method, path and limit of a route, as Fastify takes them. */
export const fastifyRoute = (config: Config, route: Route) => ({
  method: route.method,
  url: route.url,
  config: { rateLimit: rateLimitOf(config, route) },
});
