import { sql } from 'drizzle-orm';
import type { InstantTestInfo, LabOrderInfo } from '@assay/schema/selection-runs/participant-info';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { TestOrderType } from '@assay/schema/test-pools/enums';
import type { Context } from '../../core/context.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { orderingsOf } from '../test-pools/pool-ordering.read-model.ts';
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

/** How a participant is identified: regulated people by the license, others by their number (contract §17). */
function idOf({ cdlNumber, idNumber }: RunParticipant): {
  primaryIdType: 'CDL_NUMBER' | 'EMPLOYEE_ID' | null;
  primaryId: string | null;
} {
  if (cdlNumber !== null) return { primaryIdType: 'CDL_NUMBER', primaryId: cdlNumber };
  return { primaryIdType: idNumber === null ? null : 'EMPLOYEE_ID', primaryId: idNumber };
}

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const personOf = (participant: RunParticipant, { company_id: companyId }: PoolRow) => ({
  participantId: participant.id,
  locationEntity: named(participant.locationId, participant.locationName),
  company: named(companyId, participant.companyName),
  donor: {
    firstName: participant.firstName,
    lastName: participant.lastName,
    dateOfBirth: participant.dateOfBirth,
    ...idOf(participant),
  },
  reasonForTest: 'RANDOM' as const,
  openTests: participant.openTests,
});

/** What an instant test of a participant begins with. @throws Refusal RESOURCE_NOT_FOUND */
export async function readInstantTestInfo(context: Context, id: number): Promise<InstantTestInfo> {
  const { tx } = context;
  const participant = await readRunParticipant(context, id);
  const pool = await poolOf(tx, id);
  const panel = await tx.row<NonNullable<InstantTestInfo['testResult']>>(sql`
    select n.id as "testPanelId", n.specimen_type_id as "specimenTypeId"
    from test_pool_panels t join test_panels n on n.id = t.test_panel_id
    where t.test_pool_id = ${pool.id} and t.location_id = ${participant.locationId} and n.deleted_at is null`);
  return { ...personOf(participant, pool), testResult: panel };
}

/** What a lab order for a participant begins with. @throws Refusal RESOURCE_NOT_FOUND */
export async function readLabOrderInfo(context: Context, id: number): Promise<LabOrderInfo> {
  const participant = await readRunParticipant(context, id);
  const pool = await poolOf(context.tx, id);
  const { labAccounts } = (await orderingsOf(context.tx, [pool.id]))(pool.id);
  return {
    ...personOf(participant, pool),
    program: pool.is_regulated ? 'DOT' : 'NON_DOT',
    testingAgency: pool.agency,
    testOrderType: pool.test_order_type,
    specimenId: participant.specimenId,
    labAccounts: labAccounts.filter(({ locationId }) => locationId === participant.locationId),
  };
}
