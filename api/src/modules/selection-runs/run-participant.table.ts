import {
  RunParticipant,
  type ParticipantPerson,
} from '@assay/schema/selection-runs/run-participant';
import { kindsOf } from '@assay/schema/selection-runs/participant-words';
import type { TestKind } from '@assay/schema/selection-runs/run-participant.list';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Scope, Viewer } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';
import { serverTexts } from '../../core/server-texts.ts';

/** Whom a run selected; what tells the person apart is the member's version that was drawn. */
export const runParticipants = entityTable('run_participants', RunParticipant, {
  columns: { selectionRunId: 'run_id' },
  computed: [
    'runDate',
    'testPoolName',
    'firstName',
    'lastName',
    'locationId',
    'locationName',
    'companyName',
    'idNumber',
    'cdlNumber',
    'ssn',
    'state',
    'dateOfBirth',
    'otherId',
    'observationRequired',
    'employeeCategory',
    'employeeCategoryName',
    'now',
    'testResultIds',
    'openTests',
    'completedAt',
  ],
  conflicts: {
    run_participants_specimen: () =>
      new Refusal('DUPLICATE_VALUE', {
        errors: fieldError(['specimenId'], 'DUPLICATE_VALUE', {}, serverTexts.specimenIsTaken),
      }),
  },
});

/** A person as a statement reads it, with the names of what it refers to. */
type PersonRow = Row<
  'test_pool_member_versions',
  | 'first_name'
  | 'last_name'
  | 'id_number'
  | 'cdl_number'
  | 'ssn_last_digits'
  | 'state'
  | 'date_of_birth'
  | 'other_id'
  | 'observation_required'
  | 'employee_category_id'
> & {
  person_location_id: number;
  location_name: string | null;
  company_name: string | null;
  employee_category_name: string | null;
};

export type ParticipantRow = RowOf<typeof runParticipants> &
  PersonRow & {
    /** The member of today, when that is another version. */
    today: PersonRow | null;
    test_result_ids: number[] | null;
    run_date: string;
    test_pool_name: string | null;
  };

/** Whose details a viewer sees: a manager is told the names of those to send, and no more (decision 46). */
export const seesDetails = ({ kind }: Scope): boolean => kind === 'tenant' || kind === 'company';

/** A person of a row, with the details or without. */
export function personOf(row: PersonRow, details: boolean): ParticipantPerson {
  const shown = <T>(value: T): T | null => (details ? value : null);
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    locationId: row.person_location_id,
    locationName: row.location_name,
    companyName: row.company_name,
    idNumber: shown(row.id_number),
    cdlNumber: shown(row.cdl_number),
    ssn: shown(row.ssn_last_digits === null ? null : `***-**-${row.ssn_last_digits}`),
    state: shown(row.state),
    dateOfBirth: shown(row.date_of_birth),
    otherId: shown(row.other_id),
    observationRequired: row.observation_required,
    employeeCategory: row.employee_category_id,
    employeeCategoryName: row.employee_category_name,
  };
}

/** When the last of the tests was done that a participant is to take; null while one is not. */
function completedAt(row: ParticipantRow, kinds: readonly TestKind[]): string | null {
  const at = { drugs: row.drug_completed_at, alcohol: row.alcohol_completed_at };
  const days = kinds.map((kind) => at[kind]);
  if (days.length === 0 || days.includes(null)) return null;
  return days.reduce((one, other) => ((one ?? '') > (other ?? '') ? one : other));
}

/** What of a participant follows from tests (`app.settle_participant`). */
function testsOf(row: ParticipantRow) {
  const kinds = kindsOf(row.selection_status);
  const isOrdered = { drugs: row.drug_ordered, alcohol: row.alcohol_ordered };
  return {
    openTests: kinds.filter((kind) => !isOrdered[kind]),
    completedAt: completedAt(row, kinds),
  };
}

const same = (a: ParticipantPerson, b: ParticipantPerson): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * The record of a row for a viewer: the person as drawn, and as it is now where what is seen of it differs; with the tests
 * that the viewer may see.
 */
export function participantOf(
  row: ParticipantRow,
  { scope, permissions }: Pick<Viewer, 'scope' | 'permissions'>,
): RunParticipant {
  const details = seesDetails(scope);
  const drawn = personOf(row, details);
  const now = row.today === null ? drawn : personOf(row.today, details);
  return {
    ...runParticipants.fromRow(row),
    ...drawn,
    now: same(drawn, now) ? null : now,
    ...testsOf(row),
    runDate: row.run_date,
    testPoolName: row.test_pool_name,
    testResultIds: permissions.has('VIEW_TEST_RESULTS') ? (row.test_result_ids ?? []) : [],
  };
}
