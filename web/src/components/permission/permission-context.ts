import { createContext } from 'react';
import type { Permission } from '@assay/schema/permissions';

/** Permissions of the signed-in user; the shell fills it from `viewer { permissions }`. Nobody holds any before. */
export const PermissionContext = createContext<ReadonlySet<Permission>>(new Set());
