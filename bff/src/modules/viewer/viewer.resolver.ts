import { profileRoutes } from '@assay/schema/profile/profile.routes';
import type { Permission } from '@assay/schema/permissions';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { PermissionEnum } from '../../core/permission-enum.ts';
import { Public, RequiresSession } from '../../core/permission.ts';
import { selectsField } from '../../core/selects-field.ts';
import {
  CompanyAdminFeaturesType,
  FeatureFlagType,
  TenantStyleType,
  UserProfileType,
  UserSettingsType,
  ViewerType,
} from './viewer.types.ts';

/** `profile` and `settings` come in one answer of api; it is asked for once per `viewer`. */
interface ViewerSource {
  own(): ReturnType<typeof readOwn>;
}
const readOwn = (client: RequestContext['client']) => client.call(profileRoutes.get);

/** Fields of `viewer` that api answers whoever asks; all others refuse a session that it does not know. */
const openFields = new Set(['__typename', 'tenantStyle']);

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { description: 'The signed-in user.' })
  @RequiresSession()
  async viewer(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ViewerSource> {
    if (!selectsField(info, (name) => !openFields.has(name))) await context.viewerPermissions();
    let answer: ReturnType<typeof readOwn> | undefined;
    return { own: () => (answer ??= readOwn(context.client)) };
  }

  @Query(() => TenantStyleType, {
    description: "Branding of the host's tenant; null values mean the product's own.",
  })
  @Public()
  tenantStyle(@Ctx() { client }: RequestContext) {
    return client.call(tenantRoutes.style);
  }

  @FieldResolver(() => UserProfileType, { description: 'Own profile.' })
  async profile(@Root() viewer: ViewerSource) {
    return (await viewer.own()).profile;
  }

  @FieldResolver(() => UserSettingsType, { description: 'Settings that hold for the user.' })
  async settings(@Root() viewer: ViewerSource) {
    return (await viewer.own()).settings;
  }

  @FieldResolver(() => [PermissionEnum], { description: 'Everything the user may do.' })
  async permissions(@Ctx() context: RequestContext): Promise<Permission[]> {
    return [...(await context.viewerPermissions())];
  }

  @FieldResolver(() => CompanyAdminFeaturesType, {
    description: "Features of the user's company; all on for internal users.",
  })
  companyFeatures(@Ctx() { client }: RequestContext) {
    return client.call(profileRoutes.companyAdminFeatures);
  }

  @FieldResolver(() => [FeatureFlagType], {
    description: 'Feature flags as they stand for the tenant.',
  })
  async featureFlags(@Ctx() { client }: RequestContext) {
    return (await client.call(profileRoutes.featureFlags)).results;
  }

  @FieldResolver(() => TenantStyleType, {
    name: 'tenantStyle',
    description: "Branding of the host's tenant.",
  })
  style(@Ctx() { client }: RequestContext) {
    return client.call(tenantRoutes.style);
  }
}
