import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { type RunParticipant } from '@assay/schema/selection-runs/run-participant';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { keyColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { runParticipants, type ParticipantRow } from './run-participant.table.ts';

const memberJoin = sql.raw('join test_pool_members member on member.id = t.member_id');
/** What everybody may see of an SSN is all that is read of it. */
const joined = sql.raw(`member.first_name, member.last_name, member.id_number, member.cdl_number,
  '***-**-' || member.ssn_last_digits as ssn, member.state, member.date_of_birth, member.other_id, member.observation_required,
  member.location_id as member_location_id, place.name as location_name,
  member.employee_category_id as employee_category, category.name as employee_category_name`);
/* One member is looked up for each row. A planner that has no figures of a new run would rather read the whole pool. */
const rowJoins = sql.raw(`join lateral (
    select * from test_pool_members drawn where drawn.id = t.member_id limit 1) member on true
  left join locations place on place.id = member.location_id
  left join dot_employee_categories category on category.id = member.employee_category_id`);

const source = entityList({
  spec: runParticipantList,
  table: runParticipants,
  columns: {
    lastName: keyColumn('member.last_name_key', 'member'),
    firstName: keyColumn('member.first_name_key', 'member'),
  },
  joins: { member: memberJoin },
  joined,
  rowJoins,
});

const participantOf = (row: ParticipantRow): RunParticipant => ({
  ...runParticipants.fromRow(row),
  locationId: row.member_location_id,
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
    sql`select t.*, ${joined} from run_participants t ${rowJoins} where t.run_id = ${runId} order by t.run_index limit ${NESTED_MOST}`,
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
      sql`select t.*, ${joined} from run_participants t ${rowJoins}
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
    sql`select t.*, ${joined} from run_participants t ${rowJoins} where t.id = ${id}`,
  );
  return participantOf(found(row));
}
