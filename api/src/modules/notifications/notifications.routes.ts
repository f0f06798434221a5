import type { FastifyInstance } from 'fastify';
import { notificationRoutes } from '@assay/schema/notifications/notification';
import { serve } from '../../core/http/serve.ts';
import { collectNotifications } from './notifications.service.ts';

/** The poll of contract §5. Whether it prolongs the session is decided where the session is read. */
export function registerNotificationsRoutes(app: FastifyInstance): void {
  serve(app, notificationRoutes.list, ({ context }) => collectNotifications(context));
}
