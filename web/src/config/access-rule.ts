import type { UserType } from '@assay/schema/common/role-names';
import type { Permission } from '@assay/schema/permissions';

/** Who may open a screen: a holder of one of the permissions, and of the user type where one is named. */
export interface AccessRule {
  anyOf: readonly Permission[];
  type?: UserType;
}
