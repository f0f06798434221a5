import type { z } from 'zod';
import {
  dataAccessLevelOf,
  typeOfRole,
  type Role,
  type UserType,
} from '@assay/schema/common/role-names';
import type { ErrorCode } from '@assay/schema/core/errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import {
  contextKindOf,
  isNoWiderRole,
  type RoleAssignmentInput,
} from '@assay/schema/users/role-assignment';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { readFeatureFlags } from '../profile/feature-flags.read-model.ts';
import { countLocations, countUnits } from './users.repository.ts';

type Input = z.output<typeof RoleAssignmentInput>;

/** Whose role it is. */
interface Person {
  type: UserType;
  companyId: number | null;
  /** Places that the person is in charge of already: several stay so when the flag is off by now. */
  places?: readonly number[];
}

/** The columns of a role assignment. A corporate role is held in the company, which its row names already. */
interface AssignedRole {
  role: Role;
  authorization_context_ids: number[];
}

const refuse = (field: 'role' | 'authorizationContextIds', code: ErrorCode): never => {
  throw Refusal.fields(fieldError(['roleAssignment', field], code));
};

/** With the flag a user may be in charge of several units or locations; it is read where it matters alone. */
export const takesSeveral = async ({ tx }: Context): Promise<boolean> =>
  (await readFeatureFlags(tx)).some(({ name, enabled }) => name === 'MD125' && enabled);

/** The ids that were sent, in either form. */
const sentIds = ({ authorizationContextId: one, authorizationContextIds: many }: Input): number[] =>
  many != null && many.length > 0 ? [...new Set(many)] : one === null ? [] : [one];

async function checkPlaces(
  context: Context,
  role: Role,
  ids: readonly number[],
  { companyId, places = [] }: Person,
): Promise<void> {
  const { tx, viewer } = context;
  const field = 'authorizationContextIds';
  if (ids.length === 0) refuse(field, 'BLANK');
  const areHeld = ids.every((id) => places.includes(id));
  if (ids.length > 1 && !areHeld && !(await takesSeveral(context))) refuse(field, 'TOO_MANY');
  const count =
    contextKindOf(role) === 'locations'
      ? await countLocations(tx, ids, companyId ?? 0)
      : await countUnits(tx, ids, {
          companyId: companyId ?? 0,
          level: dataAccessLevelOf(role),
          scope: viewer.scope,
        });
  if (count !== ids.length) refuse(field, 'INVALID');
}

/**
 * The role as it is stored. It is one of the person's type and no wider than the giver's; units are of its level, and
 * they and locations of the person's own company, in the giver's sight (contract §10, decision 31).
 * @throws Refusal with a failure below `roleAssignment`
 */
export async function assignedRole(
  context: Context,
  sent: Input,
  person: Person,
): Promise<AssignedRole> {
  const { role } = sent;
  const { type, companyId } = person;
  if (typeOfRole(role) !== type || !isNoWiderRole(role, context.viewer.role))
    refuse('role', 'INVALID');
  const ids = sentIds(sent);
  if (contextKindOf(role) === null) {
    /* A corporate role is held in the own company, an internal one in none. */
    if (ids.some((id) => id !== companyId)) refuse('authorizationContextIds', 'INVALID');
    return { role, authorization_context_ids: [] };
  }
  await checkPlaces(context, role, ids, person);
  return { role, authorization_context_ids: ids };
}
