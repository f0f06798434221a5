import { participantWord } from '@assay/schema/selection-runs/participant-words';
import type { TestKind } from '@assay/schema/selection-runs/run-participant.list';
import type { Column } from '../../components/data-table/column.ts';
import { personName } from '../../domain/person-name.ts';
import type { ConsortiumPersonFragment } from './consortium-pools.generated.ts';

type PersonColumn = Column<ConsortiumPersonFragment>;

const test = (id: TestKind, header: string, isInvalidated: boolean): PersonColumn => ({
  id,
  header,
  width: '7rem',
  phone: 'labelled',
  cell: (row) => participantWord(row, id, isInvalidated),
});

/** Columns of the own people in a draw; which number tells them apart hangs on the kind of pool. */
export const personColumns = (
  people: readonly ConsortiumPersonFragment[],
  isInvalidated: boolean,
): readonly PersonColumn[] => [
  {
    id: 'name',
    header: 'Name',
    hideable: false,
    width: '14rem',
    note: ({ excusalReason }) => excusalReason,
    cell: personName,
  },
  test('drugs', 'Drug', isInvalidated),
  test('alcohol', 'Alcohol', isInvalidated),
  people.some(({ cdlNumber }) => cdlNumber !== null)
    ? { id: 'cdlNumber', header: 'CDL Number', width: '9rem', cell: ({ cdlNumber }) => cdlNumber }
    : { id: 'idNumber', header: 'ID Number', width: '9rem', cell: ({ idNumber }) => idNumber },
  { id: 'location', header: 'Location', width: '12rem', cell: ({ locationName }) => locationName },
];
