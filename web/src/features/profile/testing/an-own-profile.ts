import { notificationPreferenceKeys } from '@assay/schema/settings/keys';
import type { ProfilePartsFragment, ProfileSettingsPartsFragment } from '../profile.generated.ts';

/** The own profile of a client user as the server answers it. */
export const anOwnProfile = (over: Partial<ProfilePartsFragment> = {}): ProfilePartsFragment => ({
  __typename: 'UserProfile',
  id: '5',
  username: 'user@northwind.test',
  firstName: 'Marcus',
  lastName: 'Dawson',
  jobTitle: 'Safety Coordinator',
  type: 'CLIENT',
  company: { __typename: 'Company', id: '7', name: 'Northwind Logistics' },
  roleAssignment: { __typename: 'RoleAssignment', role: 'COMPANY_USER', name: 'Corporate User' },
  address: null,
  contactMethods: {
    __typename: 'ContactMethods',
    workEmail: 'marcus@northwind.test',
    otherEmail: null,
    workPhone: null,
    cellPhone: '5205550148',
  },
  ...over,
});

const allOn = Object.fromEntries(notificationPreferenceKeys.map((key) => [key, true]));

export const ownSettings = (
  over: Partial<ProfileSettingsPartsFragment> = {},
): ProfileSettingsPartsFragment =>
  ({
    __typename: 'UserSettings',
    AUTOMATIC_LOGOUT: true,
    AUTOMATIC_LOGOUT_PERIOD: 30,
    isAutomaticLogoutEditable: true,
    ...allOn,
    ...over,
  }) as ProfileSettingsPartsFragment;
