import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { typeOfRole, type Role } from '@assay/schema/common/role-names';
import type { Permission } from '@assay/schema/permissions';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashOfToken } from '../http/authenticate.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestUser {
  role: Role;
  /** Acting tenant; 1 unless said otherwise. */
  tenantId?: number;
  homeTenantId?: number;
  companyId?: number;
  /** Units of a unit manager or locations of a location manager. */
  contextIds?: readonly number[];
  granted?: readonly Permission[];
  pending?: boolean;
}

export interface TestSession {
  userId: number;
  token: string;
}

export interface TestCall {
  body?: unknown;
  headers?: Record<string, string>;
  session?: TestSession;
}

/** A running api over a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  /** Sends a call: `call('GET /api/companies?limit=5', { session })`. */
  call(line: string, options?: TestCall): Promise<LightMyRequestResponse>;
  /** Signs a new user in without the sign-in calls. */
  signIn(user: TestUser): Promise<TestSession>;
  /** Makes another tenant and answers its id. */
  addTenant(name: string): Promise<number>;
  /** Makes a company of tenant 1 without a location and answers its id. */
  addCompany(name: string): Promise<number>;
  /** Runs statements as the owner of the database, for arranging and for looking behind row-level security. */
  asOwner<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

let users = 0;

async function insertSession(tx: Tx, user: TestUser): Promise<TestSession> {
  const { role, tenantId = 1, homeTenantId = tenantId, contextIds = [], granted = [] } = user;
  users += 1;
  const type = typeOfRole(role);
  const row = await tx.row<{ id: number }>(sql`
    insert into users (tenant_id, username, first_name, last_name, type, role, company_id, authorization_context_ids)
    values (${homeTenantId}, ${`test-user-${users}@assay.test`}, 'Test', ${`User ${users}`}, ${type}, ${role},
      ${type === 'CLIENT' ? (user.companyId ?? null) : null}, ${sql.param([...contextIds])}::bigint[])
    returning id`);
  const userId = row?.id ?? 0;
  await tx.run(sql`
    insert into permission_grants (tenant_id, user_id, permission, is_granted, reason, changed_by)
    select ${homeTenantId}, ${userId}, permission, true, 'For a test', 'Test'
    from unnest(${sql.param([...granted])}::text[]) permission`);
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`;
  await tx.run(sql`
    insert into sessions (tenant_id, token_hash, home_tenant_id, user_id, timezone, timezone_offset, pending_reason, expires_at)
    values (${tenantId}, ${hashOfToken(token)}, ${homeTenantId}, ${userId}, 'UTC', 0,
      ${user.pending ? 'MFA_REQUIRED' : null}, ${user.pending ? new Date(Date.now() + 600_000).toISOString() : null}::timestamptz)`);
  return { userId, token };
}

/** Starts an api for one test file and closes it after its last test: `const api = await useTestApp();` */
export async function useTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const api = await startTestApp(environment);
  afterAll(() => api.close());
  return api;
}

/** Starts an api for a test. Whoever starts it closes it. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const data = await mkdtemp(path.join(tmpdir(), 'assay-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RATE_LIMIT: 'off',
    LABORATORY_PRIVATE_HOSTS: '127.0.0.1',
    ASSAY_DATA: data,
    ...environment,
  });
  const app = await buildApp(config, database);
  await app.ready();
  const asOwner = <T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(database, { tenantId, role: 'owner' }, work);
  return {
    app,
    database,
    asOwner,
    call: async (line, { body, headers, session } = {}) => {
      const [method, url] = line.split(' ');
      return app.inject({
        method: method as 'GET',
        url: url ?? '/',
        headers: {
          ...(session === undefined ? {} : { authorization: `Bearer ${session.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    signIn: (user) =>
      asOwner(user.homeTenantId ?? user.tenantId ?? 1, (tx) => insertSession(tx, user)),
    addTenant: async (name) => {
      const row = await asOwner(1, (tx) =>
        tx.row<{ id: number }>(sql`
          insert into tenants (name, code, host, primary_contact_full_name, primary_contact_phone, primary_contact_email, enabled)
          values (${name}, ${name}, ${`${name}.localhost`}, 'Contact', '8005550100', 'contact@assay.test', true)
          returning id`),
      );
      return row?.id ?? 0;
    },
    addCompany: async (name) => {
      const row = await asOwner(1, (tx) =>
        tx.row<{ id: number }>(
          sql`insert into companies (company_name) values (${name}) returning id`,
        ),
      );
      return row?.id ?? 0;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
