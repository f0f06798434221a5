import { sql } from 'drizzle-orm';
import { primaryIdTypesOf } from '@assay/schema/common/primary-id-types';
import type { InstantTestInfo, LabOrderInfo } from '@assay/schema/selection-runs/participant-info';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { TestOrderType } from '@assay/schema/test-pools/enums';
import type { Context } from '../../core/context.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { orderingsOf } from '../test-pools/pool-ordering.read-model.ts';
import { idOfDrawn } from './id-of-drawn.service.ts';
import { readRunParticipant } from './run-participants.read-model.ts';

type PoolRow = Pick<Row<'test_pools'>, 'id' | 'is_regulated'> & {
  test_order_type: TestOrderType | null;
  agency: string | null;
  company_id: number | null;
};

/** The pool that a participant was drawn from, and the company of the person. */
const poolOf = async (tx: Tx, participantId: number): Promise<PoolRow> =>
  found(
    await tx.row<PoolRow>(sql`
      select t.id, t.is_regulated, t.test_order_type, a.agency, v.company_id
      from run_participants p
      join test_pools t on t.id = p.test_pool_id
      join test_pool_member_versions v on v.member_id = p.member_id and v.version = p.person_version
      left join dot_agencies a on a.id = t.testing_agency_id
      where p.id = ${participantId}`),
  );

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/** The person, identified by what the company takes. */
async function personOf(
  context: Context,
  participant: RunParticipant,
  { company_id: companyId }: PoolRow,
) {
  const { PRIMARY_TYPE_SETTINGS: setting } = await readTestingSettings(context, companyId ?? 0);
  const known = idOfDrawn(participant, primaryIdTypesOf(setting));
  return {
    participantId: participant.id,
    locationEntity: named(participant.locationId, participant.locationName),
    company: named(companyId, participant.companyName),
    donor: {
      firstName: participant.firstName,
      lastName: participant.lastName,
      dateOfBirth: participant.dateOfBirth,
      primaryIdType: known?.primaryIdType ?? null,
      primaryId: known?.primaryId ?? null,
    },
    reasonForTest: 'RANDOM' as const,
    openTests: participant.openTests,
  };
}

/** What an instant test of a participant begins with. @throws Refusal RESOURCE_NOT_FOUND */
export async function readInstantTestInfo(context: Context, id: number): Promise<InstantTestInfo> {
  const { tx } = context;
  const participant = await readRunParticipant(context, id);
  const pool = await poolOf(tx, id);
  const panel = await tx.row<NonNullable<InstantTestInfo['testResult']>>(sql`
    select n.id as "testPanelId", n.specimen_type_id as "specimenTypeId"
    from test_pool_panels t join test_panels n on n.id = t.test_panel_id
    where t.test_pool_id = ${pool.id} and t.location_id = ${participant.locationId} and n.deleted_at is null`);
  return { ...(await personOf(context, participant, pool)), testResult: panel };
}

/** What a lab order for a participant begins with. @throws Refusal RESOURCE_NOT_FOUND */
export async function readLabOrderInfo(context: Context, id: number): Promise<LabOrderInfo> {
  const participant = await readRunParticipant(context, id);
  const pool = await poolOf(context.tx, id);
  const { labAccounts } = (await orderingsOf(context.tx, [pool.id]))(pool.id);
  return {
    ...(await personOf(context, participant, pool)),
    program: pool.is_regulated ? 'DOT' : 'NON_DOT',
    testingAgency: pool.agency,
    testOrderType: pool.test_order_type,
    specimenId: participant.specimenId,
    labAccounts: labAccounts.filter(({ locationId }) => locationId === participant.locationId),
  };
}
