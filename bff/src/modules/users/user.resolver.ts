import { administrativeUnitRoutes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { contextKindOf } from '@assay/schema/users/role-assignment';
import { User } from '@assay/schema/users/user';
import { userRoutes as routes } from '@assay/schema/users/user.routes';
import { GraphQLBoolean, GraphQLString } from 'graphql';
import { ArgsType, Field } from 'type-graphql';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { accessOfRoute, descriptionOf } from '../../core/permission.ts';
import { queries } from '../../core/queries.ts';
import { history, link, links, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const UserType = entityType(User, {
  omit: [
    'companyId',
    'company',
    'unitIds',
    'locationIds',
    // `viewerCan…` says it for the caller.
    'isManageAllowed',
  ],
});

@ArgsType()
class UsernameArgs {
  @Field(() => GraphQLString, { description: 'E-mail address.' })
  username!: string;
}

/** The units or locations that a role is held in, with what the user's own row says of them. */
const placesOf =
  (kind: 'units' | 'locations') =>
  ({ roleAssignment }: User): { id: number; name: string }[] => {
    if (roleAssignment === null || contextKindOf(roleAssignment.role) !== kind) return [];
    const { authorizationContextIds: ids, authorizationContextNames: names } = roleAssignment;
    return ids.map((id, index) => ({ id, name: names[index] ?? '' }));
  };

const isManaged = ({ isManageAllowed, isSelf }: User): boolean => isManageAllowed && !isSelf;
const isActive = ({ accountStatus }: User): boolean => accountStatus === 'ACTIVE';

export const userResolvers = [
  queries({
    users: routes.list,
    user: routes.get,
    userOptions: options(
      routes.list,
      ({ lastName, firstName, username }) => `${lastName}, ${firstName} (${username})`,
    ),
    isUsernameTaken: {
      type: () => GraphQLBoolean,
      nullable: false,
      description: descriptionOf(routes.checkUsername),
      args: UsernameArgs,
      extensions: { access: accessOfRoute(routes.checkUsername) },
      resolve: async ({ client }, { username }) => {
        const params = { username: String(username) };
        return (await client.call(routes.checkUsername, { params })).exists;
      },
    },
  }),
  recordFields(UserType, {
    company: link(
      companyRoutes.list,
      ({ company }) => company && { id: company.id, companyName: company.name },
      'Company of a client user; null for internal users.',
    ),
    administrativeUnits: links(
      administrativeUnitRoutes.list,
      placesOf('units'),
      'Units that a unit manager is in charge of, by name.',
    ),
    locations: links(
      locationRoutes.list,
      placesOf('locations'),
      'Locations that a location manager is in charge of, by name.',
    ),
    history: history('user'),
    viewerCanUpdate: viewerCan('edit this user', routes.update, {
      when: ({ isManageAllowed }) => isManageAllowed,
    }),
    viewerCanDelete: viewerCan('delete this user', routes.remove, { when: isManaged }),
    viewerCanUnlock: viewerCan('send this user a link that unlocks the account', routes.unlock, {
      when: (user) => isManaged(user) && !isActive(user) && user.roleAssignment !== null,
    }),
    viewerCanLock: viewerCan('lock this user', routes.lock, {
      when: (user) => isManaged(user) && isActive(user),
    }),
    viewerCanInvite: viewerCan('invite this user anew', routes.invite, {
      when: (user) => isManaged(user) && isActive(user) && user.isInvitationPending,
    }),
    viewerCanResetPassword: viewerCan('reset the password of this user', routes.resetPassword, {
      when: (user) => isManaged(user) && isActive(user),
    }),
  }),
  mutations({
    createUser: routes.create,
    updateUser: routes.update,
    deleteUser: routes.remove,
    unlockUser: routes.unlock,
    lockUser: routes.lock,
    lockUsers: routes.lockTicked,
    inviteUser: routes.invite,
    resetUserPassword: routes.resetPassword,
  }),
];
