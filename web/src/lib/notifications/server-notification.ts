import { notificationTypes } from '@assay/schema/notifications/notification';

export type ServerNotificationType = (typeof notificationTypes)[number];

/** A notification of the server, however it came: by the poll, or inside another answer. */
export interface ServerNotification {
  id: string | number;
  type: ServerNotificationType;
  options: Readonly<Record<string, unknown>>;
  donorFullName?: string | null;
  specimenId?: string | null;
}

export const isServerNotification = (value: unknown): value is ServerNotification =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (notificationTypes as readonly unknown[]).includes(value.type) &&
  'options' in value &&
  typeof value.options === 'object' &&
  value.options !== null;
