import { sql } from 'drizzle-orm';
import { detailsHash } from '@assay/draw/person';
import type { DrawnPerson, PersonDetails } from '@assay/schema/selection-runs/certificate';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { seesDetails } from './run-participant.table.ts';

type DrawnRow = Row<'test_pool_member_versions'> & { ssn_seal: string | null };
type PlacedRow = DrawnRow & Row<'run_participants', 'run_index'>;

/** A salt as a certificate has it: a UUID without its hyphens. */
const saltOf = (uuid: string): string => uuid.replaceAll('-', '');

/** Without the keys that have no value. */
const filled = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>;
  };

const detailsOf = (row: DrawnRow): PersonDetails =>
  filled({
    salt: saltOf(row.details_salt),
    idNumber: row.id_number,
    state: row.state,
    cdlNumber: row.cdl_number,
    dateOfBirth: row.date_of_birth,
    ssnLastDigits: row.ssn_last_digits,
    ssnSeal: row.ssn_seal,
    otherId: row.other_id,
    observationRequired: row.observation_required,
    employeeCategory: row.employee_category_id,
    locationId: row.location_id,
  });

function personOf(row: DrawnRow, showsDetails: boolean): DrawnPerson {
  const details = detailsOf(row);
  return {
    memberId: row.member_id,
    name: {
      salt: saltOf(row.name_salt),
      firstName: row.first_name,
      lastName: row.last_name,
    },
    ...(showsDetails ? { details } : { detailsHash: detailsHash(details) }),
  };
}

/** People that are read at a time. */
const CHUNK = 5_000;

/** Who the people were whom a run drew, in drawn order, as far as the caller may see them. */
export async function drawnPeople({ tx, viewer }: Context, runId: number): Promise<DrawnPerson[]> {
  const people: DrawnPerson[] = [];
  for (let last = 0; ;) {
    const rows: PlacedRow[] = await tx.rows<PlacedRow>(sql`
      select person.*, t.run_index, encode(sha256(person.ssn_sealed::bytea), 'hex') as ssn_seal
      from run_participants t join lateral (
        select * from test_pool_member_versions drawn
        where drawn.member_id = t.member_id and drawn.version = t.person_version limit 1) person on true
      where t.run_id = ${runId} and t.run_index > ${last} order by t.run_index limit ${CHUNK}`);
    people.push(...rows.map((row) => personOf(row, seesDetails(viewer.scope))));
    if (rows.length < CHUNK) return people;
    last = rows.at(-1)?.run_index ?? last;
  }
}

/** The same of the caller's company alone, for a draw of its consortium, in the order of their tickets (ADR 89). */
export async function ownDrawnPeople(
  { tx, viewer }: Context,
  runId: number,
): Promise<DrawnPerson[]> {
  const rows = await tx.rows<DrawnRow>(sql`
    select person.*, encode(sha256(person.ssn_sealed::bytea), 'hex') as ssn_seal
    from app.consortium_participants(${runId}) t
    join test_pool_member_versions person on person.member_id = t.member_id and person.version = t.person_version
    order by t.ticket`);
  return rows.map((row) => personOf(row, seesDetails(viewer.scope)));
}
