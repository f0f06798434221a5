import { fieldError } from '@assay/schema/core/field-error-tree';
import { specimenTypes, type SpecimenTypeId } from '@assay/schema/reference/specimen-types';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { allDevices, findDevice } from './reference.repository.ts';

const unfit = (name: string, specimenTypeId: number): string =>
  `${name} does not take the specimen type ${specimenTypes[specimenTypeId as SpecimenTypeId]}.`;

/**
 * The device of a panel.
 * @throws Refusal with a failure of `deviceId` when there is none, or it does not take the specimen type
 */
export async function requireDevice(
  { tx }: Context,
  id: number,
  specimenTypeId: number,
): Promise<{ id: number; name: string }> {
  const device = await findDevice(tx, id);
  if (device === null) throw Refusal.field(['deviceId'], 'INVALID');
  if (!device.specimen_type_ids.includes(specimenTypeId))
    throw Refusal.fields(
      fieldError(['deviceId'], 'INVALID', {}, unfit(device.name, specimenTypeId)),
    );
  return { id, name: device.name };
}

/** Finds the device that a cell of a file names, in any case, and tells what is wrong with it. */
export async function deviceFinder({ tx }: Context) {
  const devices = new Map((await allDevices(tx)).map((each) => [each.name_key, each]));
  return (
    name: string,
    specimenTypeId: number | undefined,
    refuse: (text: string) => void,
  ): { id: number; name: string } | null => {
    const device = devices.get(name.toLowerCase());
    if (device === undefined) refuse(`There is no device named ${name}.`);
    else if (specimenTypeId === undefined || device.specimen_type_ids.includes(specimenTypeId))
      return { id: device.id, name: device.name };
    else refuse(unfit(device.name, specimenTypeId));
    return null;
  };
}
