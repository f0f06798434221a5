import type { Permission } from '@assay/schema/permissions';
import type { Notification } from '@assay/schema/notifications/notification';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { Loaders } from './loaders.ts';
import { RestClient, type CallerHeaders, type Upstream } from './rest-client.ts';
import type { ViewerCache } from './viewer-cache.ts';

/** Everything a resolver may use; built once per request. */
export interface RequestContext {
  requestId: string;
  /** Session token as the caller sent it, not yet checked; null without one. */
  token: string | null;
  client: RestClient;
  loaders: Loaders;
  /** Notifications that api put into its answers, for `extensions.notifications` (contract §0.7). */
  notifications: z.output<typeof Notification>[];
  /** The caller's permissions, at most 1 s old; refuses when there is no session. */
  viewerPermissions(): Promise<ReadonlySet<Permission>>;
  /** Forgets what is known of the session, e.g. when it ends. */
  forgetViewer(): void;
  log: FastifyBaseLogger;
}

export interface Caller {
  requestId: string;
  token: string | null;
  headers: CallerHeaders;
  /** Aborts when the caller goes away. */
  signal?: AbortSignal;
  log: FastifyBaseLogger;
}

export function createContext(
  caller: Caller,
  upstream: Upstream,
  viewers: ViewerCache,
): RequestContext {
  const notifications: RequestContext['notifications'] = [];
  const client = new RestClient(upstream, {
    ...caller,
    onNotifications: (received) => notifications.push(...received),
  });
  return {
    requestId: caller.requestId,
    token: caller.token,
    client,
    loaders: new Loaders(client),
    notifications,
    viewerPermissions: () => viewers.permissionsOf(caller.token, client),
    forgetViewer: () => viewers.forget(caller.token),
    log: caller.log,
  };
}
