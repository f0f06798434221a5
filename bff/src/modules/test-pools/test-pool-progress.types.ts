import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import {
  TestPoolProgress,
  TestPoolProgressSummary,
} from '@assay/schema/test-pools/test-pool-progress';
import { ArgsType, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { objectFields, objectType } from '../../core/object-fields.ts';
import { pageType } from '../../core/page-type.ts';

@ObjectType('TestPoolProgress', {
  description: 'How far a random test pool is with its year.',
  simpleResolvers: true,
})
export class TestPoolProgressType extends objectFields(TestPoolProgress, {
  omit: ['companyId'],
}) {}

export const TestPoolProgressPageType = pageType('TestPoolProgress', () => TestPoolProgressType);
export const TestPoolProgressSummaryType = objectType(TestPoolProgressSummary);

@ArgsType()
export class TestPoolProgressArgs extends listArgs(
  listInputs('TestPoolProgress', testPoolProgressList),
  testPoolProgressList.search,
) {}
