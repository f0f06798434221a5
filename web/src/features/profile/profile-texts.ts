import { errorText } from '@assay/schema/core/errors';
import { currentBranding } from '../../lib/branding/branding.ts';
import { phoneText } from '../../lib/phone.ts';

/** Sections of the own profile: the view and the form have the same. */
export const profileSections = {
  person: { title: 'Personal Information', hint: 'Managed by your administrator.' },
  address: { title: 'Address', hint: 'Where letters reach you.' },
  contact: { title: 'Contact Methods', hint: 'How colleagues and customer service reach you.' },
  logout: { title: 'Automatic Logout', hint: 'Logs you out when you leave the portal idle.' },
  notifications: { title: 'Email Notifications', hint: 'What you also receive by email.' },
} as const;

export const personLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  jobTitle: 'Job Title',
  company: 'Company Name',
  username: 'Username',
  role: 'Role',
} as const;

export const contactLabels = {
  workEmail: 'Work Email',
  otherEmail: 'Other Email',
  workPhone: 'Work Phone',
  cellPhone: 'Cell Phone',
} as const;

/** Who can change logout values that system or company fixes (contract §33). */
export function fixedLogoutHint(): string {
  const { phone, email } = currentBranding();
  return errorText('CAN_NOT_OVERRIDE_SETTINGS', { phone: phoneText(phone), email });
}
