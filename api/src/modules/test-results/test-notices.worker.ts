import type { z } from 'zod';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineWorker, type JobRun } from '../../core/jobs/job.ts';
import { readOwnHost } from '../../core/mail/mail-tenant.repository.ts';
import { ownOrigin } from '../../core/mail/portal-origin.ts';
import { notify, type NotificationType } from '../notifications/notifications.service.ts';
import { testNoticeJob } from './test-notice.job.ts';
import { findToldTest, readersOfTest, type ToldTest } from './test-notices.repository.ts';

type Data = z.output<typeof testNoticeJob.data>;

/** Under which preference a step is told (contract §30.2). */
function typeOf(step: Data['step'], test: ToldTest): NotificationType | null {
  const isInstant = test.test_type === 'INSTANT';
  switch (step) {
    case 'RELEASED':
      if (isInstant) return 'INSTANT_TEST_RESULT';
      return test.goes_through_mro ? 'MRO_RESULT_RECEIVED' : 'LAB_STATUS_CHANGED';
    case 'CANCELLED':
      return 'TEST_CASE_CLOSED';
    default:
      return isInstant ? null : 'LAB_STATUS_CHANGED';
  }
}

async function tell({ data, database, config }: JobRun<Data>): Promise<void> {
  const { tenantId, testResultId, step, actorUserId } = data;
  await inTransaction(database, { tenantId }, async (tx) => {
    const test = await findToldTest(tx, testResultId);
    const type = test && typeOf(step, test);
    if (test === null || type === null) return;
    const userIds = await readersOfTest(tx, test, actorUserId);
    if (userIds.length === 0) return;
    const own = (await readOwnHost(tx)) ?? { id: 1, host: 'localhost' };
    await notify(
      { tx, tenantId },
      {
        type,
        userIds,
        testResultId,
        companyId: test.company_id,
        donorFullName: `${test.first_name} ${test.last_name}`,
        ...(test.specimen_id !== null && { specimenId: test.specimen_id }),
        ...(test.run_id !== null && {
          run: { id: test.run_id, poolName: test.pool_name ?? '' },
          // Of each result there is a mail, whatever it is; of the way there one a run and day.
          mailsEach: step === 'RELEASED',
        }),
      },
      ownOrigin(own, config),
    );
  });
}

/** Tells people of steps of tests, in the portal and by mail to those who want it; never what was found. */
export const testNoticesWorker = defineWorker({ kind: testNoticeJob, work: tell });
