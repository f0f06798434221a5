import type { ParticipantPerson } from './run-participant.ts';
import type { SelectionStatusName, TestKind } from './run-participant.list.ts';

const selectedFor: Record<TestKind, readonly SelectionStatusName[]> = {
  drugs: ['SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL'],
  alcohol: ['SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL'],
};

interface ShownParticipant {
  selectionStatus: SelectionStatusName;
  drawnStatus: SelectionStatusName;
}

/** The kinds of test that a participant is to take as it stands. */
export const kindsOf = (status: SelectionStatusName): TestKind[] =>
  (['drugs', 'alcohol'] as const).filter((kind) => selectedFor[kind].includes(status));

/** Who stood by when drawn was called up for one kind or for both; which, nobody noted. */
const wasSelected = (drawn: SelectionStatusName, kind: TestKind): boolean =>
  drawn === 'ALTERNATE_SELECTION' || selectedFor[kind].includes(drawn);

/**
 * What a run says of a participant for one kind of test (C s4): Yes, Invalidated when the run is, Alternate,
 * Excused, or a dash.
 */
export function participantWord(
  { selectionStatus, drawnStatus }: ShownParticipant,
  kind: TestKind,
  isInvalidated: boolean,
): string {
  if (selectionStatus === 'ALTERNATE_SELECTION') return 'Alternate';
  if (selectionStatus === 'EXCUSED') return wasSelected(drawnStatus, kind) ? 'Excused' : '–';
  if (!selectedFor[kind].includes(selectionStatus)) return '–';
  return isInvalidated ? 'Invalidated' : 'Yes';
}

/** What a run says beside people who were drawn before that was kept (ADR 70). */
export const peopleNotKept =
  'This run was drawn before the data of people was kept with a draw. They are shown by the earliest data that was kept, which may be younger than the draw.';

type Value = string | boolean | null | undefined;

const wordOf = (value: Value): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '–' : value;
};

const usDay = (day: Value): Value =>
  typeof day === 'string' ? day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : day;

/** The fields of a person beside the name, by their labels. */
const labels = {
  idNumber: 'ID Number',
  cdlNumber: 'CDL Number',
  state: 'State',
  dateOfBirth: 'Date of Birth',
  ssn: 'SSN',
  otherId: 'Other ID',
  observationRequired: 'Observation Required',
  employeeCategoryName: 'Employee Category',
  locationName: 'Location',
} as const;

/** A person as far as it was asked for. */
export type ShownPerson = Pick<ParticipantPerson, 'firstName' | 'lastName'> &
  Partial<Record<keyof typeof labels, Value>>;

/**
 * What of a person is another now than when drawn: `Pat Lane, CDL Number D-7, Date of Birth 01/02/1980`; null when
 * nothing is (decision 20).
 */
export function nowWords(drawn: ShownPerson, now: ShownPerson | null): string | null {
  if (now === null) return null;
  const nameOf = ({ firstName, lastName }: ShownPerson) => `${firstName} ${lastName}`;
  const fields = Object.keys(labels) as (keyof typeof labels)[];
  const words = [
    ...(nameOf(drawn) === nameOf(now) ? [] : [nameOf(now)]),
    ...fields
      .filter((field) => (drawn[field] ?? null) !== (now[field] ?? null))
      .map((field) => {
        const value = field === 'dateOfBirth' ? usDay(now[field]) : now[field];
        return `${labels[field]} ${wordOf(value)}`;
      }),
  ];
  return words.length === 0 ? null : words.join(', ');
}
