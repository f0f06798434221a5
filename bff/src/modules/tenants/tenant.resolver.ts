import type { TenantSettings } from '@assay/schema/settings/keys';
import { isProtectedTenant, type Tenant } from '@assay/schema/tenants/tenant';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { GraphQLBoolean, GraphQLID, GraphQLString } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import { TenantPageType, TenantsArgs, TenantSettingsType, TenantType } from './tenant.types.ts';

type TenantRecord = z.output<typeof Tenant>;

@Resolver(() => TenantType)
export class TenantResolver {
  @Query(() => TenantPageType, { description: 'TPAs of the installation.' })
  @RequiresAs(tenantRoutes.list)
  async tenants(
    @Args(() => TenantsArgs) args: TenantsArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<TenantRecord>> {
    return pageOf(await client.list(tenantRoutes.list, listQueryOf(args)));
  }

  @Query(() => TenantType, { nullable: true, description: 'One TPA; null when it does not exist.' })
  @RequiresAs(tenantRoutes.get)
  async tenant(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TenantRecord | null> {
    const id = recordIdOf(given);
    return id === null ? null : nullWhenMissing(client.call(tenantRoutes.get, { params: { id } }));
  }

  @Query(() => GraphQLString, {
    description: 'Domain below which a new TPA gets its host, e.g. `portal.example.com`.',
  })
  @RequiresAs(tenantRoutes.domain)
  async portalDomain(@Ctx() { client }: RequestContext): Promise<string> {
    return (await client.call(tenantRoutes.domain)).domain;
  }

  @FieldResolver(() => TenantSettingsType, {
    description: 'E-mail and MRO access of the TPA; one call for each TPA asked.',
  })
  settings(
    @Root() { id }: TenantRecord,
    @Ctx() { client }: RequestContext,
  ): Promise<z.output<typeof TenantSettings>> {
    return client.call(tenantRoutes.getSettings, { params: { id } });
  }

  @FieldResolver(() => GraphQLBoolean, {
    description: 'Whether the caller may delete this TPA; tenant 1 stays.',
  })
  viewerCanDelete(@Root() { id }: TenantRecord): boolean {
    return !isProtectedTenant(id);
  }
}
