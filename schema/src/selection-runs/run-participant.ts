import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { selectionStatuses, testKinds } from './run-participant.list.ts';
import { lines, recordId, text, version } from '../core/fields.ts';
import { TEXT_MAX } from '../core/patterns.ts';

export const SelectionStatus = wordedEnum(selectionStatuses, {
  id: 'SelectionStatus',
  description: 'What became of a member in a draw.',
});

export const TestKind = wordedEnum(testKinds, {
  id: 'SelectionTestKind',
  description: 'A kind of test that a draw selects for.',
});

/** What a person may be excused for; Other is sent as its free text (contract §18). */
export const excusalReasons = ['Out', 'Sick'] as const;

const nullable = (what: string) => z.string().nullable().describe(what);

/** What tells a person apart, as far as the caller may see it. */
const person = {
  firstName: z.string().describe('First name.'),
  lastName: z.string().describe('Last name.'),
  locationId: recordId().nullable().describe('Location of the member.'),
  locationName: nullable('Name of the location of the member.'),
  companyName: nullable('Name of the company of that location.'),
  idNumber: nullable('Employee or other id, in unregulated pools.'),
  cdlNumber: nullable('Number of the commercial driver’s license, in regulated pools.'),
  ssn: nullable('Social security number, masked: ***-**-1234.'),
  state: nullable('State that issued the license, two letters.'),
  dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD.'),
  otherId: nullable('Another id.'),
  observationRequired: z.boolean().nullable().describe('Whether the collection is observed.'),
  employeeCategory: recordId().nullable().describe('Employee category of the agency.'),
  employeeCategoryName: nullable('Name of the employee category.'),
};

export const ParticipantPerson = z
  .object(person)
  .meta({ id: 'ParticipantPerson', description: 'What tells a drawn person apart.' });
export type ParticipantPerson = z.output<typeof ParticipantPerson>;

export const RunParticipant = z
  .object({
    id: recordId(),
    selectionRunId: recordId().describe('The run.'),
    runDate: z.iso.date().describe('Day of the run, YYYY-MM-DD.'),
    testPoolId: recordId().describe('The pool.'),
    testPoolName: nullable('Name of the pool; null when it is out of sight.'),
    memberId: recordId().describe('The member of the pool.'),
    ...person,
    now: ParticipantPerson.nullable().describe(
      'The person as the member is today; null when that is as drawn.',
    ),
    selectionStatus: SelectionStatus.describe('What became of the member; changes after the draw.'),
    drawnStatus: SelectionStatus.describe('What the draw brought; never changes.'),
    runIndex: z.int().positive().describe('Place in the drawn order, from 1.'),
    specimenId: nullable('Specimen id, for pools with paper orders.'),
    excusalReason: nullable('Out, Sick, or the reason as written, at most 255 characters.'),
    notifiedAt: z.iso
      .datetime()
      .nullable()
      .describe('When somebody noted that the person was told to come, UTC.'),
    notifiedBy: nullable('Who noted it.'),
    testResultIds: z
      .array(recordId())
      .describe('Tests and orders of the participant that the caller may see, canceled ones too.'),
    openTests: z
      .array(TestKind)
      .describe('Kinds of test for which neither a test nor an order stands yet.'),
    completedAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'When the last test that was asked for was done, UTC; a refusal counts, a canceled test does not. Null while one is not.',
      ),
    version: version(),
  })
  .meta({
    id: 'RunParticipant',
    description: 'A member that a draw selected, or an alternate: the person as drawn.',
  });
export type RunParticipant = z.output<typeof RunParticipant>;

export const Designation = wordedEnum(
  {
    EXCUSED: 'Need not take the test, for a reason that is kept.',
    SELECTED_FOR_DRUGS: 'Called up for a drug test.',
    SELECTED_FOR_DRUGS_AND_ALCOHOL: 'Called up for a drug and an alcohol test.',
  },
  { id: 'Designation', description: 'What becomes of a participant after the draw.' },
);

export const DesignateInput = z
  .object({
    status: Designation.describe('EXCUSED for the selected; the other two for alternates.'),
    excusalReason: lines(TEXT_MAX)
      .nullable()
      .default(null)
      .describe('Out, Sick, or free text of at most 255 characters; required with EXCUSED.'),
    version: version().optional(),
  })
  .meta({ id: 'DesignateInput', description: 'Excuses a participant or calls up an alternate.' });

export const SpecimenIdInput = z
  .object({
    specimenId: text().describe('As on the custody and control form, at most 255 characters.'),
    version: version().optional(),
  })
  .meta({ id: 'SpecimenIdInput', description: 'The specimen id of a participant.' });

export const ParticipantNoticeInput = z
  .object({
    isNotified: z.boolean().describe('Whether the person was told; false takes the note back.'),
  })
  .meta({
    id: 'ParticipantNoticeInput',
    description: 'Notes that a participant was told to come.',
  });
