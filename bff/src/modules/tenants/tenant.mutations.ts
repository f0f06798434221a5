import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  CreateTenant,
  CreateTenantPayload,
  DeleteTenantPayload,
  TenantSettingsChange,
  UpdateTenant,
  UpdateTenantPayload,
  UpdateTenantSettingsPayload,
} from './tenant.types.ts';

const recordId = { description: 'Record id.' };

@Resolver()
export class TenantMutations {
  @Mutation(() => CreateTenantPayload, {
    description: 'Creates a TPA; its code and host are made of the name.',
  })
  @RequiresAs(tenantRoutes.create)
  createTenant(
    @Arg('input', () => CreateTenant, { description: 'The new TPA.' }) body: InstanceType<
      typeof CreateTenant
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<CreateTenantPayload> {
    return payloadOf(async () => ({ tenant: await client.call(tenantRoutes.create, { body }) }));
  }

  @Mutation(() => UpdateTenantPayload, {
    description:
      'Replaces the editable fields of a TPA; refused as STALE_VERSION when someone else saved first.',
  })
  @RequiresAs(tenantRoutes.update)
  updateTenant(
    @Arg('id', () => GraphQLID, recordId) id: string,
    @Arg('input', () => UpdateTenant, {
      description: 'All editable fields; an absent one is cleared.',
    })
    body: InstanceType<typeof UpdateTenant>,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateTenantPayload> {
    return payloadOf(async () => ({
      tenant: await client.call(tenantRoutes.update, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => DeleteTenantPayload, {
    description:
      'Deletes a TPA: its users cannot sign in any more, its data is kept. Tenant 1 stays.',
  })
  @RequiresAs(tenantRoutes.remove)
  deleteTenant(
    @Arg('id', () => GraphQLID, recordId) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<DeleteTenantPayload> {
    return payloadOf(async () => {
      await client.call(tenantRoutes.remove, { params: { id: existingId(id) } });
      return { deletedId: id };
    });
  }

  @Mutation(() => UpdateTenantSettingsPayload, {
    description: 'Saves settings of a TPA; the mask of a stored password keeps it.',
  })
  @RequiresAs(tenantRoutes.updateSettings)
  updateTenantSettings(
    @Arg('id', () => GraphQLID, recordId) id: string,
    @Arg('input', () => TenantSettingsChange, {
      description: 'Settings to change; a missing one keeps its value, null clears it.',
    })
    body: InstanceType<typeof TenantSettingsChange>,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateTenantSettingsPayload> {
    return payloadOf(async () => ({
      settings: await client.call(tenantRoutes.updateSettings, {
        params: { id: existingId(id) },
        body,
      }),
    }));
  }
}
