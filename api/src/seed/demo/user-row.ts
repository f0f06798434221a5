import type { Role } from '@assay/schema/common/role-names';
import type { Row } from '../../core/database/database.ts';

/** What the demo says of a user. */
export type UserRow = Row<
  'users',
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'job_title'
  | 'department'
  | 'type'
  | 'company_id'
  | 'authorization_context_ids'
  | 'account_status'
  | 'activated_at'
  | 'mfa_enabled'
  | 'contact_work_email'
  | 'contact_work_phone'
  | 'start_date'
> & { role: Role };
