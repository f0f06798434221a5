import { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';

/** Whom a run selected; what tells the person apart is the member's. */
export const runParticipants = entityTable('run_participants', RunParticipant, {
  columns: { selectionRunId: 'run_id' },
  joined: [
    'firstName',
    'lastName',
    'idNumber',
    'cdlNumber',
    'ssn',
    'state',
    'dateOfBirth',
    'otherId',
    'observationRequired',
    'employeeCategory',
    'employeeCategoryName',
    'locationName',
  ],
  computed: ['locationId'],
});

export type ParticipantRow = RowOf<typeof runParticipants> & { member_location_id: number | null };
