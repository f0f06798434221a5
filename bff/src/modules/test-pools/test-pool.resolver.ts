import type { Company } from '@assay/schema/companies/company';
import type { Location } from '@assay/schema/locations/location';
import type { Regulator } from '@assay/schema/reference/regulators';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { GraphQLID, GraphQLInt } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import { CompanyType } from '../companies/company.types.ts';
import { LocationType } from '../locations/location.types.ts';
import { RegulatorType } from '../reference/regulator.types.ts';
import { TestPoolMemberPageType } from './test-pool-member.types.ts';
import { TestPoolPageType, TestPoolsArgs, TestPoolType } from './test-pool.types.ts';

@Resolver(() => TestPoolType)
export class TestPoolResolver {
  @Query(() => TestPoolPageType, { description: "Random test pools in the caller's scope." })
  @RequiresAs(testPoolRoutes.list)
  async testPools(
    @Args(() => TestPoolsArgs) args: TestPoolsArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<TestPool>> {
    return pageOf(await client.list(testPoolRoutes.list, listQueryOf(args)));
  }

  @Query(() => TestPoolType, {
    nullable: true,
    description: 'One random test pool; null when it does not exist or is out of sight.',
  })
  @RequiresAs(testPoolRoutes.get)
  async testPool(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPool | null> {
    const id = recordIdOf(given);
    return id === null
      ? null
      : nullWhenMissing(client.call(testPoolRoutes.get, { params: { id } }));
  }

  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'Company whose employees are drawn; null when it is deleted or out of sight.',
  })
  company(
    @Root() { companyId }: TestPool,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Company | null> | null {
    return companyId === null ? null : loaders.companies.load(companyId);
  }

  @FieldResolver(() => LocationType, {
    nullable: true,
    description: 'The one location of the pool; null when it spans locations.',
  })
  location(
    @Root() { locationId }: TestPool,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Location | null> | null {
    return locationId === null ? null : loaders.locations.load(locationId);
  }

  @FieldResolver(() => RegulatorType, {
    nullable: true,
    description: 'Regulator with the rates of the programme’s first day; null when unregulated.',
  })
  async testingAgency(
    @Root() { testingAgencyId, programStartDate }: TestPool,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Regulator | null> {
    if (testingAgencyId === null) return null;
    const regulators = await loaders.regulatorsOn.load(programStartDate);
    return regulators.find(({ id }) => id === testingAgencyId) ?? null;
  }

  @FieldResolver(() => TestPoolMemberPageType, {
    nullable: true,
    description: 'Members by last name, removed ones included.',
  })
  async members(
    @Root() { id }: TestPool,
    @Arg('limit', () => GraphQLInt, { defaultValue: 100, description: 'Most members, 0 to 100.' })
    limit: number,
    @Arg('offset', () => GraphQLInt, {
      defaultValue: 0,
      description: 'Members to leave out before the first.',
    })
    offset: number,
    @Ctx() { loaders }: RequestContext,
  ) {
    return pageOf(await loaders.membersOfTestPool.load({ parentId: id, limit, offset }));
  }
}
