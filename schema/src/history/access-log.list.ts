import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { accessKinds } from './access-kinds.ts';

export const accessLogList = defineList({
  fields: {
    createdAt: { kind: 'timestamp', sort: true },
    what: { kind: 'choice', values: keysOf(accessKinds) },
    isDownload: { kind: 'boolean' },
    actorUserId: { kind: 'id', description: 'Finds users of this tenant only.' },
    'actor.fullName': { kind: 'text' },
    recordIds: { kind: 'ids', description: 'Entries that name a record; `what` says its kind.' },
  },
  search: [],
  defaultSort: 'createdAt',
  defaultOrder: 'DESC',
});
