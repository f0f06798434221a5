import type { AdministrativeUnit } from '@assay/schema/administrative-units/administrative-unit';
import type { Company } from '@assay/schema/companies/company';
import type { Location } from '@assay/schema/locations/location';
import { GraphQLBoolean, GraphQLInt } from 'graphql';
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { pageOf, type Page } from '../../core/page-type.ts';
import { CompanyType } from '../companies/company.types.ts';
import { LocationType } from '../locations/location.types.ts';
import { AdministrativeUnitPageType, AdministrativeUnitType } from './administrative-unit.types.ts';

/** What a unit is linked to, and what the caller may do with it. */
@Resolver(() => AdministrativeUnitType)
export class AdministrativeUnitLinksResolver {
  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'Company of the unit; null when it is out of sight.',
  })
  company(
    @Root() { companyId }: AdministrativeUnit,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Company | null> {
    return loaders.companies.load(companyId);
  }

  @FieldResolver(() => AdministrativeUnitType, {
    nullable: true,
    description: 'Unit above; null for a region.',
  })
  async parent(
    @Root() { parentId }: AdministrativeUnit,
    @Ctx() { loaders }: RequestContext,
  ): Promise<AdministrativeUnit | null> {
    return parentId === null ? null : loaders.administrativeUnits.load(parentId);
  }

  @FieldResolver(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the caller may rename this unit.',
  })
  async viewerCanUpdate(
    @Root() { companyId }: AdministrativeUnit,
    @Ctx() { loaders }: RequestContext,
  ): Promise<boolean> {
    return (await loaders.companyPermissions.load(companyId)).includes('UPDATE');
  }

  @FieldResolver(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the caller may delete this unit, which has to be empty.',
  })
  async viewerCanDelete(
    @Root() { companyId, isDeleteAllowed }: AdministrativeUnit,
    @Ctx() { loaders }: RequestContext,
  ): Promise<boolean> {
    return isDeleteAllowed && (await loaders.companyPermissions.load(companyId)).includes('DELETE');
  }
}

@Resolver(() => CompanyType)
export class UnitsOfCompanyResolver {
  @FieldResolver(() => AdministrativeUnitPageType, {
    nullable: true,
    description: 'Regions, areas and districts of the company, by name.',
  })
  async administrativeUnits(
    @Root() { id }: Company,
    @Arg('limit', () => GraphQLInt, { defaultValue: 100, description: 'Most units, 0 to 100.' })
    limit: number,
    @Arg('offset', () => GraphQLInt, {
      defaultValue: 0,
      description: 'Units to leave out before the first.',
    })
    offset: number,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Page<AdministrativeUnit>> {
    return pageOf(await loaders.unitsOfCompany.load({ parentId: id, limit, offset }));
  }
}

@Resolver(() => LocationType)
export class UnitOfLocationResolver {
  @FieldResolver(() => AdministrativeUnitType, {
    nullable: true,
    description: 'Deepest unit of the location; null under the company itself.',
  })
  async administrativeUnit(
    @Root() { administrativeUnitId }: Location,
    @Ctx() { loaders }: RequestContext,
  ): Promise<AdministrativeUnit | null> {
    return administrativeUnitId === null
      ? null
      : loaders.administrativeUnits.load(administrativeUnitId);
  }
}
