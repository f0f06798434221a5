import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { recordId } from '../core/fields.ts';
import { permissionWords } from '../permission-words.ts';

export const PermissionContract = wordedEnum(permissionWords, {
  id: 'Permission',
  description: 'Name of a permission.',
});

/** Permissions of one record, as batch reads answer them (decision 13). */
export const RecordPermissions = z
  .object({
    id: recordId(),
    permissions: z.array(PermissionContract).describe('What the caller may do with the record.'),
  })
  .meta({ id: 'RecordPermissions', description: "The caller's permissions on one record." });
