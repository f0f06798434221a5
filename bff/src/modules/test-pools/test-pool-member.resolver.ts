import type { CsvColumnDescription } from '@assay/schema/core/csv';
import type { Location } from '@assay/schema/locations/location';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { GraphQLBoolean, GraphQLID, GraphQLString } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import { DateScalar } from '../../core/scalars.ts';
import { LocationType } from '../locations/location.types.ts';
import {
  CsvColumnType,
  TestPoolMemberPageType,
  TestPoolMembersArgs,
  TestPoolMemberType,
} from './test-pool-member.types.ts';
import { TestPoolType } from './test-pool.types.ts';

@Resolver(() => TestPoolMemberType)
export class TestPoolMemberResolver {
  @Query(() => TestPoolMemberPageType, {
    description:
      'Members of pools in the caller’s scope, removed ones included; name the pool in `where`.',
  })
  @RequiresAs(testPoolMemberRoutes.list)
  async testPoolMembers(
    @Args(() => TestPoolMembersArgs) args: TestPoolMembersArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<TestPoolMember>> {
    return pageOf(await client.list(testPoolMemberRoutes.list, listQueryOf(args)));
  }

  @Query(() => TestPoolMemberType, {
    nullable: true,
    description: 'One member; null when there is none or it is out of sight.',
  })
  @RequiresAs(testPoolMemberRoutes.get)
  async testPoolMember(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolMember | null> {
    const id = recordIdOf(given);
    return id === null
      ? null
      : nullWhenMissing(client.call(testPoolMemberRoutes.get, { params: { id } }));
  }

  @Query(() => [CsvColumnType], { description: 'The columns of a file of members to import.' })
  @RequiresAs(testPoolMemberRoutes.uploadColumns)
  async testPoolMemberColumns(
    @Arg('isRegulated', () => GraphQLBoolean, { description: 'For a regulated pool.' })
    isRegulated: boolean,
    @Arg('includeLocation', () => GraphQLBoolean, {
      description: 'For a pool that spans locations.',
    })
    includeLocation: boolean,
    @Ctx() { client }: RequestContext,
  ): Promise<readonly z.output<typeof CsvColumnDescription>[]> {
    const { results } = await client.call(testPoolMemberRoutes.uploadColumns, {
      params: { kind: isRegulated ? 'regulated' : 'unregulated' },
      query: { includeLocation: includeLocation ? 'true' : 'false' },
    });
    return results;
  }

  @FieldResolver(() => GraphQLString, {
    nullable: true,
    description:
      'Social security number as ***-**-1234; nine digits from `testPoolMember` for who holds `MANAGE_TEST_POOL_MEMBERS`.',
  })
  ssn(@Root() { ssn }: TestPoolMember): string | null {
    return ssn;
  }

  @FieldResolver(() => DateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth(@Root() { dateOfBirth }: TestPoolMember): string | null {
    return dateOfBirth;
  }

  @FieldResolver(() => TestPoolType, {
    nullable: true,
    description: 'Pool of the member; null when it is out of sight.',
  })
  testPool(
    @Root() { testPoolId }: TestPoolMember,
    @Ctx() { loaders }: RequestContext,
  ): Promise<TestPool | null> {
    return loaders.testPools.load(testPoolId);
  }

  @FieldResolver(() => LocationType, {
    nullable: true,
    description: 'Where the member works; null when it is deleted or out of sight.',
  })
  location(
    @Root() { locationId }: TestPoolMember,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Location | null> | null {
    return locationId === null ? null : loaders.locations.load(locationId);
  }
}
