import { PermissionContract } from '@assay/schema/profile/permission-list';
import { enumType } from './contract-types.ts';

export const PermissionEnum = enumType(PermissionContract, 'Permission', 'Name of a permission.');
