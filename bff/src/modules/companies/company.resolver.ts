import type { Company } from '@assay/schema/companies/company';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import type { Permission } from '@assay/schema/permissions';
import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import { Arg, Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf, OPTION_LIMIT_MAX } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { PermissionEnum } from '../../core/permission-enum.ts';
import { Requires, RequiresSession } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import { LocationPageType } from '../locations/location.types.ts';
import { CompaniesArgs, CompanyOption, CompanyPageType, CompanyType } from './company.types.ts';

@Resolver(() => CompanyType)
export class CompanyResolver {
  @Query(() => CompanyPageType, {
    description: 'Companies of the tenant; client users see only their own.',
  })
  @RequiresSession()
  async companies(
    @Args(() => CompaniesArgs) args: CompaniesArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<Company>> {
    return pageOf(await client.list(companyRoutes.list, listQueryOf(args)));
  }

  @Query(() => CompanyType, {
    nullable: true,
    description: 'One company; null when it does not exist or is out of sight.',
  })
  @Requires('READ_ALL_COMPANIES', 'FE_VIEW_COMPANY_PROFILE')
  async company(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<Company | null> {
    const id = recordIdOf(given);
    return id === null ? null : nullWhenMissing(client.call(companyRoutes.get, { params: { id } }));
  }

  @Query(() => [CompanyOption], { description: 'Companies as choices, by name.' })
  @RequiresSession()
  @Extensions({ limitMax: OPTION_LIMIT_MAX })
  async companyOptions(
    @Arg('q', () => GraphQLString, { nullable: true, description: 'Text to look for in the name.' })
    q: string | null,
    @Arg('limit', () => GraphQLInt, {
      defaultValue: OPTION_LIMIT_MAX,
      description: `Most choices, 0 to ${OPTION_LIMIT_MAX}.`,
    })
    limit: number,
    @Ctx() { client }: RequestContext,
  ): Promise<readonly CompanyOption[]> {
    const { results } = await client.list(companyRoutes.list, { limit, ...(q ? { q } : {}) });
    return results;
  }

  @FieldResolver(() => LocationPageType, {
    nullable: true,
    description: 'Locations of the company, by name.',
  })
  async locations(
    @Root() { id }: Company,
    @Arg('limit', () => GraphQLInt, { defaultValue: 100, description: 'Most locations, 0 to 100.' })
    limit: number,
    @Arg('offset', () => GraphQLInt, {
      defaultValue: 0,
      description: 'Locations to leave out before the first.',
    })
    offset: number,
    @Ctx() { loaders }: RequestContext,
  ) {
    return pageOf(await loaders.locationsOfCompany.load({ parentId: id, limit, offset }));
  }

  @FieldResolver(() => [PermissionEnum], {
    nullable: true,
    description: "The caller's permissions on this company.",
  })
  viewerPermissions(
    @Root() { id }: Company,
    @Ctx() { loaders }: RequestContext,
  ): Promise<readonly Permission[]> {
    return loaders.companyPermissions.load(id);
  }

  @FieldResolver(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the caller may edit this company.',
  })
  async viewerCanUpdate(
    @Root() { id }: Company,
    @Ctx() { loaders }: RequestContext,
  ): Promise<boolean> {
    return (await loaders.companyPermissions.load(id)).includes('UPDATE');
  }

  @FieldResolver(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the caller may delete this company.',
  })
  async viewerCanDelete(
    @Root() { id }: Company,
    @Ctx() { loaders }: RequestContext,
  ): Promise<boolean> {
    return (await loaders.companyPermissions.load(id)).includes('FE_DELETE_COMPANIES');
  }
}
