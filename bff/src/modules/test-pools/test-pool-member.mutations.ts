import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  CreateTestPoolMember,
  TestPoolMemberPayload,
  UpdateTestPoolMember,
} from './test-pool-member.types.ts';

const routes = testPoolMemberRoutes;

@Resolver()
export class TestPoolMemberMutations {
  @Mutation(() => TestPoolMemberPayload, { description: 'Adds a member to a pool.' })
  @RequiresAs(routes.create)
  createTestPoolMember(
    @Arg('testPoolId', () => GraphQLID, { description: 'Record id of the pool.' })
    testPoolId: string,
    @Arg('input', () => CreateTestPoolMember, { description: 'The new member.' })
    body: InstanceType<typeof CreateTestPoolMember>,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolMemberPayload> {
    return payloadOf(async () => ({
      member: await client.call(routes.create, { params: { id: existingId(testPoolId) }, body }),
    }));
  }

  @Mutation(() => TestPoolMemberPayload, {
    description: 'Replaces the editable fields of a member; read it first, also for its SSN.',
  })
  @RequiresAs(routes.update)
  updateTestPoolMember(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => UpdateTestPoolMember, {
      description: 'All editable fields; an absent one is cleared.',
    })
    body: InstanceType<typeof UpdateTestPoolMember>,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolMemberPayload> {
    return payloadOf(async () => ({
      member: await client.call(routes.update, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => TestPoolMemberPayload, {
    description: 'Removes a member from its pool; repeating it changes nothing.',
  })
  @RequiresAs(routes.remove)
  removeTestPoolMember(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolMemberPayload> {
    return payloadOf(async () => ({
      member: await client.call(routes.remove, { params: { id: existingId(id) } }),
    }));
  }

  @Mutation(() => TestPoolMemberPayload, {
    description: 'Takes a removed member back; repeating it changes nothing.',
  })
  @RequiresAs(routes.restore)
  restoreTestPoolMember(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<TestPoolMemberPayload> {
    return payloadOf(async () => ({
      member: await client.call(routes.restore, { params: { id: existingId(id) } }),
    }));
  }
}
