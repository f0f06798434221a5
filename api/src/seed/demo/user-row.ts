import type { Role } from '@assay/schema/common/roles';

/** One row of the table of users, by column. */
export interface UserRow {
  username: string;
  first_name: string;
  last_name: string;
  job_title: string | null;
  department: string | null;
  type: 'MD' | 'CLIENT';
  role: Role;
  company_id: number | null;
  authorization_context_ids: readonly number[];
  account_status: 'ACTIVE' | 'LOCKED';
  mfa_enabled: boolean;
  contact_work_email: string | null;
  contact_work_phone: string | null;
}
