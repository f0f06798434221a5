import { AccessEntry } from '@assay/schema/history/access-log';
import { HistoryEntry } from '@assay/schema/history/history';
import { historyRoutes as routes } from '@assay/schema/history/history.routes';
import { GraphQLID, GraphQLString } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { entityType } from '../../core/contract-types.ts';
import { queries } from '../../core/queries.ts';
import { recordFields } from '../../core/resolver-class.ts';

const HistoryEntryType = entityType(HistoryEntry, { omit: ['actor'] });
const AccessEntryType = entityType(AccessEntry, { omit: ['actor'] });

/** Not a record: the name is the one of that day. */
@ObjectType('HistoryActor', { description: 'Who made a change.', simpleResolvers: true })
class HistoryActor {
  @Field(() => GraphQLID, {
    nullable: true,
    description: 'User of this tenant; null for the system and for staff of the installation.',
  })
  userId!: number | null;

  @Field(() => GraphQLString, {
    description: 'Name of the person at that time; `System` where nobody was signed in.',
  })
  fullName!: string;
}

export const historyResolvers = [
  queries({
    history: routes.list,
    auditCheck: routes.check,
    accessLog: routes.accessLog,
    accessCheck: routes.accessCheck,
  }),
  recordFields(AccessEntryType, {
    actor: {
      type: () => HistoryActor,
      nullable: true,
      description: 'Who it was; null for a sign-in with a name that nobody has.',
      resolve: ({ actor }) =>
        actor === null ? null : { userId: actor.id, fullName: actor.fullName },
    },
  }),
  recordFields(HistoryEntryType, {
    actor: {
      type: () => HistoryActor,
      nullable: false,
      description: 'Who did it.',
      resolve: ({ actor: { id, fullName } }) => ({ userId: id, fullName }),
    },
  }),
];
