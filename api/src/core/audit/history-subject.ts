import { auditEntities, type AuditEntity } from '@assay/schema/audit/audit-actions';
import type { Route } from '@assay/schema/core/route';

/** What a history knows of a kind of record. */
export interface HistorySubject {
  /** The call that changes a record: whoever may make it for the record reads its history. Of settings, by their group. */
  change: Route | Readonly<Record<string, Route>>;
  /** Other calls that change a part of it. The fields that a call takes are told to whoever may make it, and no others. */
  more?: readonly Route[];
  /** Fields in whose place names are told that the log keeps beside them. */
  instead?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are told though nobody enters them: what the change does to the record. */
  also?: readonly string[];
  /** Table of the records and the expression for a record's name. */
  named?: { table: string; name: string };
}

/**
 * The history of each kind of record; a module adds those of its own records when it registers its routes. A kind
 * without one (null) stands in the history of the tenant alone, and nothing is told of its fields.
 */
export type Histories = Map<AuditEntity, HistorySubject | null>;

/**
 * Without it, nobody would read what the log says of a kind of record.
 * @throws Error when the audit log knows a kind of record of whose history no module speaks
 */
export function requireHistories(histories: Histories): void {
  const missing = auditEntities.filter((entity) => !histories.has(entity));
  if (missing.length > 0)
    throw new Error(
      `No module says who reads the history of: ${missing.join(', ')} (app.histories.set).`,
    );
}

/** The history of a kind of record; null for kinds without one and for names that no kind has. */
export const subjectOf = (histories: Histories, entity: string): HistorySubject | null =>
  (histories as ReadonlyMap<string, HistorySubject | null>).get(entity) ?? null;

const isRoute = (change: HistorySubject['change']): change is Route =>
  'method' in change && 'schema' in change;

/** The call that changes a record, or undefined where no record of the kind can have the id. */
export function changeOf({ change }: HistorySubject, entityId: string): Route | undefined {
  if (isRoute(change)) return change;
  return Object.hasOwn(change, entityId) ? change[entityId] : undefined;
}

/** All calls that change records of the kind. */
export const changesOf = ({ change, more = [] }: HistorySubject): readonly Route[] => [
  ...(isRoute(change) ? [change] : Object.values(change)),
  ...more,
];
