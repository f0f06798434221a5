import type { PeriodNumbers, SelectionRun } from '@assay/schema/selection-runs/selection-run';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { GraphQLBoolean, GraphQLID, GraphQLInt } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import { DateScalar } from '../../core/scalars.ts';
import { TestPoolType } from '../test-pools/test-pool.types.ts';
import {
  PeriodNumbersType,
  RunParticipantPageType,
  SelectionRunPageType,
  SelectionRunsArgs,
  SelectionRunType,
} from './selection-run.types.ts';

const routes = selectionRunRoutes;

@Resolver(() => SelectionRunType)
export class SelectionRunResolver {
  @Query(() => SelectionRunPageType, {
    description: 'Selection runs in the caller’s scope; name the pool in `where`.',
  })
  @RequiresAs(routes.list)
  async selectionRuns(
    @Args(() => SelectionRunsArgs) args: SelectionRunsArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<SelectionRun>> {
    return pageOf(await client.list(routes.list, listQueryOf(args)));
  }

  @Query(() => SelectionRunType, {
    nullable: true,
    description: 'One selection run; null when there is none or it is out of sight.',
  })
  @RequiresAs(routes.get)
  async selectionRun(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) given: string,
    @Ctx() { loaders }: RequestContext,
  ): Promise<SelectionRun | null> {
    const id = recordIdOf(given);
    return id === null ? null : loaders.selectionRuns.load(id);
  }

  @Query(() => PeriodNumbersType, {
    nullable: true,
    description: 'What a draw from a pool on a day would select, and why; null out of sight.',
  })
  @RequiresAs(routes.numbers)
  async periodNumbers(
    @Arg('testPoolId', () => GraphQLID, { description: 'The pool.' }) given: string,
    @Arg('day', () => DateScalar, { description: 'The day of the draw.' }) queryDate: string,
    @Ctx() { client }: RequestContext,
  ): Promise<PeriodNumbers | null> {
    const testPoolId = recordIdOf(given);
    return testPoolId === null
      ? null
      : nullWhenMissing(client.call(routes.numbers, { query: { testPoolId, queryDate } }));
  }

  @FieldResolver(() => TestPoolType, {
    nullable: true,
    description: 'Pool of the run; null when it is out of sight.',
  })
  testPool(
    @Root() { testPoolId }: SelectionRun,
    @Ctx() { loaders }: RequestContext,
  ): Promise<TestPool | null> {
    return loaders.testPools.load(testPoolId);
  }

  @FieldResolver(() => RunParticipantPageType, {
    nullable: true,
    description: 'Whom the run selected, and its alternates, in drawn order.',
  })
  async participants(
    @Root() { id }: SelectionRun,
    @Arg('limit', () => GraphQLInt, {
      defaultValue: 100,
      description: 'Most participants, 0 to 100.',
    })
    limit: number,
    @Arg('offset', () => GraphQLInt, {
      defaultValue: 0,
      description: 'Participants to leave out before the first.',
    })
    offset: number,
    @Ctx() { loaders }: RequestContext,
  ) {
    return pageOf(await loaders.participantsOfRun.load({ parentId: id, limit, offset }));
  }

  @FieldResolver(() => GraphQLBoolean, {
    description: 'Whether the caller may excuse participants, call up alternates, and invalidate.',
  })
  async viewerCanManage(
    @Root() { isInvalidated, hasRequestedOrders }: SelectionRun,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    if (isInvalidated || hasRequestedOrders) return false;
    return (await context.viewerPermissions()).has('MANAGE_RANDOM_SELECTION');
  }
}
