import { nowWords, participantWord } from '@assay/schema/selection-runs/participant-words';
import type { TestKind } from '@assay/schema/selection-runs/run-participant.list';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { personName } from '../../domain/person-name.ts';
import { numberText, yesNo } from '../../lib/value-text.ts';
import { isExcused } from './participant-rules.ts';
import type {
  ParticipantPartsFragment,
  SelectionRunPartsFragment,
} from './selection-run.generated.ts';

type ParticipantColumn = Column<ParticipantPartsFragment>;

const test = (id: TestKind, header: string, isInvalidated: boolean): ParticipantColumn => ({
  id,
  header,
  width: '6rem',
  phone: 'labelled',
  cell: (row) => participantWord(row, id, isInvalidated),
});

const unregulated: readonly ParticipantColumn[] = [
  { id: 'idNumber', header: 'ID Number', width: '7.5rem', cell: ({ idNumber }) => idNumber },
];
const regulated: readonly ParticipantColumn[] = [
  {
    id: 'ssn',
    header: 'SSN',
    phone: 'hidden',
    width: '7.5rem',
    cell: ({ ssn }) => ssn,
  },
  {
    id: 'dateOfBirth',
    defaultHidden: true,
    header: 'Date of Birth',
    kind: 'date',
    width: '8rem',
    cell: ({ dateOfBirth }) => dateOfBirth && formatUsDate(dateOfBirth),
  },
  {
    id: 'cdlNumber',
    defaultHidden: true,
    header: 'CDL Number',
    cell: ({ cdlNumber }) => cdlNumber,
  },
  { id: 'state', defaultHidden: true, header: 'State', width: '5rem', cell: ({ state }) => state },
  { id: 'otherId', defaultHidden: true, header: 'Other ID', cell: ({ otherId }) => otherId },
  {
    id: 'observationRequired',
    defaultHidden: true,
    header: 'Observation Required',
    width: '11rem',
    cell: ({ observationRequired }) => observationRequired !== null && yesNo(observationRequired),
  },
  {
    id: 'employeeCategory',
    defaultHidden: true,
    header: 'Employee Category',
    width: '10rem',
    cell: ({ employeeCategoryName }) => employeeCategoryName,
  },
];
/** In the pool of a consortium: whom each person works for. */
const company: ParticipantColumn = {
  id: 'company',
  header: 'Company',
  width: '12rem',
  cell: ({ companyName }) => companyName,
};
const specimenId: ParticipantColumn = {
  id: 'specimenId',
  header: 'Specimen ID',
  width: '8.5rem',
  cell: ({ specimenId: id }) => id,
};

/** Who somebody is today; the columns say who was drawn (decision 20). */
const remark = (row: ParticipantPartsFragment): string | false => {
  const words = nowWords(row, row.now);
  return words !== null && `now: ${words}`;
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
    width: '12rem',
    note: (row) => isExcused(row) && row.excusalReason,
    remark,
    cell: personName,
  },
  {
    id: 'runIndex',
    header: 'Drawn Order',
    kind: 'number',
    phone: 'hidden',
    width: '6.5rem',
    cell: ({ runIndex }) => numberText(runIndex),
  },
  test('drugs', 'Drug', isInvalidated),
  test('alcohol', 'Alcohol', isInvalidated),
  ...(testPool?.isRegulated ? regulated : unregulated),
  ...(testPool?.consortiumName == null ? [] : [company]),
  {
    id: 'location',
    header: 'Location',
    width: '9rem',
    // The specimen IDs of paper forms take its room.
    defaultHidden: testPool?.testOrderType === 'PAPER_CCF_ORDER',
    cell: ({ locationName }) => locationName,
  },
  ...(testPool?.testOrderType === 'PAPER_CCF_ORDER' ? [specimenId] : []),
  {
    id: 'excusalReason',
    // It stands below the name.
    defaultHidden: true,
    header: 'Excusal Reason',
    width: '12rem',
    cell: (row) => (isExcused(row) ? row.excusalReason : null),
  },
];
