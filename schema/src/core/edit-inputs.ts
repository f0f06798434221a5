import { z } from 'zod';
import { patchOf } from './answers.ts';
import { version } from './fields.ts';

/**
 * The field by which a body says which version of its record it changes; null where it says none. It is `version`, but
 * `recordVersion` where the contract has a version of something else, which is a text.
 */
export function lockFieldOf(body: z.ZodType | undefined): 'version' | 'recordVersion' | null {
  if (!(body instanceof z.ZodObject)) return null;
  const { shape } = body;
  if ('recordVersion' in shape) return 'recordVersion';
  return 'version' in shape && !(shape['version'] instanceof z.ZodString) ? 'version' : null;
}

/** Input of a PUT: `UpdateCompanyInput` for the entity `Company`, known in descriptions as "a company". */
export const updateInput = <S extends z.ZodRawShape>(entity: string, one: string, fields: S) =>
  z.object({ ...fields, version: version() }).meta({
    id: `Update${entity}Input`,
    description: `All editable fields of ${one}; an absent one is cleared.`,
  });

/** Input of a PATCH: `PatchCompanyInput` for the entity `Company`. */
export const patchInput = <S extends z.ZodRawShape>(entity: string, fields: S) =>
  z.object({ ...patchOf(fields), version: version().optional() }).meta({
    id: `Patch${entity}Input`,
    description: 'The fields to change; an absent field keeps its value.',
  });
