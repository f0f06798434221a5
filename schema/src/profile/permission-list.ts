import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { permissions } from '../permissions.ts';

export const PermissionContract = z
  .enum(permissions)
  .meta({ id: 'Permission', description: 'Name of a permission.' });

/** Permissions of one record, as batch reads answer them (decision 13). */
export const RecordPermissions = z
  .object({
    id: recordId(),
    permissions: z.array(PermissionContract).describe('What the caller may do with the record.'),
  })
  .meta({ id: 'RecordPermissions', description: "The caller's permissions on one record." });
