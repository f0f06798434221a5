import { z } from 'zod';
import { plausibleBeginning } from '../common/plausible-beginning.ts';
import { RoleContract } from '../common/roles.ts';
import { coded } from '../core/field-errors.ts';
import { date, email, recordId, version } from '../core/fields.ts';
import { contextKindOf } from './role-assignment.ts';
import { personFields, staffFields } from './user.ts';

/*
 * What the forms of the portal ask for, of which a call sends more: internal and client users have one call and two
 * forms (O s5).
 */

/** Form of an internal user. */
export const AdminUserForm = z.object({
  ...personFields,
  startDate: plausibleBeginning(date()),
  employeeId: staffFields.employeeId,
  roleAssignment: z.object({ role: RoleContract }),
});

const requirePlaces = (
  {
    role,
    authorizationContextIds: ids,
  }: { role: z.output<typeof RoleContract>; authorizationContextIds: number[] },
  ctx: z.core.$RefinementCtx,
): void => {
  if (contextKindOf(role) === null || ids.length > 0) return;
  ctx.addIssue({
    code: 'custom',
    path: ['authorizationContextIds'],
    params: coded('BLANK').params,
  });
};

/** Form of a client user: whoever is in charge of units or locations needs one (O s5). */
export const ClientUserForm = z.object({
  ...personFields,
  roleAssignment: z
    .object({ role: RoleContract, authorizationContextIds: z.array(recordId()) })
    .superRefine(requirePlaces),
});

/** The same forms of a stored user, which belong to one state of it. */
export const AdminUserUpdate = AdminUserForm.extend({ version: version() });
export const ClientUserUpdate = ClientUserForm.extend({ version: version() });

const newUser = { username: email() };
const newClientUser = { ...newUser, companyId: recordId() };

/** What is asked before the form of a new user: a name that nobody has, and for client users the company. */
export const NewUserForm = z.object(newUser);
export const NewClientUserForm = z.object(newClientUser);

/** The forms that follow. The name may be taken meanwhile, so what was asked before can still be corrected there. */
export const CreateAdminUserForm = AdminUserForm.extend(newUser);
export const CreateClientUserForm = ClientUserForm.extend(newClientUser);
