import {
  ConsortiumParticipant,
  ConsortiumPool,
  ConsortiumPoolDetails,
  ConsortiumRun,
  ConsortiumRunDetails,
} from '@assay/schema/consortium-pools/consortium-pool';
import { consortiumPoolRoutes as routes } from '@assay/schema/consortium-pools/consortium-pool.routes';
import { GraphQLString } from 'graphql';
import { entityType } from '../../core/contract-types.ts';
import { queries } from '../../core/queries.ts';
import { recordFields } from '../../core/resolver-class.ts';
import { DateScalar } from '../../core/scalars.ts';

for (const each of [ConsortiumPool, ConsortiumPoolDetails, ConsortiumRun, ConsortiumRunDetails])
  entityType(each);

/** The SSN and the date of birth are written by hand below, for a review to see. */
const ParticipantType = entityType(ConsortiumParticipant, { omit: ['ssn', 'dateOfBirth'] });

export const consortiumPoolResolvers = [
  queries({
    consortiumPools: routes.list,
    consortiumPool: routes.get,
    consortiumRun: routes.run,
  }),
  recordFields(ParticipantType, {
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
];
