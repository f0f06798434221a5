import { PermissionContract } from '@assay/schema/profile/permission-list';
import { enumType } from './object-fields.ts';

export const PermissionEnum = enumType(PermissionContract, 'Permission', 'Name of a permission.');
