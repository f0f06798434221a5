import {
  CreateLocationInput,
  Location,
  UpdateLocationInput,
} from '@assay/schema/locations/location';
import { locationList } from '@assay/schema/locations/location.list';
import { GraphQLID, GraphQLString } from 'graphql';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { pageType } from '../../core/page-type.ts';
import { inputFields, objectFields } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

@ObjectType('Location', {
  description: 'A place of work of a client company.',
  simpleResolvers: true,
})
export class LocationType extends objectFields(Location, { omit: ['companyId'] }) {}

export const LocationPageType = pageType('Location', () => LocationType);

@ArgsType()
export class LocationsArgs extends listArgs(
  listInputs('Location', locationList),
  locationList.search,
) {}

@ObjectType('LocationOption', { description: 'A location as a choice.', simpleResolvers: true })
export class LocationOption {
  @Field(() => GraphQLID, { description: 'Record id.' })
  id!: number;

  @Field(() => GraphQLString, { description: 'Location ID that users know, e.g. 100001.' })
  locationId!: string;

  @Field(() => GraphQLString, { description: 'Name.' })
  name!: string;
}

export const CreateLocation = inputFields(CreateLocationInput);
export const UpdateLocation = inputFields(UpdateLocationInput);

@ObjectType('LocationPayload', {
  description: 'Outcome of creating or changing a location.',
  simpleResolvers: true,
})
export class LocationPayload extends Payload {
  @Field(() => LocationType, {
    nullable: true,
    description: 'The location as it is now; null when refused.',
  })
  location?: Location | null;
}

@ObjectType('DeleteLocationPayload', {
  description: 'Outcome of deleteLocation.',
  simpleResolvers: true,
})
export class DeleteLocationPayload extends Payload {
  @Field(() => GraphQLID, {
    nullable: true,
    description: 'Id of the deleted location; null when refused.',
  })
  deletedId?: string | null;
}
