import type { FastifyBaseLogger } from 'fastify';
import type { AccessKind } from '@assay/schema/history/access-kinds';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { appendAccess } from './access-log.repository.ts';
import { deviceOf } from './device.ts';

/** One call that read something of people, or failed to sign in. */
export interface Access {
  tenantId: number;
  actor: { userId: number; homeTenantId: number } | null;
  what: AccessKind;
  isDownload: boolean;
  /** Records that were answered. */
  recordIds: readonly number[];
  /** What was asked for, without values that tell of people: `testPool=5`, `lastName[SW]=…`. */
  asked: readonly string[];
  rows: number;
  requestId: string;
  address: string;
  userAgent: string;
}

type Entry = Omit<Access, 'recordIds' | 'asked'> & {
  at: string;
  calls: number;
  recordIds: Set<number>;
  asked: Set<string>;
};

/** How long an entry waits for others, ms: what a process that is killed may lose. */
const WAIT_MS = 1_000;
/** Entries that are written at once, and that may wait while they cannot be written. */
const BATCH = 1_000;
const MOST_WAITING = 5_000;
/** Ids and conditions that an entry names; `rows` counts all. */
const MOST_IDS = 1_000;
const MOST_ASKED = 50;
const MOST_DEVICES = 500;

/** Calls of one request of a person that read the same kind are one entry (bff asks the children of a page at once). */
const keyOf = ({ tenantId, actor, requestId, what, isDownload }: Access): string =>
  [tenantId, actor?.homeTenantId, actor?.userId, requestId, what, isDownload].join(' ');

function addSome<T>(to: Set<T>, more: Iterable<T>, most: number): void {
  for (const each of more) {
    if (to.size >= most) return;
    to.add(each);
  }
}

/**
 * The log of who read what (ADR 80). Entries are noted after the call's commit and written within a second, many in one
 * transaction, so that no answer waits for them; what cannot be written is kept and tried again.
 */
export class AccessLog {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  #waiting = new Map<string, Entry>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  readonly #devices = new Map<string, string>();

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
  }

  /** Whether nothing more may be read: what was read before could not be written down. */
  get isFull(): boolean {
    return this.#waiting.size >= MOST_WAITING;
  }

  note(access: Access): void {
    const key = keyOf(access);
    const { actor } = access;
    const entry = this.#waiting.get(key) ?? {
      ...access,
      actor: actor && { userId: actor.userId, homeTenantId: actor.homeTenantId },
      at: new Date().toISOString(),
      rows: 0,
      calls: 0,
      recordIds: new Set(),
      asked: new Set(),
    };
    entry.rows += access.rows;
    entry.calls += 1;
    addSome(entry.recordIds, access.recordIds, MOST_IDS);
    addSome(entry.asked, access.asked, MOST_ASKED);
    this.#waiting.set(key, entry);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes what waits; answers when it is written or could not be. */
  async flush(): Promise<void> {
    await this.#writing;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    await this.#writing;
  }

  /** Writes what still waits, before the database is closed. */
  async close(): Promise<void> {
    for (let tries = 0; tries < 2 + MOST_WAITING / BATCH && this.#waiting.size > 0; tries += 1)
      await this.flush();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Few browsers make most calls, and naming one costs more than the rest of an entry. */
  #deviceOf(userAgent: string): string {
    const known = this.#devices.get(userAgent) ?? deviceOf(userAgent);
    if (this.#devices.size >= MOST_DEVICES) this.#devices.clear();
    this.#devices.set(userAgent, known);
    return known;
  }

  #rowOf({ actor, userAgent, recordIds, asked, ...entry }: Entry) {
    return {
      ...entry,
      actorTenantId: actor?.homeTenantId ?? null,
      actorUserId: actor?.userId ?? null,
      recordIds: [...recordIds],
      asked: [...asked],
      device: this.#deviceOf(userAgent),
    };
  }

  async #write(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const taken = [...this.#waiting].slice(0, BATCH);
    for (const [key] of taken) this.#waiting.delete(key);
    for (const tenantId of new Set(taken.map(([, entry]) => entry.tenantId))) {
      const entries = taken.filter(([, entry]) => entry.tenantId === tenantId);
      try {
        const rows = entries.map(([, entry]) => this.#rowOf(entry));
        await inTransaction(this.#database, { tenantId }, (tx) => appendAccess(tx, rows));
      } catch (error) {
        this.#log.error({ err: error, entries: entries.length }, 'reads could not be written down');
        /* In front, so that the log keeps their order as far as it can, and apart from what came meanwhile. */
        const kept = entries.map(([key, entry]) => [`${key} `, entry] as const);
        this.#waiting = new Map([...kept, ...this.#waiting]);
      }
    }
    if (this.#waiting.size > 0)
      this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }
}
