import { CsvColumnDescription } from '@assay/schema/core/csv';
import {
  CreateTestPoolMemberInput,
  TestPoolMember,
  testPoolMemberList,
  UpdateTestPoolMemberInput,
} from '@assay/schema/test-pools/test-pool-member';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { pageType } from '../../core/page-type.ts';
import { inputFields, objectFields, objectType } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

/** The SSN and the date of birth are written by hand in the resolver, for a review to see. */
@ObjectType('TestPoolMember', {
  description: 'A person in a random test pool.',
  simpleResolvers: true,
})
export class TestPoolMemberType extends objectFields(TestPoolMember, {
  omit: ['testPoolId', 'locationId', 'location', 'ssn', 'dateOfBirth'],
}) {}

export const TestPoolMemberPageType = pageType('TestPoolMember', () => TestPoolMemberType);

@ArgsType()
export class TestPoolMembersArgs extends listArgs(
  listInputs('TestPoolMember', testPoolMemberList),
  testPoolMemberList.search,
) {}

export const CsvColumnType = objectType(CsvColumnDescription);
export const CreateTestPoolMember = inputFields(CreateTestPoolMemberInput);
export const UpdateTestPoolMember = inputFields(UpdateTestPoolMemberInput);

@ObjectType('TestPoolMemberPayload', {
  description: 'Outcome of adding, changing, removing or taking back a member.',
  simpleResolvers: true,
})
export class TestPoolMemberPayload extends Payload {
  @Field(() => TestPoolMemberType, {
    nullable: true,
    description: 'The member as it is now, with a masked SSN; null when refused.',
  })
  member?: TestPoolMember | null;
}
