import { wordedEnum } from '../core/worded-enum.ts';
import {
  accountStatusWords,
  dataAccessLevelLabels,
  roleLabels,
  userTypeWords,
} from './role-names.ts';

export const RoleContract = wordedEnum(roleLabels, {
  id: 'Role',
  description: 'Role of a user; it decides permissions and scope.',
});

export const UserTypeContract = wordedEnum(userTypeWords, {
  id: 'UserType',
  description: 'Whose staff a user is.',
});

export const DataAccessLevelContract = wordedEnum(dataAccessLevelLabels, {
  id: 'DataAccessLevel',
  description: 'How much of the own company a client user sees; it follows from the role.',
});

export const AccountStatusContract = wordedEnum(accountStatusWords, {
  id: 'AccountStatus',
  description: 'Whether the user may sign in.',
});
