import {
  Device,
  deviceList,
  DrugAdulterant,
  drugAdulterantList,
} from '@assay/schema/reference/reference';
import { ArgsType, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { pageType } from '../../core/page-type.ts';
import { objectFields } from '../../core/object-fields.ts';

@ObjectType('Device', {
  description: 'An instant test device with the specimens it takes.',
  simpleResolvers: true,
})
class DeviceType extends objectFields(Device) {}

@ObjectType('DrugAdulterant', {
  description: 'A substance that is tested for, or a way a specimen is spoilt.',
  simpleResolvers: true,
})
class DrugAdulterantType extends objectFields(DrugAdulterant) {}

export const DevicePageType = pageType('Device', () => DeviceType);
export const DrugAdulterantPageType = pageType('DrugAdulterant', () => DrugAdulterantType);

@ArgsType()
export class DevicesArgs extends listArgs(listInputs('Device', deviceList), deviceList.search) {}

@ArgsType()
export class DrugAdulterantsArgs extends listArgs(
  listInputs('DrugAdulterant', drugAdulterantList),
  drugAdulterantList.search,
) {}
