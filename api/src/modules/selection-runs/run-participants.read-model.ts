import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { type RunParticipant } from '@assay/schema/selection-runs/run-participant';
import {
  runParticipantList,
  type SelectionStatusName,
} from '@assay/schema/selection-runs/run-participant.list';
import type { Context } from '../../core/context.ts';
import { column, keyColumn, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';

interface ParticipantRow {
  id: number;
  run_id: number;
  member_id: number;
  first_name: string;
  last_name: string;
  selection_status: SelectionStatusName;
  drawn_status: SelectionStatusName;
  run_index: number;
  member_location_id: number | null;
  location_name: string | null;
  id_number: string | null;
  cdl_number: string | null;
  ssn_last_digits: string | null;
  state: RunParticipant['state'];
  date_of_birth: string | null;
  other_id: string | null;
  observation_required: boolean | null;
  employee_category_id: number | null;
  category_name: string | null;
  specimen_id: string | null;
  excusal_reason: string | null;
  version: number;
}

const memberJoin = sql.raw('join test_pool_members member on member.id = t.member_id');
const select =
  sql.raw(`t.*, member.first_name, member.last_name, member.id_number, member.cdl_number,
  member.ssn_last_digits, member.state, member.date_of_birth, member.other_id, member.observation_required,
  member.location_id as member_location_id, place.name as location_name,
  member.employee_category_id, category.name as category_name`);
/* One member is looked up for each row. A planner that has no figures of a new run would rather read the whole pool. */
const rowJoins = sql.raw(`join lateral (
    select * from test_pool_members drawn where drawn.id = t.member_id limit 1) member on true
  left join locations place on place.id = member.location_id
  left join dot_employee_categories category on category.id = member.employee_category_id`);

const source = listSource({
  spec: runParticipantList,
  table: 'run_participants',
  columns: {
    id: column('id'),
    selectionRunId: column('run_id'),
    memberId: column('member_id'),
    selectionStatus: column('selection_status'),
    runIndex: column('run_index'),
    lastName: keyColumn('member.last_name_key', 'member'),
    firstName: keyColumn('member.first_name_key', 'member'),
  },
  joins: { member: memberJoin },
  select,
  rowJoins,
});

/** The record of a row; of an SSN the last digits are all that is read. */
const participantOf = (row: ParticipantRow): RunParticipant => ({
  id: row.id,
  selectionRunId: row.run_id,
  memberId: row.member_id,
  firstName: row.first_name,
  lastName: row.last_name,
  selectionStatus: row.selection_status,
  drawnStatus: row.drawn_status,
  runIndex: row.run_index,
  locationId: row.member_location_id,
  locationName: row.location_name,
  idNumber: row.id_number,
  cdlNumber: row.cdl_number,
  ssn: row.ssn_last_digits === null ? null : `***-**-${row.ssn_last_digits}`,
  state: row.state,
  dateOfBirth: row.date_of_birth,
  otherId: row.other_id,
  observationRequired: row.observation_required,
  employeeCategory: row.employee_category_id,
  employeeCategoryName: row.category_name,
  specimenId: row.specimen_id,
  excusalReason: row.excusal_reason,
  version: row.version,
});

/** A page of the participants in the caller's scope. */
export async function listRunParticipants({ tx }: Context, query: ListQuery) {
  const page = await runList<ParticipantRow>(tx, source, query);
  return listAnswer(page, query, participantOf);
}

/** Most records that an answer holds inside of another one (contract §34). */
const NESTED_MOST = 10_000;

/** Whom a run selected, the first in drawn order; a draw from a million selects more than an answer can hold. */
export async function participantsOf({ tx }: Context, runId: number): Promise<RunParticipant[]> {
  const rows = await tx.rows<ParticipantRow>(
    sql`select ${select} from run_participants t ${rowJoins} where t.run_id = ${runId} order by t.run_index limit ${NESTED_MOST}`,
  );
  return rows.map(participantOf);
}

/** Participants of a run that a download reads at a time. */
const CHUNK = 2_000;

/** Everybody whom a run selected, in drawn order, some thousand at a time. */
export async function* participantPages(
  { tx }: Context,
  runId: number,
): AsyncGenerator<RunParticipant[]> {
  for (let last = 0; ;) {
    const rows: ParticipantRow[] = await tx.rows<ParticipantRow>(
      sql`select ${select} from run_participants t ${rowJoins}
        where t.run_id = ${runId} and t.run_index > ${last} order by t.run_index limit ${CHUNK}`,
    );
    if (rows.length > 0) yield rows.map(participantOf);
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.run_index ?? last;
  }
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readRunParticipant({ tx }: Context, id: number): Promise<RunParticipant> {
  const row = await tx.row<ParticipantRow>(
    sql`select ${select} from run_participants t ${rowJoins} where t.id = ${id}`,
  );
  return participantOf(found(row));
}
