import type { Permission } from '@assay/schema/permissions';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { GraphQLBoolean } from 'graphql';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { TestPoolType } from './test-pool.types.ts';

const holds = async (context: RequestContext, permission: Permission): Promise<boolean> =>
  (await context.viewerPermissions()).has(permission);

/** What the caller may do with a pool: the permission, and a state that allows it. */
@Resolver(() => TestPoolType)
export class TestPoolAbilitiesResolver {
  @FieldResolver(() => GraphQLBoolean, {
    description: 'Whether the caller may edit this pool.',
  })
  async viewerCanUpdate(
    @Root() { status }: TestPool,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return status === 'ACTIVE' && holds(context, 'MANAGE_TEST_POOLS');
  }

  @FieldResolver(() => GraphQLBoolean, {
    description: 'Whether the caller may activate or deactivate this pool.',
  })
  async viewerCanSwitch(
    @Root() { isFrozen, isExpired }: TestPool,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return !isFrozen && !isExpired && holds(context, 'MANAGE_TEST_POOLS');
  }

  @FieldResolver(() => GraphQLBoolean, {
    description: 'Whether the caller may add, change and remove members of this pool.',
  })
  async viewerCanManageMembers(
    @Root() { status }: TestPool,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return status === 'ACTIVE' && holds(context, 'MANAGE_TEST_POOL_MEMBERS');
  }

  @FieldResolver(() => GraphQLBoolean, {
    description: 'Whether the caller may draw from this pool.',
  })
  async viewerCanManageRuns(
    @Root() { status }: TestPool,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return status === 'ACTIVE' && holds(context, 'MANAGE_RANDOM_SELECTION');
  }
}
