import {
  AdministrativeUnit,
  AdministrativeUnitNode,
  CreateAdministrativeUnitInput,
  HierarchyLocation,
  HierarchyNode,
  RenameAdministrativeUnitInput,
} from '@assay/schema/administrative-units/administrative-unit';
import { administrativeUnitList } from '@assay/schema/administrative-units/administrative-unit.list';
import { GraphQLID } from 'graphql';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { inputFields, objectFields, objectType } from '../../core/object-fields.ts';
import { pageType } from '../../core/page-type.ts';
import { Payload } from '../../core/user-error.ts';

@ObjectType('AdministrativeUnit', {
  description: 'A region, area or district of a company.',
  simpleResolvers: true,
})
export class AdministrativeUnitType extends objectFields(AdministrativeUnit, {
  omit: ['companyId', 'parentId'],
}) {}

export const AdministrativeUnitPageType = pageType(
  'AdministrativeUnit',
  () => AdministrativeUnitType,
);

@ArgsType()
export class AdministrativeUnitsArgs extends listArgs(
  listInputs('AdministrativeUnit', administrativeUnitList),
  administrativeUnitList.search,
) {}

export const AdministrativeUnitNodeType = objectType(AdministrativeUnitNode);
const HierarchyNodeType = objectType(HierarchyNode);
const HierarchyLocationType = objectType(HierarchyLocation);

@ObjectType('CompanyHierarchy', {
  description: 'Regions, areas, districts and locations of a company.',
  simpleResolvers: true,
})
export class CompanyHierarchyType {
  @Field(() => [HierarchyNodeType], { description: 'Regions, by name.' })
  regions!: readonly HierarchyNode[];

  @Field(() => [HierarchyLocationType], {
    description: 'Locations that belong to no unit, by name.',
  })
  unassignedLocations!: readonly HierarchyLocation[];
}

export const CreateAdministrativeUnit = inputFields(CreateAdministrativeUnitInput);
export const RenameAdministrativeUnit = inputFields(RenameAdministrativeUnitInput);

@ObjectType('AdministrativeUnitPayload', {
  description: 'Outcome of adding or renaming a unit.',
  simpleResolvers: true,
})
export class AdministrativeUnitPayload extends Payload {
  @Field(() => AdministrativeUnitType, {
    nullable: true,
    description: 'The unit as it is now; null when refused.',
  })
  administrativeUnit?: AdministrativeUnit | null;
}

@ObjectType('DeleteAdministrativeUnitPayload', {
  description: 'Outcome of deleteAdministrativeUnit.',
  simpleResolvers: true,
})
export class DeleteAdministrativeUnitPayload extends Payload {
  @Field(() => GraphQLID, {
    nullable: true,
    description: 'Id of the deleted unit; null when refused.',
  })
  deletedId?: string | null;
}
