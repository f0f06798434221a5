import { z } from 'zod';
import { unitLevels } from '@assay/schema/administrative-units/administrative-unit.list';
import { coded } from '@assay/schema/core/field-errors';
import { optionalText, text } from '@assay/schema/core/fields';

/** A unit needs its region when it is an area, and its area as well when it is a district (O s5). */
export const needsRegion = (level: string): boolean => level === 'AREA' || level === 'DISTRICT';
export const needsArea = (level: string): boolean => level === 'DISTRICT';

/** Asked for together with the fields themselves, so that all that is missing is said at once. */
const missing = (path: string) => ({ ...coded('BLANK'), path: [path], when: () => true });

/** A new unit: its level, and as far down as the level needs it the units above. */
export const newUnitContract = z
  .object({
    level: z.enum(unitLevels),
    name: text(),
    regionId: optionalText(),
    areaId: optionalText(),
  })
  .refine(({ level, regionId }) => !needsRegion(level) || Boolean(regionId), missing('regionId'))
  .refine(({ level, areaId }) => !needsArea(level) || Boolean(areaId), missing('areaId'));
export type NewUnit = z.output<typeof newUnitContract>;

/** The unit right above a new one; null for a region. */
export const parentOf = ({ level, regionId, areaId }: NewUnit): string | null =>
  needsArea(level) ? areaId : needsRegion(level) ? regionId : null;
