import type { AuditEntity } from './audit/audit-actions.ts';

/** What the audit log speaks of without a record of its own that a path would name. */
type Unnamed = 'collectionSite' | 'file' | 'report' | 'misReport' | 'donorFile' | 'settings';

/** Records that are read under a name of their own, and written as another one or by programs. */
type OnlyRead =
  | 'consortiumPool'
  | 'consortiumRun'
  | 'orderRequest'
  | 'personToSend'
  | 'testCase'
  | 'unmatchedLabMessage';

/**
 * Kinds of records that the `:id` of a path names, most by their name in the audit log; api says of each who sees it, and does
 * not start without.
 */
export type ResourceName = Exclude<AuditEntity, Unnamed> | OnlyRead;
