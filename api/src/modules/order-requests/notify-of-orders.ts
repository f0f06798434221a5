import { usDay } from '@assay/schema/core/us-day';
import { orderRequestPage } from '@assay/schema/selection-runs/run-page';
import type { Tx } from '../../core/database/database.ts';
import { notify, type MailWords } from '../notifications/notifications.service.ts';
import { managersOfDrawn } from '../selection-runs/managers-of-drawn.service.ts';
import type { OrderedRun, Outcome, RequestRow } from './order-requests.repository.ts';

interface PlacedOrders {
  request: Pick<RequestRow, 'run_id' | 'requested_by_user_id' | 'requested_by_tenant_id'>;
  run: OrderedRun;
  outcome: Outcome;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count} ${many}`;

/** What is told of placed orders: pool, run and numbers; no name (decision 24). */
function lettersOf({ request, run, outcome: { ordered, failed } }: PlacedOrders) {
  const of = `the selection run of ${usDay(run.run_date)} of the random test pool ${run.name}`;
  return {
    requester: {
      subject: failed > 0 ? 'Some orders could not be generated' : 'Orders were generated',
      words: [
        `${counted(ordered, 'order was', 'orders were')} placed for ${of}.`,
        ...(failed > 0
          ? [
              `For ${counted(failed, 'donor', 'donors').toLowerCase()} nothing could be ordered; the rows of the page say why.`,
            ]
          : []),
      ],
      page: orderRequestPage(run.test_pool_id, request.run_id),
    },
    managers: {
      subject: 'Tests were ordered',
      words: [
        `Tests were ordered for people of your location who were selected by ${of}.`,
        'Sign in to see who is to be sent, and where.',
      ],
    },
  } satisfies Record<string, MailWords>;
}

/**
 * Tells whoever asked that the orders of a run are placed, and the managers of the locations of the people that there is somebody to
 * send; by mail as far as they want mails of selection runs.
 */
export async function notifyOfOrders(
  { tx, tenantId, origin }: { tx: Tx; tenantId: number; origin: string },
  placed: PlacedOrders,
): Promise<void> {
  const { request, run, outcome } = placed;
  const isAtHome = request.requested_by_tenant_id === tenantId;
  const requester = isAtHome ? request.requested_by_user_id : null;
  const letters = lettersOf(placed);
  const type = 'ORDER_GENERATION_FINISHED' as const;
  const companyId = run.company_id ?? undefined;
  const options = { poolName: run.name, count: outcome.ordered };
  if (requester !== null)
    await notify(
      { tx, tenantId },
      { type, userIds: [requester], companyId, options },
      origin,
      letters.requester,
    );
  const managers =
    outcome.ordered === 0 ? [] : await managersOfDrawn(tx, request.run_id, requester);
  if (managers.length > 0)
    await notify(
      { tx, tenantId },
      { type, userIds: managers, companyId, options: { poolName: run.name } },
      origin,
      letters.managers,
    );
}
