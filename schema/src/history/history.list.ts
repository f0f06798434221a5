import { auditActionNames, auditEntities } from '../audit/audit-actions.ts';
import { defineList } from '../core/list.ts';

export const historyList = defineList({
  fields: {
    createdAt: { kind: 'timestamp', sort: true },
    entity: { kind: 'choice', values: auditEntities },
    entityId: { kind: 'text' },
    companyId: { kind: 'id' },
    actorUserId: { kind: 'id', description: 'Finds users of this tenant only.' },
    'actor.fullName': { kind: 'text' },
    action: { kind: 'choice', values: auditActionNames },
  },
  search: [],
  defaultSort: 'createdAt',
  defaultOrder: 'DESC',
});
