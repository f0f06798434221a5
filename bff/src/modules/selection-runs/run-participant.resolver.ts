import { locationRoutes } from '@assay/schema/locations/location.routes';
import {
  ParticipantCompany,
  ParticipantLocation,
} from '@assay/schema/selection-runs/participant-info';
import { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import { selectionRunRoutes as routes } from '@assay/schema/selection-runs/selection-run.routes';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { GraphQLString } from 'graphql';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { history, link, links } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';
import { DateScalar } from '../../core/scalars.ts';

/** The SSN and the date of birth are written by hand below, for a review to see. */
const RunParticipantType = entityType(RunParticipant, {
  omit: [
    'selectionRunId',
    'memberId',
    'locationId',
    'testPoolId',
    'ssn',
    'dateOfBirth',
    'testResultIds',
  ],
});
for (const part of [ParticipantCompany, ParticipantLocation]) entityType(part);

export const runParticipantResolvers = [
  queries({
    runParticipants: routes.participants,
    instantTestInfo: { route: routes.instantTestInfo, idArgument: 'runParticipantId' },
    labOrderInfo: { route: routes.labOrderInfo, idArgument: 'runParticipantId' },
  }),
  recordFields(RunParticipantType, {
    selectionRun: link(
      routes.list,
      ({ selectionRunId }) => selectionRunId,
      'The run; null when it is out of sight.',
    ),
    location: link(
      locationRoutes.list,
      ({ locationId }) => locationId,
      'Where the member works; null when it is deleted or out of sight.',
    ),
    testResults: links(
      testResultRoutes.list,
      ({ testResultIds }) => testResultIds.map((id) => ({ id })),
      'Tests and orders of the participant in sight, canceled ones too, the earliest first.',
    ),
    history: history('runParticipant'),
    ssn: {
      type: () => GraphQLString,
      description: 'Social security number, always masked: ***-**-1234.',
      resolve: ({ ssn }) => ssn,
    },
    dateOfBirth: {
      type: () => DateScalar,
      description: 'Date of birth.',
      resolve: ({ dateOfBirth }) => dateOfBirth,
    },
  }),
  mutations({
    designateRunParticipant: routes.designate,
    setRunParticipantSpecimenId: routes.setSpecimenId,
    noteRunParticipantNotice: routes.noteNotice,
    noteRunParticipantNotices: routes.noteNotices,
  }),
];
