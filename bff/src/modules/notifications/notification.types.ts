import { Notification } from '@assay/schema/notifications/notification';
import { Field, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { objectType } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

const NotificationType = objectType(Notification);

@ObjectType('CollectNotificationsPayload', {
  description: 'Outcome of collectNotifications.',
  simpleResolvers: true,
})
export class CollectNotificationsPayload extends Payload {
  @Field(() => [NotificationType], {
    nullable: true,
    description: 'News not delivered before; null when refused.',
  })
  notifications?: readonly z.output<typeof Notification>[] | null;
}
