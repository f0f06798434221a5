import { z } from 'zod';
import { unitLevels } from '@assay/schema/administrative-units/administrative-unit.list';
import { coded } from '@assay/schema/core/field-errors';
import { optionalText, text } from '@assay/schema/core/fields';

/** What the form of a new unit holds: its level, and as far down as the level needs it the units above. */
export interface NewUnitValues {
  level: string;
  name: string;
  regionId: string;
  areaId: string;
}

/** A unit needs its region when it is an area, and its area as well when it is a district (O s5). */
export const needsRegion = (level: string): boolean => level === 'AREA' || level === 'DISTRICT';
export const needsArea = (level: string): boolean => level === 'DISTRICT';

/** Asked for together with the fields themselves, so that all that is missing is said at once. */
const missing = (path: string) => ({ ...coded('BLANK'), path: [path], when: () => true });

export const newUnitContract = z
  .object({
    level: z.enum(unitLevels),
    name: text(),
    regionId: optionalText(),
    areaId: optionalText(),
  })
  .refine(({ level, regionId }) => !needsRegion(level) || Boolean(regionId), missing('regionId'))
  .refine(({ level, areaId }) => !needsArea(level) || Boolean(areaId), missing('areaId'))
  .transform(({ level, name, regionId, areaId }) => ({
    level,
    name,
    parentId: needsArea(level) ? areaId : needsRegion(level) ? regionId : null,
  }));
export type NewUnit = z.output<typeof newUnitContract>;
