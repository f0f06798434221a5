import { regulatorRoutes, type Regulator } from '@assay/schema/reference/regulators';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import { DateScalar } from '../../core/scalars.ts';
import { RegulatorType } from './regulator.types.ts';

@Resolver()
export class RegulatorResolver {
  @Query(() => [RegulatorType], {
    description:
      'What a regulated pool can be run under, with the annual random rates of a day and the employee categories.',
  })
  @RequiresAs(regulatorRoutes.rates)
  async regulators(
    @Arg('date', () => DateScalar, {
      nullable: true,
      description: 'Day whose rates are asked for; today when left out.',
    })
    date: string | null,
    @Ctx() { client }: RequestContext,
  ): Promise<readonly Regulator[]> {
    const query = date === null || date === undefined ? {} : { date };
    return (await client.call(regulatorRoutes.rates, { query })).results;
  }
}
