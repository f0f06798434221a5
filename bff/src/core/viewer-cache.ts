import type { Permission } from '@assay/schema/permissions';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { createHash } from 'node:crypto';
import { refusalOf } from './errors.ts';
import type { RestClient } from './rest-client.ts';

/** Longest time that permissions are believed (decision 15); api checks every call itself. */
const TTL_MS = 1_000;
const MAX_SESSIONS = 5_000;

interface Entry {
  until: number;
  permissions: Promise<ReadonlySet<Permission>>;
}

/**
 * Permissions per session, so that a burst of operations of one screen asks once. Keys are hashes:
 * tokens are not kept. A Map keeps insertion order, so the first entry is the oldest.
 */
export class ViewerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Refuses with UNAUTHORIZED when there is no token or api does not know it. */
  async permissionsOf(token: string | null, client: RestClient): Promise<ReadonlySet<Permission>> {
    if (token === null) throw refusalOf('UNAUTHORIZED');
    const key = this.#keyOf(token);
    const known = this.#entries.get(key);
    if (known && known.until > this.#now()) return known.permissions;
    const permissions = client
      .call(profileRoutes.permissions)
      .then(({ results }) => new Set(results));
    this.#entries.delete(key);
    this.#entries.set(key, { until: this.#now() + TTL_MS, permissions });
    this.#evict();
    // A refusal is not remembered: the session may be activated the next moment.
    permissions.catch(() => {
      if (this.#entries.get(key)?.permissions === permissions) this.#entries.delete(key);
    });
    return permissions;
  }

  forget(token: string | null): void {
    if (token !== null) this.#entries.delete(this.#keyOf(token));
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= MAX_SESSIONS) return;
      this.#entries.delete(key);
    }
  }

  #keyOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
