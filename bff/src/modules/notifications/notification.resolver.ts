import {
  Notification,
  notificationRoutes as routes,
} from '@assay/schema/notifications/notification';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';

entityType(Notification);

export const notificationResolvers = [
  mutations({
    collectNotifications: {
      route: routes.list,
      description:
        'Take the notifications of the signed-in user that were not delivered yet; they are then.',
    },
  }),
];
