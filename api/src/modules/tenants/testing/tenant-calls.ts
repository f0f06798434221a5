import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Tenant } from '@assay/schema/tenants/tenant';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

export type TenantAnswer = z.output<typeof Tenant>;

type Headers = Record<string, string>;

interface AuditRow {
  actor_tenant_id: number;
  actor_user_id: number;
  changes: Record<string, unknown>;
}

/** Calls on tenants as one user makes them, and a look at what they leave behind. */
export interface TenantCalls {
  call(
    line: string,
    body?: unknown,
    session?: TestSession,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  create(name: string, more?: object, headers?: Headers): Promise<TenantAnswer>;
  /** Saves a tenant as it was answered, with changes. */
  update(tenant: TenantAnswer, more?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  auditOf(tenantId: number, entityId: number, action: string): Promise<AuditRow[]>;
}

export const tenantAddress = {
  addressLine1: '250 South Temple',
  addressLine2: null,
  city: 'Salt Lake City',
  state: 'UT',
  zip: '84101',
};

let contacts = 0;

/** A valid new tenant with a contact of its own. */
export function tenantInput(name: string, more: object = {}): object {
  contacts += 1;
  return {
    name,
    address: tenantAddress,
    primaryContactFullName: 'Ann Brown',
    primaryContactPhone: '8015550100',
    primaryContactEmail: `contact-${contacts}@tpa.test`,
    ...more,
  };
}

export function tenantCalls(api: TestApp, admin: TestSession): TenantCalls {
  const call: TenantCalls['call'] = (line, body, session = admin, headers = {}) =>
    api.call(line, { session, headers, ...(body === undefined ? {} : { body }) });
  return {
    call,
    create: async (name, more = {}, headers = {}) => {
      const answer = await call('POST /api/tenants', tenantInput(name, more), admin, headers);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    },
    update: (
      { id, tenantUrl: _url, code: _code, host: _host, ...fields },
      more = {},
      headers = {},
    ) => call(`PUT /api/tenants/${id}`, { ...fields, ...more }, admin, headers),
    auditOf: (tenantId, entityId, action) =>
      api.asOwner(tenantId, (tx) =>
        tx.rows<AuditRow>(sql`
          select actor_tenant_id, actor_user_id, changes from audit_log
          where tenant_id = ${tenantId} and action = ${action} and entity_id = ${String(entityId)} order by id`),
      ),
  };
}
