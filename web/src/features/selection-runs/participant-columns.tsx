import { Box, Span } from '@chakra-ui/react';
import { participantWord, type TestKind } from '@assay/schema/selection-runs/participant-words';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { isExcused, nameOf } from './participant-rules.ts';
import type {
  ParticipantPartsFragment,
  SelectionRunPartsFragment,
} from './selection-run-detail.generated.ts';

type ParticipantColumn = Column<ParticipantPartsFragment>;

const yesNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Yes' : 'No';

/** What people type may be one long word; it breaks rather than widens the table for everybody. */
const Typed = ({ children }: { children: string | null }) =>
  children !== null && (
    <Box minWidth={{ md: '7rem' }} overflowWrap="anywhere">
      {children}
    </Box>
  );

const test = (id: TestKind, header: string, isInvalidated: boolean): ParticipantColumn => ({
  id,
  header,
  width: '7rem',
  // The columns are measured once, by rows among which nobody may be excused.
  cell: (row) => <Box minWidth={{ md: '5rem' }}>{participantWord(row, id, isInvalidated)}</Box>,
});

const unregulated: readonly ParticipantColumn[] = [
  { id: 'idNumber', header: 'ID Number', cell: ({ idNumber }) => <Typed>{idNumber}</Typed> },
];
const regulated: readonly ParticipantColumn[] = [
  {
    id: 'ssn',
    header: 'SSN',
    width: '8rem',
    cell: ({ ssn }) => ssn && <Span whiteSpace="nowrap">{ssn}</Span>,
  },
  {
    id: 'dateOfBirth',
    header: 'Date of Birth',
    width: '8rem',
    cell: ({ dateOfBirth }) => dateOfBirth && formatUsDate(dateOfBirth),
  },
  { id: 'cdlNumber', header: 'CDL Number', cell: ({ cdlNumber }) => <Typed>{cdlNumber}</Typed> },
  { id: 'state', header: 'State', width: '5rem', cell: ({ state }) => state },
  { id: 'otherId', header: 'Other ID', cell: ({ otherId }) => <Typed>{otherId}</Typed> },
  {
    id: 'observationRequired',
    header: 'Observation Required',
    cell: ({ observationRequired }) => yesNo(observationRequired),
  },
  {
    id: 'employeeCategory',
    header: 'Employee Category',
    cell: ({ employeeCategoryName }) => <Typed>{employeeCategoryName}</Typed>,
  },
];
const specimenId: ParticipantColumn = {
  id: 'specimenId',
  header: 'Specimen ID',
  cell: ({ specimenId: id }) => <Typed>{id}</Typed>,
};

type Shape = Pick<SelectionRunPartsFragment, 'isInvalidated' | 'testPool'>;

/** Columns of the participants of a run (C s2, s3): those that its pool knows. */
export const participantColumns = ({
  isInvalidated,
  testPool,
}: Shape): readonly ParticipantColumn[] => [
  {
    id: 'name',
    header: 'Name',
    hideable: false,
    cell: (row) => nameOf(row),
  },
  {
    id: 'runIndex',
    header: 'Drawn Order',
    align: 'end',
    width: '7rem',
    cell: ({ runIndex }) => runIndex.toLocaleString('en-US'),
  },
  test('drugs', 'Drug', isInvalidated),
  test('alcohol', 'Alcohol', isInvalidated),
  ...(testPool?.isRegulated ? regulated : unregulated),
  {
    id: 'location',
    header: 'Location',
    cell: ({ locationName }) => <Typed>{locationName}</Typed>,
  },
  ...(testPool?.testOrderType === 'PAPER_CCF_ORDER' ? [specimenId] : []),
  {
    id: 'excusalReason',
    header: 'Excusal Reason',
    cell: (row) => <Typed>{isExcused(row) ? row.excusalReason : null}</Typed>,
  },
];
