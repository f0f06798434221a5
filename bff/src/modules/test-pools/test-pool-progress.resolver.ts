import type { Company } from '@assay/schema/companies/company';
import type {
  TestPoolProgress,
  TestPoolProgressSummary,
} from '@assay/schema/test-pools/test-pool-progress';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { CompanyType } from '../companies/company.types.ts';
import {
  TestPoolProgressArgs,
  TestPoolProgressPageType,
  TestPoolProgressSummaryType,
  TestPoolProgressType,
} from './test-pool-progress.types.ts';

@Resolver(() => TestPoolProgressType)
export class TestPoolProgressResolver {
  @Query(() => TestPoolProgressPageType, {
    description:
      'How far the random test pools in the caller’s scope are; those that need somebody first.',
  })
  @RequiresAs(testPoolRoutes.progress)
  async testPoolProgress(
    @Args(() => TestPoolProgressArgs) args: TestPoolProgressArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<TestPoolProgress>> {
    return pageOf(await client.list(testPoolRoutes.progress, listQueryOf(args)));
  }

  @Query(() => TestPoolProgressSummaryType, {
    description: 'Progress of all active random test pools in the caller’s scope.',
  })
  @RequiresAs(testPoolRoutes.progressSummary)
  testPoolProgressSummary(@Ctx() { client }: RequestContext): Promise<TestPoolProgressSummary> {
    return client.call(testPoolRoutes.progressSummary, {});
  }

  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'Company whose employees are drawn; null when it is deleted or out of sight.',
  })
  company(
    @Root() { companyId }: TestPoolProgress,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Company | null> | null {
    return companyId === null ? null : loaders.companies.load(companyId);
  }
}
