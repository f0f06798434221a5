import { locationRoutes } from '@assay/schema/locations/location.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs, RequiresOnRecord } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  CreateLocation,
  DeleteLocationPayload,
  LocationPayload,
  UpdateLocation,
} from './location.types.ts';

@Resolver()
export class LocationMutations {
  @Mutation(() => LocationPayload, { description: 'Creates a location of a company.' })
  @RequiresAs(locationRoutes.create)
  createLocation(
    @Arg('companyId', () => GraphQLID, { description: 'Record id of the company.' })
    companyId: string,
    @Arg('input', () => CreateLocation, { description: 'The new location.' })
    body: InstanceType<typeof CreateLocation>,
    @Ctx() { client }: RequestContext,
  ): Promise<LocationPayload> {
    return payloadOf(async () => ({
      location: await client.call(locationRoutes.create, {
        params: { id: existingId(companyId) },
        body,
      }),
    }));
  }

  @Mutation(() => LocationPayload, {
    description:
      'Replaces the editable fields of a location; refused as STALE_VERSION when someone else saved first.',
  })
  @RequiresOnRecord('UPDATE')
  updateLocation(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => UpdateLocation, {
      description: 'All editable fields; an absent one is cleared where it says no other.',
    })
    body: InstanceType<typeof UpdateLocation>,
    @Ctx() { client }: RequestContext,
  ): Promise<LocationPayload> {
    return payloadOf(async () => ({
      location: await client.call(locationRoutes.update, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => DeleteLocationPayload, {
    description: 'Deletes a location that is neither primary nor in use.',
  })
  @RequiresOnRecord('DELETE')
  deleteLocation(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<DeleteLocationPayload> {
    return payloadOf(async () => {
      await client.call(locationRoutes.remove, { params: { id: existingId(id) } });
      return { deletedId: id };
    });
  }
}
