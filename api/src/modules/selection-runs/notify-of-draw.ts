import { usDay } from '@assay/schema/core/us-day';
import {
  consortiumRunPage,
  PEOPLE_TO_SEND_PAGE,
  runPage,
} from '@assay/schema/selection-runs/run-page';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { configuredOriginOf, type ConfiguredTrust } from '../../core/mail/portal-origin.ts';
import { notify, type MailWords } from '../notifications/notifications.service.ts';
import { actorOf, concernedByDraws } from '../test-pools/pool-readers.service.ts';
import { drawnPlaces, readersOfPlaces, type PlaceReader } from './drawn-places.repository.ts';

/** A draw that was made, as far as a mail tells of it. */
export interface MadeDraw {
  pool: Pick<TestPool, 'id' | 'name' | 'companyId' | 'consortiumName'>;
  runId: number;
  runDate: string;
  period: { number: number; start: string; end: string };
  periods: number;
}

/** What is told of a draw: its pool, period and run; no name, and no number of people (decision 24). */
function lettersOf({ pool, runId, runDate, period, periods }: MadeDraw) {
  const subject = 'Random selection completed';
  const name =
    pool.consortiumName === null
      ? pool.name
      : `${pool.name} of the consortium ${pool.consortiumName}`;
  const when = `Period ${period.number} of ${periods}, from ${usDay(period.start)} to ${usDay(period.end)}; run ${runId} of ${usDay(runDate)}.`;
  const drawnFrom = (place: string): MailWords => ({
    subject,
    words: [`People of ${place} were drawn from the random test pool ${name}.`, when],
  });
  const words = [`A selection run of the random test pool ${name} is complete.`, when];
  return {
    readers: { subject, words, page: runPage(pool.id, runId) },
    partners: { ...drawnFrom('your company'), page: consortiumRunPage(pool.id, runId) },
    administrators: pool.companyId === null ? drawnFrom('your company') : { subject, words },
    managers: { ...drawnFrom('your location'), page: PEOPLE_TO_SEND_PAGE },
  } satisfies Record<string, MailWords>;
}

/**
 * Who hears of a draw, by what they are told (decision 24): who may see the run, administrators who may not, and the managers
 * of the locations of the people drawn. Of a pool of a consortium an administrator hears when own people were drawn.
 */
async function audienceOf(
  context: Context,
  { pool, runId }: MadeDraw,
): Promise<Record<keyof ReturnType<typeof lettersOf>, number[]>> {
  const { readers, administrators } = await concernedByDraws(context, pool);
  const places = await drawnPlaces(context.tx, runId);
  const ofCompanies = pool.companyId === null ? places.map(({ companyId }) => companyId) : [];
  const there = await readersOfPlaces(
    context.tx,
    { locationIds: places.map(({ locationId }) => locationId), companyIds: ofCompanies },
    actorOf(context),
  );
  const untold = there.filter(({ id }) => !readers.includes(id) && !administrators.includes(id));
  const idsOf = (isOne: (reader: PlaceReader) => boolean): number[] =>
    untold.filter(isOne).map(({ id }) => id);
  const blind = idsOf(({ isAdministrator, seesRuns }) => isAdministrator && !seesRuns);
  return {
    readers,
    partners: idsOf(({ isAdministrator, seesRuns }) => isAdministrator && seesRuns),
    administrators: [...administrators, ...blind],
    managers: idsOf(({ isAdministrator }) => !isAdministrator),
  };
}

/** Notifies of a draw, in the portal and by mail to those who want it; who drew is not told. */
export async function notifyOfDraw(
  context: Context,
  draw: MadeDraw,
  config: ConfiguredTrust,
): Promise<void> {
  const { pool } = draw;
  await inTenant(context.tx, context.tenantId, async () => {
    const audience = await audienceOf(context, draw);
    const letters = lettersOf(draw);
    const origin = await configuredOriginOf(context, config);
    for (const kind of ['readers', 'partners', 'administrators', 'managers'] as const) {
      const userIds = audience[kind];
      const companyId = pool.companyId ?? undefined;
      const options = { poolName: pool.name };
      if (userIds.length > 0)
        await notify(
          context,
          { type: 'RANDOM_RUN_COMPLETED', userIds, companyId, options },
          origin,
          letters[kind],
        );
    }
  });
}
