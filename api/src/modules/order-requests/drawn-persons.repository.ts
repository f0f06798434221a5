import { sql } from 'drizzle-orm';
import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { kindsOf } from '@assay/schema/selection-runs/participant-words';
import type {
  SelectionStatusName,
  TestKind,
} from '@assay/schema/selection-runs/run-participant.list';
import type { TestOrderType } from '@assay/schema/test-pools/enums';
import type { PoolLabAccount } from '@assay/schema/test-pools/pool-ordering';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { found } from '../../core/refusal.ts';
import { idOfDrawn, type DrawnId } from '../selection-runs/id-of-drawn.service.ts';
import { openSsn } from '../test-pools/test-pool-members.service.ts';
import { orderingsOf } from '../test-pools/pool-ordering.read-model.ts';

/** The pool of a run, with what it orders. */
export interface OrderingPool {
  id: number;
  testOrderType: TestOrderType | null;
  isRegulated: boolean;
  /** Agency of DOT orders. */
  agency: 'HHS' | 'NRC' | 'FMCSA' | 'FAA' | 'FRA' | 'FTA' | 'PHMSA' | 'USCG' | null;
  labAccounts: readonly PoolLabAccount[];
  /** Locations for whose people it names a panel. */
  panelLocations: ReadonlySet<number>;
}

/** Somebody whom a run selected and who has not been ordered for everything yet. */
export interface DrawnPerson {
  participantId: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  companyId: number;
  locationId: number | null;
  specimenId: string | null;
  /** Kinds of test that are still to be ordered. */
  kinds: readonly TestKind[];
  /** By what a laboratory knows the person, of some types of ids; null where the pool has none of them. */
  idOf(types: readonly PrimaryIdTypeName[]): DrawnId | null;
}

export async function readOrderingPool(tx: Tx, runId: number): Promise<OrderingPool> {
  const row = found(
    await tx.row<
      Pick<Row<'test_pools'>, 'id' | 'is_regulated'> &
        Pick<OrderingPool, 'agency'> & { test_order_type: TestOrderType | null }
    >(sql`
      select t.id, t.is_regulated, t.test_order_type, a.agency from selection_runs r
      join test_pools t on t.id = r.test_pool_id left join dot_agencies a on a.id = t.testing_agency_id
      where r.id = ${runId}`),
  );
  const { labAccounts, testPanels } = (await orderingsOf(tx, [row.id]))(row.id);
  return {
    id: row.id,
    testOrderType: row.test_order_type,
    isRegulated: row.is_regulated,
    agency: row.agency,
    labAccounts,
    panelLocations: new Set(testPanels.flatMap(({ locationId }) => locationId ?? [])),
  };
}

type PersonRow = Pick<
  Row<'run_participants'>,
  'id' | 'member_id' | 'specimen_id' | 'drug_ordered' | 'alcohol_ordered'
> &
  Pick<
    Row<'test_pool_member_versions'>,
    | 'first_name'
    | 'last_name'
    | 'date_of_birth'
    | 'company_id'
    | 'location_id'
    | 'cdl_number'
    | 'id_number'
    | 'ssn_sealed'
  > & { selection_status: SelectionStatusName };

interface Unsealing {
  secrets: SecretBox;
  tenantId: number;
}

/** An SSN is unsealed of people alone who have nothing else that may be sent. */
function idOf(
  row: PersonRow,
  types: readonly PrimaryIdTypeName[],
  { secrets, tenantId }: Unsealing,
): DrawnId | null {
  const ids = { cdlNumber: row.cdl_number, idNumber: row.id_number };
  const plain = idOfDrawn(ids, types);
  if (plain !== null || !types.includes('SSN')) return plain;
  const ssn = openSsn(secrets, tenantId, row.member_id, row.ssn_sealed);
  return idOfDrawn({ ...ids, ssn }, types);
}

/** Whom a run selected and who is not ordered for, in drawn order, locked until the commit. */
export async function lockDrawnPersons(
  tx: Tx,
  runId: number,
  unsealing: Unsealing,
): Promise<DrawnPerson[]> {
  const rows = await tx.rows<PersonRow>(sql`
    select p.id, p.member_id, p.selection_status, p.specimen_id, p.drug_ordered, p.alcohol_ordered, v.first_name, v.last_name,
      v.date_of_birth, v.company_id, v.location_id, v.cdl_number, v.id_number, v.ssn_sealed
    from run_participants p
    join test_pool_member_versions v on v.member_id = p.member_id and v.version = p.person_version
    where p.run_id = ${runId} and p.selection_status like 'SELECTED%' and p.deleted_at is null
    order by p.run_index for no key update of p`);
  return rows.flatMap((row): DrawnPerson[] => {
    const isOrdered = { drugs: row.drug_ordered, alcohol: row.alcohol_ordered };
    const kinds = kindsOf(row.selection_status).filter((kind) => !isOrdered[kind]);
    if (kinds.length === 0) return [];
    return [
      {
        participantId: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        dateOfBirth: row.date_of_birth,
        companyId: row.company_id,
        locationId: row.location_id,
        specimenId: row.specimen_id,
        kinds,
        idOf: (types) => idOf(row, types, unsealing),
      },
    ];
  });
}
