import { expect, test } from 'vitest';
import { UpdateProfileInput } from '@assay/schema/profile/profile';
import { profileInput, profileValues } from './profile-form-values.ts';
import { anOwnProfile, ownSettings } from './testing/an-own-profile.ts';

const read = UpdateProfileInput.parse(profileValues(anOwnProfile(), ownSettings()));

test('an untouched form says what is stored: blanks are null again', () => {
  expect(read.profile).toEqual({
    firstName: 'Marcus',
    lastName: 'Dawson',
    jobTitle: 'Safety Coordinator',
    address: null,
    contactMethods: {
      workEmail: 'marcus@northwind.test',
      otherEmail: null,
      workPhone: null,
      cellPhone: '5205550148',
    },
  });
});

test('own logout values are sent with the preferences', () => {
  expect(profileInput(read, true).settings).toMatchObject({
    AUTOMATIC_LOGOUT: true,
    AUTOMATIC_LOGOUT_PERIOD: 30,
    EMAIL_NOTIFICATION_RUN_REMINDER: true,
  });
});

test('fixed logout values are not sent', () => {
  expect(Object.keys(profileInput(read, false).settings)).not.toContain('AUTOMATIC_LOGOUT');
  expect(Object.keys(profileInput(read, false).settings)).not.toContain('AUTOMATIC_LOGOUT_PERIOD');
});
