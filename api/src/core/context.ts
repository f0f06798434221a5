import type { CompanyFeature, Permission, PermissionChange } from '@assay/schema/permissions';
import type { Role, UserType } from '@assay/schema/common/role-names';
import type { Tx } from './database/database.ts';
import type { AuditEntry } from './audit/audit.ts';
import type { Access } from './access-log/access-log.ts';
import type { Storage } from './storage/storage.ts';

/** What part of the tenant a user sees (contract §0.10); the database enforces it. */
export type Scope =
  | { kind: 'tenant' }
  | { kind: 'company' }
  | { kind: 'units'; unitIds: readonly number[] }
  | { kind: 'locations'; locationIds: readonly number[] };

/** The signed-in user. */
export interface Viewer {
  userId: number;
  /** Tenant the user belongs to; a SUPER_ADMIN of tenant 1 may act in another. */
  homeTenantId: number;
  type: UserType;
  role: Role;
  companyId: number | null;
  scope: Scope;
  permissions: ReadonlySet<Permission>;
  /** What was granted or taken on one record of the tenant (`permissionsOnRecord`). */
  recordChanges: readonly PermissionChange[];
  features: Readonly<Partial<Record<CompanyFeature, boolean>>>;
  /** SHA-256 of the session token, the key of the session row. */
  tokenHash: Buffer;
  timezone: string;
}

/** What a call says of itself to the access log; who, when and from where are known. */
export type Trace = Pick<Access, 'what' | 'rows'> &
  Partial<Pick<Access, 'tenantId' | 'actor' | 'isDownload' | 'recordIds' | 'asked'>>;

/** Everything a handler may know of its request, built once. */
export interface Context {
  tx: Tx;
  tenantId: number;
  /** Throws on a public route: nobody is signed in there. */
  viewer: Viewer;
  now: Date;
  requestId: string;
  /** Host of the browser, lower case, with its port when it has one. */
  tenantHost: string;
  forwardedProto: string;
  clientIp: string;
  /** What the browser says it is; empty when it says nothing. */
  userAgent: string;
  /** Where stored files lie. Whoever reads one has found its row in the transaction. */
  storage: Pick<Storage, 'read'>;
  /** Adds to the audit log; written together with the change, in the same transaction. */
  audit(entry: AuditEntry): void;
  /** Adds to the access log, once the transaction is committed (ADR 80). */
  trace(read: Trace): void;
  /** Runs after the commit; a failure is logged and does not change the answer. */
  afterCommit(work: () => Promise<void> | void): void;
}
