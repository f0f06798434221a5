import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { ConsortiumParticipant } from '@assay/schema/consortium-pools/consortium-pool';
import { type RunParticipant } from '@assay/schema/selection-runs/run-participant';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column, loweredColumn, type ListColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { participantNeeds, workJoin } from './participant-work.read-model.ts';
import {
  participantOf,
  personOf,
  runParticipants,
  seesDetails,
  type ParticipantRow,
} from './run-participant.table.ts';

/** Columns of a person whose location and category are joined, as a statement selects them. */
const personColumns = {
  first_name: 'person.first_name',
  last_name: 'person.last_name',
  id_number: 'person.id_number',
  cdl_number: 'person.cdl_number',
  ssn_last_digits: 'person.ssn_last_digits',
  state: 'person.state',
  date_of_birth: 'person.date_of_birth',
  other_id: 'person.other_id',
  observation_required: 'person.observation_required',
  employee_category_id: 'person.employee_category_id',
  person_location_id: 'person.location_id',
  location_name: 'place.name',
  company_name: 'employer.company_name',
  employee_category_name: 'category.name',
};
const namesOfPerson = `left join locations place on place.id = person.location_id
  left join companies employer on employer.id = place.company_id
  left join dot_employee_categories category on category.id = person.employee_category_id`;
const today = Object.entries(personColumns).map(([name, value]) => `'${name}', ${value}`);

const joined = sql.raw(
  `${Object.entries(personColumns)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ')}, now.today`,
);
/*
 * The person who was drawn, and the member of today when that is another version. One of each is looked up for each
 * row: a planner that has no figures of a new run would rather read the whole pool.
 */
const rowJoins = sql.raw(`join lateral (
    select * from test_pool_member_versions drawn
    where drawn.member_id = t.member_id and drawn.version = t.person_version limit 1) person on true
  ${namesOfPerson}
  left join lateral (
    select jsonb_build_object(${today.join(', ')}) as today from (
      select * from test_pool_members member
      where member.id = t.member_id and member.person_version <> t.person_version limit 1) person
    ${namesOfPerson}) now on true`);
/** The participant's run, and its tests and orders, as far as they are in the caller's sight. */
const withTests = sql`${joined}, tests.test_result_ids, of_run.run_date, of_pool.name as test_pool_name`;
const testJoins = sql`${rowJoins} join selection_runs of_run on of_run.id = t.run_id
  left join test_pools of_pool on of_pool.id = t.test_pool_id left join lateral (
    select array_agg(test.id order by test.id) as test_result_ids from test_results test
    where test.run_participant_id = t.id and test.deleted_at is null) tests on true`;
const personJoin = sql.raw(
  'join test_pool_member_versions person on person.member_id = t.member_id and person.version = t.person_version',
);

/** What participants are called, as they were drawn. */
export const participantNames = sql`
  select t.id, person.first_name || ' ' || person.last_name as name from run_participants t ${personJoin}`;

const sourceAt = (day: string) => {
  const needs = participantNeeds(day);
  const need = (name: keyof typeof needs): ListColumn => ({
    value: needs[name],
    form: 'exact',
    join: 'work',
  });
  return entityList({
    spec: runParticipantList,
    table: runParticipants,
    columns: {
      lastName: loweredColumn('person.last_name', 'person'),
      firstName: loweredColumn('person.first_name', 'person'),
      runDate: column('run.run_date', 'work'),
      needsNotice: need('needsNotice'),
      needsOrder: need('needsOrder'),
      needsCollection: need('needsCollection'),
      drugCompletedAt: column('drug_completed_at'),
      alcoholCompletedAt: column('alcohol_completed_at'),
    },
    joins: { person: personJoin, work: workJoin },
    joined: withTests,
    rowJoins: testJoins,
  });
};

/** The records of rows as the caller may see them. */
const seenBy =
  ({ viewer }: Context) =>
  (row: ParticipantRow): RunParticipant =>
    participantOf(row, viewer);

/** A page of the participants in the caller's scope. */
export async function listRunParticipants(context: Context, query: ListQuery) {
  const page = await runList<ParticipantRow>(context.tx, sourceAt(todayOf(context)), query);
  return listAnswer(page, query, seenBy(context));
}

/** Most records that an answer holds inside of another one (contract §34). */
const NESTED_MOST = 10_000;

/** Whom a run selected, the first in drawn order; a draw from a million selects more than an answer can hold. */
export async function participantsOf(context: Context, runId: number): Promise<RunParticipant[]> {
  const rows = await context.tx.rows<ParticipantRow>(
    sql`select t.*, ${withTests} from run_participants t ${testJoins} where t.run_id = ${runId} order by t.run_index limit ${NESTED_MOST}`,
  );
  return rows.map(seenBy(context));
}

/** A member of the caller's company whom a draw of its consortium selected. */
type OwnRow = Parameters<typeof personOf>[0] &
  Pick<ParticipantRow, 'member_id' | 'selection_status' | 'drawn_status' | 'excusal_reason'>;

/** Whom a draw from the pool of a consortium selected of the caller's company, by name (ADR 89). */
export async function ownParticipantsOf(
  { tx, viewer }: Context,
  runId: number,
): Promise<ConsortiumParticipant[]> {
  const rows = await tx.rows<OwnRow>(sql`
    select t.*, ${joined} from app.consortium_participants(${runId}) t ${rowJoins}
    order by lower(person.last_name), lower(person.first_name), t.member_id limit ${NESTED_MOST}`);
  return rows.map((row) => ({
    id: row.member_id,
    ...personOf(row, seesDetails(viewer.scope)),
    selectionStatus: row.selection_status,
    drawnStatus: row.drawn_status,
    excusalReason: row.excusal_reason,
  }));
}

/** Participants of a run that a download reads at a time. */
const CHUNK = 2_000;

/** Everybody whom a run selected, in drawn order, some thousand at a time. */
export async function* participantPages(
  context: Context,
  runId: number,
): AsyncGenerator<RunParticipant[]> {
  for (let last = 0; ;) {
    const rows: ParticipantRow[] = await context.tx.rows<ParticipantRow>(
      sql`select t.*, ${withTests} from run_participants t ${testJoins}
        where t.run_id = ${runId} and t.run_index > ${last} order by t.run_index limit ${CHUNK}`,
    );
    if (rows.length > 0) yield rows.map(seenBy(context));
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.run_index ?? last;
  }
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readRunParticipant(context: Context, id: number): Promise<RunParticipant> {
  const row = await context.tx.row<ParticipantRow>(
    sql`select t.*, ${withTests} from run_participants t ${testJoins} where t.id = ${id}`,
  );
  return seenBy(context)(found(row));
}

/** Whether somebody of a run is another now than when drawn, in something that is shown. */
export async function haveChanged({ tx, viewer }: Context, runId: number): Promise<boolean> {
  const details = [
    'id_number',
    'cdl_number',
    'ssn_last_digits',
    'state',
    'date_of_birth',
    'other_id',
  ];
  const shown = ['first_name', 'last_name', 'location_id', 'observation_required'].concat(
    'employee_category_id',
    seesDetails(viewer.scope) ? details : [],
  );
  const of = (table: string) => sql.raw(shown.map((name) => `${table}.${name}`).join(', '));
  const changed = await tx.row(sql`
    select 1 as found from run_participants t ${personJoin}
    join test_pool_members member on member.id = t.member_id and member.person_version <> t.person_version
    where t.run_id = ${runId} and (${of('person')}) is distinct from (${of('member')}) limit 1`);
  return changed !== null;
}
