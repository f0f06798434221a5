import {
  CreateTestPoolInput,
  TestPool,
  UpdateTestPoolInput,
} from '@assay/schema/test-pools/test-pool';
import { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { pageType } from '../../core/page-type.ts';
import { inputFields, objectFields } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

@ObjectType('TestPool', { description: 'A random test pool.', simpleResolvers: true })
export class TestPoolType extends objectFields(TestPool, {
  omit: ['companyId', 'locationId', 'consortiumId', 'testingAgencyId'],
}) {}

export const TestPoolPageType = pageType('TestPool', () => TestPoolType);

@ArgsType()
export class TestPoolsArgs extends listArgs(
  listInputs('TestPool', testPoolList),
  testPoolList.search,
) {}

export const CreateTestPool = inputFields(CreateTestPoolInput);
export const UpdateTestPool = inputFields(UpdateTestPoolInput);

@ObjectType('TestPoolPayload', {
  description: 'Outcome of creating or changing a random test pool.',
  simpleResolvers: true,
})
export class TestPoolPayload extends Payload {
  @Field(() => TestPoolType, {
    nullable: true,
    description: 'The pool as it is now; null when refused.',
  })
  testPool?: TestPool | null;
}
