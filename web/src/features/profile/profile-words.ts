import type { UpdateProfileInput } from '@assay/schema/profile/profile';
import { notificationPreferences } from '@assay/schema/settings/keys';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import { logoutLabels } from '../../components/settings/setting-texts.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

/** Sections of the own profile: the view and the form have the same. */
export const profileSections = {
  person: { title: 'Personal Information', hint: 'Managed by your administrator.' },
  address: { title: 'Address', hint: 'Where letters reach you.' },
  contact: { title: 'Contact Methods', hint: 'How colleagues and customer service reach you.' },
  logout: { title: 'Automatic Logout', hint: 'Logs you out when you leave the portal idle.' },
  notifications: { title: 'Email Notifications', hint: 'What you also receive by email.' },
} as const;

const personLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  jobTitle: 'Job Title',
  ...labelsBelow('address', addressLabels),
  'contactMethods.workEmail': 'Work Email',
  'contactMethods.otherEmail': 'Other Email',
  'contactMethods.workPhone': 'Work Phone',
  'contactMethods.cellPhone': 'Cell Phone',
} as const;

/** Labels of what is edited in the own profile. */
export const profileLabels = {
  ...labelsBelow('profile', personLabels),
  ...labelsBelow('settings', { ...logoutLabels, ...notificationPreferences }),
} as const satisfies LabelsOf<typeof UpdateProfileInput>;

/** Labels of the profile as it is shown. */
export const profileViewLabels = {
  ...personLabels,
  company: 'Company Name',
  username: 'Username',
  role: 'Role',
} as const;
