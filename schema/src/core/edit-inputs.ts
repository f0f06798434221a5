import { z } from 'zod';
import { patchOf } from './answers.ts';
import { version } from './fields.ts';

/**
 * Whether a field says which version of a record is changed (decision 12). It is `version`, but `recordVersion` where
 * the contract has a version of something else, which is a text.
 */
export const isLockField = (name: string, rule: unknown): boolean =>
  name === 'recordVersion' || (name === 'version' && !(rule instanceof z.ZodString));

/** The field by which a body says which version of its record it changes; null where it says none. */
export function lockFieldOf(body: z.ZodType | undefined): 'version' | 'recordVersion' | null {
  if (!(body instanceof z.ZodObject)) return null;
  const found = Object.entries(body.shape).find(([name, rule]) => isLockField(name, rule));
  return (found?.[0] as 'version' | 'recordVersion' | undefined) ?? null;
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
