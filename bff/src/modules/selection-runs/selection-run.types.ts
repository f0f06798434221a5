import {
  DesignateInput,
  RunParticipant,
  SpecimenIdInput,
} from '@assay/schema/selection-runs/run-participant';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import {
  CreateSelectionRunInput,
  InvalidateRunInput,
  PeriodNumbers,
  SelectionRun,
} from '@assay/schema/selection-runs/selection-run';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { inputFields, objectFields, objectType } from '../../core/object-fields.ts';
import { pageType } from '../../core/page-type.ts';
import { Payload } from '../../core/user-error.ts';

@ObjectType('SelectionRun', {
  description: 'A draw from a random test pool.',
  simpleResolvers: true,
})
export class SelectionRunType extends objectFields(SelectionRun, { omit: ['testPoolId'] }) {}

/** The SSN and the date of birth are written by hand in the resolver, for a review to see. */
@ObjectType('RunParticipant', {
  description: 'A member that a draw selected, or an alternate.',
  simpleResolvers: true,
})
export class RunParticipantType extends objectFields(RunParticipant, {
  omit: ['selectionRunId', 'memberId', 'locationId', 'ssn', 'dateOfBirth'],
}) {}

export const SelectionRunPageType = pageType('SelectionRun', () => SelectionRunType);
export const RunParticipantPageType = pageType('RunParticipant', () => RunParticipantType);

@ArgsType()
export class SelectionRunsArgs extends listArgs(
  listInputs('SelectionRun', selectionRunList),
  selectionRunList.search,
) {}

export const PeriodNumbersType = objectType(PeriodNumbers);
export const CreateSelectionRun = inputFields(CreateSelectionRunInput);
export const InvalidateRun = inputFields(InvalidateRunInput);
export const Designate = inputFields(DesignateInput);
export const SpecimenId = inputFields(SpecimenIdInput);

@ArgsType()
export class RunParticipantsArgs extends listArgs(
  listInputs('RunParticipant', runParticipantList),
  runParticipantList.search,
) {}

@ObjectType('SelectionRunPayload', {
  description: 'Outcome of drawing or of invalidating a run.',
  simpleResolvers: true,
})
export class SelectionRunPayload extends Payload {
  @Field(() => SelectionRunType, {
    nullable: true,
    description: 'The run as it is now; null when refused.',
  })
  selectionRun?: SelectionRun | null;
}

@ObjectType('RunParticipantPayload', {
  description: 'Outcome of changing a participant.',
  simpleResolvers: true,
})
export class RunParticipantPayload extends Payload {
  @Field(() => RunParticipantType, {
    nullable: true,
    description: 'The participant as it is now; null when refused.',
  })
  participant?: RunParticipant | null;
}
