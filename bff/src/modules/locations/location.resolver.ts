import type { Company } from '@assay/schema/companies/company';
import type { Location } from '@assay/schema/locations/location';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import type { Permission } from '@assay/schema/permissions';
import { GraphQLBoolean, GraphQLID, GraphQLInt } from 'graphql';
import { Arg, Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf, OPTION_LIMIT_MAX } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { PermissionEnum } from '../../core/permission-enum.ts';
import { Requires } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import { CompanyType } from '../companies/company.types.ts';
import { LocationOption, LocationPageType, LocationsArgs, LocationType } from './location.types.ts';

@Resolver(() => LocationType)
export class LocationResolver {
  @Query(() => LocationPageType, { description: "Locations in the caller's scope." })
  @Requires('READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION')
  async locations(
    @Args(() => LocationsArgs) args: LocationsArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<Location>> {
    return pageOf(await client.list(locationRoutes.list, listQueryOf(args)));
  }

  @Query(() => LocationType, {
    nullable: true,
    description: 'One location; null when it does not exist or is out of sight.',
  })
  @Requires('READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION')
  async location(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<Location | null> {
    const id = recordIdOf(given);
    return id === null
      ? null
      : nullWhenMissing(client.call(locationRoutes.get, { params: { id } }));
  }

  @Query(() => [LocationOption], { description: 'Locations of a company as choices, by name.' })
  @Requires('READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION')
  @Extensions({ limitMax: OPTION_LIMIT_MAX })
  async locationOptions(
    @Arg('companyId', () => GraphQLID, { description: 'Record id of the company.' })
    companyId: string,
    @Arg('limit', () => GraphQLInt, {
      defaultValue: OPTION_LIMIT_MAX,
      description: `Most choices, 0 to ${OPTION_LIMIT_MAX}.`,
    })
    limit: number,
    @Ctx() { client }: RequestContext,
  ): Promise<readonly LocationOption[]> {
    const id = recordIdOf(companyId);
    if (id === null) return [];
    const filters = [{ field: 'companyId', operator: 'EQ', values: [String(id)] }] as const;
    const { results } = await client.list(locationRoutes.list, { limit, filters });
    return results;
  }

  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'Company of the location; null when it is out of sight.',
  })
  company(
    @Root() { companyId }: Location,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Company | null> {
    return loaders.companies.load(companyId);
  }

  @FieldResolver(() => [PermissionEnum], {
    nullable: true,
    description: "The caller's permissions on this location.",
  })
  viewerPermissions(
    @Root() { id }: Location,
    @Ctx() { loaders }: RequestContext,
  ): Promise<readonly Permission[]> {
    return loaders.locationPermissions.load(id);
  }

  @FieldResolver(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the caller may edit this location.',
  })
  async viewerCanUpdate(
    @Root() { id }: Location,
    @Ctx() { loaders }: RequestContext,
  ): Promise<boolean> {
    return (await loaders.locationPermissions.load(id)).includes('UPDATE');
  }

  @FieldResolver(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the caller may delete this location.',
  })
  async viewerCanDelete(
    @Root() { id }: Location,
    @Ctx() { loaders }: RequestContext,
  ): Promise<boolean> {
    return (await loaders.locationPermissions.load(id)).includes('DELETE');
  }
}
