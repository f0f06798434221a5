import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import { CreateTestPool, TestPoolPayload, UpdateTestPool } from './test-pool.types.ts';

@Resolver()
export class TestPoolMutations {
  @Mutation(() => TestPoolPayload, { description: 'Creates a random test pool.' })
  @RequiresAs(testPoolRoutes.create)
  createTestPool(
    @Arg('input', () => CreateTestPool, { description: 'The new pool.' })
    body: InstanceType<typeof CreateTestPool>,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolPayload> {
    return payloadOf(async () => ({
      testPool: await client.call(testPoolRoutes.create, { body }),
    }));
  }

  @Mutation(() => TestPoolPayload, {
    description:
      'Replaces the editable fields of a pool; refused as TEST_POOL_NOT_EDITABLE unless it is ACTIVE.',
  })
  @RequiresAs(testPoolRoutes.update)
  updateTestPool(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => UpdateTestPool, {
      description: 'All editable fields; an absent one is cleared.',
    })
    body: InstanceType<typeof UpdateTestPool>,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolPayload> {
    return payloadOf(async () => ({
      testPool: await client.call(testPoolRoutes.update, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => TestPoolPayload, {
    description: 'Activates a deactivated pool; refused when it is frozen or expired.',
  })
  @RequiresAs(testPoolRoutes.activate)
  activateTestPool(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolPayload> {
    return payloadOf(async () => ({
      testPool: await client.call(testPoolRoutes.activate, { params: { id: existingId(id) } }),
    }));
  }

  @Mutation(() => TestPoolPayload, {
    description: 'Deactivates a pool; refused when it is frozen or expired.',
  })
  @RequiresAs(testPoolRoutes.deactivate)
  deactivateTestPool(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolPayload> {
    return payloadOf(async () => ({
      testPool: await client.call(testPoolRoutes.deactivate, { params: { id: existingId(id) } }),
    }));
  }
}
