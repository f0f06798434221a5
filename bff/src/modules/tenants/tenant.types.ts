import { TenantSettings, TenantSettingsInput } from '@assay/schema/settings/keys';
import { CreateTenantInput, Tenant, UpdateTenantInput } from '@assay/schema/tenants/tenant';
import { tenantList } from '@assay/schema/tenants/tenant.list';
import { GraphQLID } from 'graphql';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { pageType } from '../../core/page-type.ts';
import { inputFields, objectFields, objectType } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

type TenantRecord = z.output<typeof Tenant>;

@ObjectType('Tenant', {
  description: 'A third-party administrator (TPA) with a portal of its own.',
  simpleResolvers: true,
})
export class TenantType extends objectFields(Tenant) {}

export const TenantSettingsType = objectType(TenantSettings);
export const TenantPageType = pageType('Tenant', () => TenantType);

@ArgsType()
export class TenantsArgs extends listArgs(listInputs('Tenant', tenantList), tenantList.search) {}

export const CreateTenant = inputFields(CreateTenantInput);
export const UpdateTenant = inputFields(UpdateTenantInput);
export const TenantSettingsChange = inputFields(TenantSettingsInput);

@ObjectType('CreateTenantPayload', {
  description: 'Outcome of createTenant.',
  simpleResolvers: true,
})
export class CreateTenantPayload extends Payload {
  @Field(() => TenantType, { nullable: true, description: 'The new TPA; null when refused.' })
  tenant?: TenantRecord | null;
}

@ObjectType('UpdateTenantPayload', {
  description: 'Outcome of updateTenant.',
  simpleResolvers: true,
})
export class UpdateTenantPayload extends Payload {
  @Field(() => TenantType, { nullable: true, description: 'The TPA as saved; null when refused.' })
  tenant?: TenantRecord | null;
}

@ObjectType('DeleteTenantPayload', {
  description: 'Outcome of deleteTenant.',
  simpleResolvers: true,
})
export class DeleteTenantPayload extends Payload {
  @Field(() => GraphQLID, {
    nullable: true,
    description: 'Id of the deleted TPA; null when refused.',
  })
  deletedId?: string | null;
}

@ObjectType('UpdateTenantSettingsPayload', {
  description: 'Outcome of updateTenantSettings.',
  simpleResolvers: true,
})
export class UpdateTenantSettingsPayload extends Payload {
  @Field(() => TenantSettingsType, {
    nullable: true,
    description: 'The settings as saved; null when refused.',
  })
  settings?: z.output<typeof TenantSettings> | null;
}
