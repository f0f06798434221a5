import type {
  AdministrativeUnit,
  AdministrativeUnitNode,
} from '@assay/schema/administrative-units/administrative-unit';
import { administrativeUnitRoutes as routes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { GraphQLID } from 'graphql';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { listQueryOf } from '../../core/list-args.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { RequiresAs } from '../../core/permission.ts';
import { nullWhenMissing, recordIdOf } from '../../core/record-id.ts';
import {
  AdministrativeUnitNodeType,
  AdministrativeUnitPageType,
  AdministrativeUnitsArgs,
  CompanyHierarchyType,
} from './administrative-unit.types.ts';

@Resolver()
export class AdministrativeUnitResolver {
  @Query(() => AdministrativeUnitPageType, {
    description: 'Units of the companies that the caller sees.',
  })
  @RequiresAs(routes.list)
  async administrativeUnits(
    @Args(() => AdministrativeUnitsArgs) args: AdministrativeUnitsArgs,
    @Ctx() { client }: RequestContext,
  ): Promise<Page<AdministrativeUnit>> {
    return pageOf(await client.list(routes.list, listQueryOf(args)));
  }

  @Query(() => [AdministrativeUnitNodeType], {
    nullable: true,
    description:
      'Regions of a company with their areas and districts; null when the company is out of sight.',
  })
  @RequiresAs(routes.tree)
  async administrativeUnitTree(
    @Arg('companyId', () => GraphQLID, { description: 'Record id of the company.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<readonly AdministrativeUnitNode[] | null> {
    const id = recordIdOf(given);
    const tree = id && (await nullWhenMissing(client.call(routes.tree, { params: { id } })));
    return tree ? tree.results : null;
  }

  @Query(() => CompanyHierarchyType, {
    nullable: true,
    description:
      'Regions, areas, districts and locations of a company; null when the company is out of sight.',
  })
  @RequiresAs(routes.hierarchy)
  async companyHierarchy(
    @Arg('companyId', () => GraphQLID, { description: 'Record id of the company.' }) given: string,
    @Ctx() { client }: RequestContext,
  ): Promise<CompanyHierarchyType | null> {
    const id = recordIdOf(given);
    const found = id && (await nullWhenMissing(client.call(routes.hierarchy, { params: { id } })));
    if (!found) return null;
    return { regions: found.results, unassignedLocations: found.unassignedLocations };
  }

  @Query(() => [AdministrativeUnitNodeType], {
    description: "The caller's part of the own company's hierarchy, with the units above it.",
  })
  @RequiresAs(routes.accessible)
  async accessibleHierarchy(
    @Ctx() { client }: RequestContext,
  ): Promise<readonly AdministrativeUnitNode[]> {
    return (await client.call(routes.accessible)).results;
  }
}
