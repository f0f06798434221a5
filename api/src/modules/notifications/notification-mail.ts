import type { Notification } from '@assay/schema/notifications/notification';
import type { NotificationPreference } from '@assay/schema/settings/keys';
import type { z } from 'zod';
import type { Letter } from '../../core/mail/layout.ts';

export type NotificationType = z.output<typeof Notification>['type'];

/** How notifications of one type are sent by e-mail. */
export interface NotificationMail {
  /** The preference that turns them on (contract §30.2). */
  preference: NotificationPreference;
  /** A switch of the company that they are about, which has to be on as well. */
  companySwitch?: string;
  subject: string;
  words: string;
}

/** What one mail says. */
export interface MailWords {
  subject: string;
  words: readonly string[];
  /** Page of the portal that it is about, as a path; the portal's first page by default. */
  page?: string;
}

/**
 * The notifications that are sent by e-mail; the others are shown in the portal only. The words say that
 * there is something to see and never what: a mailbox is no place for results or names of donors.
 */
export const notificationMails: Partial<Record<NotificationType, NotificationMail>> = {
  INSTANT_TEST_RESULT: {
    preference: 'EMAIL_NOTIFICATION_INSTANT_TEST_RESULTS',
    subject: 'Instant test result',
    words: 'The result of an instant test is available.',
  },
  LAB_STATUS_CHANGED: {
    preference: 'EMAIL_NOTIFICATION_LAB_STATUS_CHANGES',
    subject: 'Laboratory status changed',
    words: 'The laboratory reported a new status for a test.',
  },
  MRO_RESULT_RECEIVED: {
    preference: 'EMAIL_NOTIFICATION_MRO_REPORT_RESULTS',
    subject: 'MRO report received',
    words: 'A medical review officer reported the result of a test.',
  },
  TEST_CASE_CLOSED: {
    preference: 'EMAIL_NOTIFICATION_CLOSED_CASE_UPDATES',
    subject: 'Closed case updated',
    words: 'A closed test case was updated.',
  },
  RANDOM_RUN_COMPLETED: {
    preference: 'EMAIL_NOTIFICATION_RUN_COMPLETED',
    subject: 'Random selection completed',
    words: 'A selection run of a random test pool is complete.',
  },
  ORDER_GENERATION_FINISHED: {
    preference: 'EMAIL_NOTIFICATION_RUN_COMPLETED',
    subject: 'Orders were generated',
    words: 'The orders of a selection run were generated.',
  },
  DOT_RUN_REMINDER: {
    preference: 'EMAIL_NOTIFICATION_RUN_REMINDER',
    companySwitch: 'EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED',
    subject: 'DOT selection run reminder',
    words: 'A DOT selection run is due.',
  },
  RANDOM_PROGRESS_REMINDER: {
    preference: 'EMAIL_NOTIFICATION_RANDOM_PROGRESS',
    companySwitch: 'EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED',
    subject: 'Random testing progress',
    words: 'The year-to-date progress of a random test pool was updated.',
  },
};

/** The letter of a notification, or of what is told by mail alone. */
export const notificationLetter =
  ({ subject, words, page = '/dashboard' }: MailWords, firstName: string, origin: string) =>
  (): Letter => ({
    subject,
    firstName,
    before: [...words, 'Sign in to see it:'],
    button: { label: 'Open the portal', link: `${origin}${page}` },
    after: ['You can choose in your profile which notifications are also sent by email.'],
  });
