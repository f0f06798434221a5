import { referenceRoutes } from '@assay/schema/reference/reference';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf } from '../../core/page-type.ts';
import { RequiresSession } from '../../core/permission.ts';
import {
  DevicePageType,
  DevicesArgs,
  DrugAdulterantPageType,
  DrugAdulterantsArgs,
} from './reference.types.ts';

@Resolver()
export class ReferenceResolver {
  @Query(() => DevicePageType, { description: 'Instant test devices.' })
  @RequiresSession()
  async devices(@Args(() => DevicesArgs) args: DevicesArgs, @Ctx() { client }: RequestContext) {
    return pageOf(await client.list(referenceRoutes.devices, listQueryOf(args)));
  }

  @Query(() => DrugAdulterantPageType, { description: 'Drugs and adulterants.' })
  @RequiresSession()
  async drugAdulterants(
    @Args(() => DrugAdulterantsArgs) args: DrugAdulterantsArgs,
    @Ctx() { client }: RequestContext,
  ) {
    return pageOf(await client.list(referenceRoutes.drugAdulterants, listQueryOf(args)));
  }

  @Query(() => DrugAdulterantPageType, { description: 'Substances of the federal MIS report.' })
  @RequiresSession()
  async misDotDrugAdulterants(
    @Args(() => DrugAdulterantsArgs) args: DrugAdulterantsArgs,
    @Ctx() { client }: RequestContext,
  ) {
    return pageOf(await client.list(referenceRoutes.misDotDrugAdulterants, listQueryOf(args)));
  }
}
