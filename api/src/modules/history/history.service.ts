import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ListQuery } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import type { AuditCheck, HistoryChange, HistoryEntry } from '@assay/schema/history/history';
import { readsHistory } from '@assay/schema/history/history.routes';
import { changeOf, changesOf, subjectOf } from '../../core/audit/history-subject.ts';
import type { Context } from '../../core/context.ts';
import { assertMayCall, hideInvisible, mayCall } from '../../core/http/serve.ts';
import { Refusal } from '../../core/refusal.ts';
import { changesOfEntry } from './history-changes.ts';
import {
  readAccessState,
  readAuditState,
  readHistory,
  type RecordOfLog,
} from './history.read-model.ts';

type Told = Awaited<ReturnType<typeof readHistory>>['rows'][number];

/** The one value that a field is filtered by. */
const onlyValue = ({ filters }: ListQuery, name: string): string | null =>
  filters.find(({ field, operator }) => field === name && operator === 'EQ')?.values[0] ?? null;

/**
 * What the caller reads: the record that the query names, or with null the tenant. A record's history is for whoever may
 * change the record: who sees it and who may make the call is asked as for that call itself.
 * @throws Refusal RESOURCE_NOT_FOUND for a record out of sight, ACCESS_DENIED
 */
async function readableRecord(
  app: FastifyInstance,
  { tx, viewer }: Context,
  query: ListQuery,
): Promise<RecordOfLog | null> {
  if (mayCall(readsHistory, viewer, viewer.permissions)) return null;
  const entity = onlyValue(query, 'entity');
  const entityId = onlyValue(query, 'entityId');
  const subject = entity === null ? null : subjectOf(app.histories, entity);
  if (subject === null || entity === null || entityId === null) throw new Refusal('ACCESS_DENIED');
  const change = changeOf(subject, entityId);
  if (change === undefined) throw Refusal.notFound();
  if (change.config.resource !== undefined) {
    const id = /^[1-9]\d{0,14}$/.test(entityId) ? Number(entityId) : null;
    if (id === null) throw Refusal.notFound();
    await hideInvisible(app, change, tx, viewer, { id });
  }
  assertMayCall(app, change, viewer, { id: Number(entityId) });
  const resource = change.config.resource && app.resources.get(change.config.resource);
  const mayChange = resource && (await resource.mayChange?.(tx, Number(entityId), viewer));
  if (mayChange === false) throw new Refusal('ACCESS_DENIED');
  return { entity, entityId };
}

/** What may be told of entries: of each kind of record the fields of the calls that the reader may make for such records. */
function tellingChanges(
  app: FastifyInstance,
  { viewer }: Context,
): (entry: Told) => HistoryChange[] {
  const isAllowed = ({ config: { access, resource } }: Route, id: number): boolean => {
    const held = resource && app.resources.get(resource)?.permissions?.(viewer, id);
    return mayCall(access, viewer, held ?? viewer.permissions);
  };
  const isSameForAll = viewer.recordChanges.length === 0;
  const known = new Map<string, readonly Route[]>();
  return ({ entity, entityId, kept }) => {
    const subject = subjectOf(app.histories, entity);
    if (subject === null) return [];
    const key = isSameForAll ? entity : `${entity} ${entityId}`;
    const calls =
      known.get(key) ?? changesOf(subject).filter((each) => isAllowed(each, Number(entityId)));
    known.set(key, calls);
    return calls.length === 0 ? [] : changesOfEntry(subject, calls, kept, viewer.permissions);
  };
}

/** A page of what happened (decision 30). @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED */
export async function listHistory(app: FastifyInstance, context: Context, query: ListQuery) {
  const record = await readableRecord(app, context, query);
  const { rows, total } = await readHistory(context, app.histories, query, record);
  const changes = tellingChanges(app, context);
  const { limit, offset } = query;
  const results = rows.map((row): HistoryEntry => {
    const { kept: _kept, ...entry } = row;
    return { ...entry, changes: changes(row) };
  });
  return { results, total, limit, offset };
}

type Check = z.output<typeof AuditCheck>;

/** Whether the tenant's audit log is as it was written, as far as the last check saw it. */
export const readAuditCheck = async (context: Context): Promise<Check> =>
  checkOf(await readAuditState(context));

/** The same of the access log. */
export const readAccessCheck = async (context: Context): Promise<Check> =>
  checkOf(await readAccessState(context));

function checkOf(state: Awaited<ReturnType<typeof readAuditState>>): Check {
  const problem = state?.problem ?? null;
  return {
    result: state?.checked_at == null ? 'NOT_CHECKED' : problem === null ? 'INTACT' : 'CHANGED',
    checkedAt: state?.checked_at ?? null,
    entries: state?.entries ?? 0,
    problem,
    problemAt: state?.problem_at ?? null,
    problemEntry: state?.problem_id ?? null,
  };
}
