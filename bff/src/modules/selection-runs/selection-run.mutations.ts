import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  CreateSelectionRun,
  Designate,
  InvalidateRun,
  RunParticipantPayload,
  SelectionRunPayload,
  SpecimenId,
} from './selection-run.types.ts';

const routes = selectionRunRoutes;

@Resolver()
export class SelectionRunMutations {
  @Mutation(() => SelectionRunPayload, {
    description: 'Draws from a pool; once in a period, unless the numbers are overridden.',
  })
  @RequiresAs(routes.create)
  createSelectionRun(
    @Arg('input', () => CreateSelectionRun, { description: 'The draw.' })
    body: InstanceType<typeof CreateSelectionRun>,
    @Ctx() { client }: RequestContext,
  ): Promise<SelectionRunPayload> {
    return payloadOf(async () => ({ selectionRun: await client.call(routes.create, { body }) }));
  }

  @Mutation(() => SelectionRunPayload, {
    description: 'Takes a run out of the counts, once; it stays on record with the reason.',
  })
  @RequiresAs(routes.invalidate)
  invalidateSelectionRun(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => InvalidateRun, { description: 'The reason.' })
    body: InstanceType<typeof InvalidateRun>,
    @Ctx() { client }: RequestContext,
  ): Promise<SelectionRunPayload> {
    return payloadOf(async () => ({
      selectionRun: await client.call(routes.invalidate, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => RunParticipantPayload, {
    description: 'Excuses a selected participant, or calls up an alternate.',
  })
  @RequiresAs(routes.designate)
  designateRunParticipant(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => Designate, { description: 'What becomes of the participant.' })
    body: InstanceType<typeof Designate>,
    @Ctx() { client }: RequestContext,
  ): Promise<RunParticipantPayload> {
    return payloadOf(async () => ({
      participant: await client.call(routes.designate, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => RunParticipantPayload, {
    description: 'Sets the specimen id of a selected participant, in pools that order on paper.',
  })
  @RequiresAs(routes.setSpecimenId)
  setRunParticipantSpecimenId(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => SpecimenId, { description: 'The specimen id.' })
    body: InstanceType<typeof SpecimenId>,
    @Ctx() { client }: RequestContext,
  ): Promise<RunParticipantPayload> {
    return payloadOf(async () => ({
      participant: await client.call(routes.setSpecimenId, {
        params: { id: existingId(id) },
        body,
      }),
    }));
  }
}
