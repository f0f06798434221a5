import { defineRoute, listRoute } from '../core/route.ts';
import { AccessEntry } from './access-log.ts';
import { accessLogList } from './access-log.list.ts';
import { AuditCheck, HistoryEntry } from './history.ts';
import { historyList } from './history.list.ts';
import { historyReport } from './history.report.ts';

const tag = 'history';
const description =
  'With `entity[EQ]` and `entityId[EQ]` the history of one record, for whoever may change it. Without them that of the whole tenant, which requires READ_HISTORY and an internal user.';

/** Who reads the history of the whole tenant. */
export const readsHistory = { anyOf: ['READ_HISTORY'], type: 'MD' } as const;

const list = listRoute({
  url: '/api/history',
  item: HistoryEntry,
  list: historyList,
  summary: 'List what happened, newest first',
  tag,
  access: 'session',
  report: historyReport,
});

/** Who changed what and when, out of the audit log (decision 30). Who may read it hangs on what is asked for. */
export const historyRoutes = {
  list: { ...list, schema: { ...list.schema, description } },
  check: defineRoute({
    method: 'GET',
    url: '/api/history/check',
    schema: {
      summary: 'Read what the last check of the audit log found',
      tags: [tag],
      response: { 200: AuditCheck },
    },
    config: { access: readsHistory },
  }),
  accessLog: listRoute({
    url: '/api/accesslog',
    item: AccessEntry,
    list: accessLogList,
    summary: 'List who read what of people, and sign-ins that failed, newest first',
    tag,
    access: readsHistory,
  }),
  accessCheck: defineRoute({
    method: 'GET',
    url: '/api/accesslog/check',
    schema: {
      summary: 'Read what the last check of the access log found',
      tags: [tag],
      response: { 200: AuditCheck },
    },
    config: { access: readsHistory },
  }),
};
