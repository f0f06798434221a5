import { notificationRoutes } from '@assay/schema/notifications/notification';
import { GraphQLBoolean } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresSession } from '../../core/permission.ts';
import { payloadOf } from '../../core/user-error.ts';
import { CollectNotificationsPayload } from './notification.types.ts';

@Resolver()
export class NotificationMutations {
  @Mutation(() => CollectNotificationsPayload, {
    description: 'Takes the news of the signed-in user and marks them delivered.',
  })
  @RequiresSession()
  collectNotifications(
    @Arg('active', () => GraphQLBoolean, {
      description:
        'Whether the user was active since the last call; only then the session is prolonged.',
    })
    active: boolean,
    @Ctx() { client }: RequestContext,
  ): Promise<CollectNotificationsPayload> {
    return payloadOf(async () => {
      const answer = await client.call(notificationRoutes.list, {
        query: active ? { active: 'true' } : { active: 'false' },
      });
      return { notifications: answer.results };
    });
  }
}
