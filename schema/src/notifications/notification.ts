import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { recordId } from '../core/fields.ts';
import { defineRoute } from '../core/route.ts';

export const notificationTypes = [
  'INSTANT_TEST_RESULT',
  'LAB_STATUS_CHANGED',
  'MRO_RESULT_RECEIVED',
  'TEST_CASE_CLOSED',
  'RANDOM_RUN_COMPLETED',
  'DOT_RUN_REMINDER',
  'RANDOM_PROGRESS_REMINDER',
  'LAB_ORDER_CREATED',
  'LAB_ORDER_CREATION_FAILED',
  'ORDER_GENERATION_FINISHED',
  'LAB_SITES_IMPORTED',
  'BULK_IMPORT_FINISHED',
] as const;

const typeWords: Record<(typeof notificationTypes)[number], string> = {
  INSTANT_TEST_RESULT: 'An instant test was recorded.',
  LAB_STATUS_CHANGED: 'A laboratory test moved on.',
  MRO_RESULT_RECEIVED: 'The MRO released a result.',
  TEST_CASE_CLOSED: 'A test case was closed.',
  RANDOM_RUN_COMPLETED: 'People were drawn from a pool.',
  DOT_RUN_REMINDER: 'A draw of a regulated pool is due.',
  RANDOM_PROGRESS_REMINDER: 'How far random testing is this year.',
  LAB_ORDER_CREATED: 'A laboratory order was accepted.',
  LAB_ORDER_CREATION_FAILED: 'A laboratory order could not be placed.',
  ORDER_GENERATION_FINISHED: 'The orders of a run were generated.',
  LAB_SITES_IMPORTED: 'A list of collection sites was read.',
  BULK_IMPORT_FINISHED: 'An import of results ended.',
};

export const Notification = z
  .object({
    id: recordId(),
    type: wordedEnum(typeWords, { id: 'NotificationType', description: 'What happened.' }),
    options: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe(
        'Values to show: status, lab, poolName, count; of tests of a run runId, and how many the notice stands for; of collection sites updated, unchanged, unknown and unknownCodes.',
      ),
    testResultId: recordId()
      .nullable()
      .describe('Id of the test result that the notification is about.'),
    donorFullName: z.string().nullable().describe('Full name of the donor.'),
    specimenId: z.string().nullable().describe('Specimen id as it stands on the form.'),
  })
  .meta({
    id: 'Notification',
    description: 'A notification for the signed-in user, shown as a toast.',
  });

/** Calls of contract §5. */
export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    url: '/api/notifications',
    schema: {
      summary: 'Notifications not yet delivered to this user; the call marks them delivered',
      tags: ['notifications'],
      querystring: z.object({
        active: z
          .enum(['true', 'false'])
          .optional()
          .describe('True when the user was active since the last poll.'),
      }),
      response: {
        200: z.object({
          results: z.array(Notification).describe('The notifications, newest first.'),
          total: z.int().describe('How many.'),
        }),
      },
    },
    config: { access: 'session' },
  }),
};
