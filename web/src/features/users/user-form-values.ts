import type { UseFormReturn } from 'react-hook-form';
import type {
  AdminUserForm,
  ClientUserForm,
  CreateClientUserForm,
} from '@assay/schema/users/user-forms';
import type { FormValues } from '../../lib/forms/form-types.ts';

/** What the fields of both forms take: those of a client user, and the two that internal users have besides. */
export type UserFormValues = FormValues<typeof ClientUserForm> &
  Pick<FormValues<typeof AdminUserForm>, 'startDate' | 'employeeId'>;

export type UserFormState = UseFormReturn<UserFormValues>;

/** The same of a new user, whose name and company are typed. */
export type NewUserFormState = UseFormReturn<
  UserFormValues & Pick<FormValues<typeof CreateClientUserForm>, 'username' | 'companyId'>
>;
