import type { Location } from '@assay/schema/locations/location';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { SelectionRun } from '@assay/schema/selection-runs/selection-run';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { GraphQLString } from 'graphql';
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { DateScalar } from '../../core/scalars.ts';
import { LocationType } from '../locations/location.types.ts';
import {
  RunParticipantPageType,
  RunParticipantsArgs,
  RunParticipantType,
  SelectionRunType,
} from './selection-run.types.ts';

@Resolver(() => RunParticipantType)
export class RunParticipantResolver {
  @Query(() => RunParticipantPageType, {
    description: 'Participants of runs in the caller’s scope; name the run in `where`.',
  })
  @RequiresAs(selectionRunRoutes.participants)
  async runParticipants(
    @Args(() => RunParticipantsArgs) args: RunParticipantsArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<RunParticipant>> {
    return pageOf(await client.list(selectionRunRoutes.participants, listQueryOf(args)));
  }

  @FieldResolver(() => GraphQLString, {
    nullable: true,
    description: 'Social security number, always masked: ***-**-1234.',
  })
  ssn(@Root() { ssn }: RunParticipant): string | null {
    return ssn;
  }

  @FieldResolver(() => DateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth(@Root() { dateOfBirth }: RunParticipant): string | null {
    return dateOfBirth;
  }

  @FieldResolver(() => SelectionRunType, {
    nullable: true,
    description: 'The run; null when it is out of sight.',
  })
  selectionRun(
    @Root() { selectionRunId }: RunParticipant,
    @Ctx() { loaders }: RequestContext,
  ): Promise<SelectionRun | null> {
    return loaders.selectionRuns.load(selectionRunId);
  }

  @FieldResolver(() => LocationType, {
    nullable: true,
    description: 'Where the member works; null when it is deleted or out of sight.',
  })
  location(
    @Root() { locationId }: RunParticipant,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Location | null> | null {
    return locationId === null ? null : loaders.locations.load(locationId);
  }
}
