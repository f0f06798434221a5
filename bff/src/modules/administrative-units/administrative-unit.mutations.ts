import { administrativeUnitRoutes as routes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs, RequiresOnRecord } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  AdministrativeUnitPayload,
  CreateAdministrativeUnit,
  DeleteAdministrativeUnitPayload,
  RenameAdministrativeUnit,
} from './administrative-unit.types.ts';

@Resolver()
export class AdministrativeUnitMutations {
  @Mutation(() => AdministrativeUnitPayload, {
    description: 'Adds a region to a company, or an area or district under its parent.',
  })
  @RequiresAs(routes.create)
  createAdministrativeUnit(
    @Arg('companyId', () => GraphQLID, { description: 'Record id of the company.' })
    companyId: string,
    @Arg('input', () => CreateAdministrativeUnit, { description: 'The new unit.' })
    body: InstanceType<typeof CreateAdministrativeUnit>,
    @Ctx() { client }: RequestContext,
  ): Promise<AdministrativeUnitPayload> {
    return payloadOf(async () => ({
      administrativeUnit: await client.call(routes.create, {
        params: { id: existingId(companyId) },
        body,
      }),
    }));
  }

  @Mutation(() => AdministrativeUnitPayload, {
    description: 'Renames a unit; refused as STALE_VERSION when someone else saved first.',
  })
  @RequiresOnRecord('UPDATE')
  renameAdministrativeUnit(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => RenameAdministrativeUnit, { description: 'The new name.' })
    body: InstanceType<typeof RenameAdministrativeUnit>,
    @Ctx() { client }: RequestContext,
  ): Promise<AdministrativeUnitPayload> {
    return payloadOf(async () => ({
      administrativeUnit: await client.call(routes.rename, {
        params: { id: existingId(id) },
        body,
      }),
    }));
  }

  @Mutation(() => DeleteAdministrativeUnitPayload, {
    description: 'Deletes a unit that nothing lies under.',
  })
  @RequiresOnRecord('DELETE')
  deleteAdministrativeUnit(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<DeleteAdministrativeUnitPayload> {
    return payloadOf(async () => {
      await client.call(routes.remove, { params: { id: existingId(id) } });
      return { deletedId: id };
    });
  }
}
