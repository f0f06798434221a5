import type { ReactNode } from 'react';
import type { Permission } from '@assay/schema/permissions';
import { useCan } from './use-can.ts';

interface PermissionGateProps {
  /** Any one of these opens the gate. */
  anyOf: readonly Permission[];
  children: ReactNode;
  /** Shown instead, e.g. the access denied page; nothing by default. */
  fallback?: ReactNode;
}

/** Shows its children to holders of a permission. */
export function PermissionGate({ anyOf, children, fallback = null }: PermissionGateProps) {
  const can = useCan();
  return can(...anyOf) ? children : fallback;
}
