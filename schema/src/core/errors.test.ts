import { describe, expect, it } from 'vitest';
import { errorCatalogue, errorText, errorTexts } from './errors.ts';

/** Contract §27, with the codes that later decisions added, as people read them. */
const documented = [
  ['UNAUTHORIZED', 401, 'Your session has ended. Please sign in again.'],
  ['ACCESS_DENIED', 403, 'You do not have permission to do it.'],
  ['INTERNAL_ERROR', 500, 'Something went wrong. Please try again later.'],
  [
    'SERVICE_UNAVAILABLE',
    503,
    'The service is not available right now. Please try again in a moment.',
  ],
  ['TOO_MANY_REQUESTS', 429, 'Too many requests. Please wait a moment and try again.'],
  ['STALE_VERSION', 409, 'This record was changed by someone else. Reload it and try again.'],
  [
    'IDEMPOTENCY_KEY_REUSED',
    409,
    'This request was already sent with other values. Reload the page and try again.',
  ],
  ['WRONG_CREDENTIALS', 400, 'Incorrect username and/or password.'],
  ['ACCOUNT_LOCKED', 403, 'Your account has been locked. Please contact your Administrator.'],
  ['TENANT_DISABLED', 403, 'This portal is not available. Please contact customer service.'],
  ['PASSWORD_AS_PREVIOUS', 400, 'You cannot reuse previous passwords.'],
  [
    'PASSWORD_LIKE_NAME',
    400,
    'This password is made of your name, email or company, so it is easily guessed. Choose another one.',
  ],
  [
    'PASSWORD_COMMON',
    400,
    'This password is one of the most common ones, so it is easily guessed. Choose another one.',
  ],
  ['PASSWORD_LIKE_EMAIL', 400, 'Password cannot be the same as the username.'],
  ['INVALID_CURRENT_PASSWORD', 400, 'Current password is incorrect. Please try again.'],
  ['INVALID_CODE', 400, 'This link has already expired.'],
  ['CODE_CONFIRMATION_ERROR', 400, 'Incorrect verification code.'],
  ['AUTHENTICATOR_ACTIVE', 409, 'An authenticator app is set up for this account already.'],
  ['AUTHENTICATOR_MISSING', 409, 'No authenticator app is set up for this account.'],
  [
    'EXPIRED_TOKEN',
    400,
    'Your verification code has expired. Please request another code and try again.',
  ],
  [
    'USER_WITHOUT_ROLE',
    403,
    'No role is assigned to your account. Please contact your Administrator.',
  ],
  [
    'USER_LOCKED_WITHOUT_ROLE',
    409,
    'This user is locked and has no role. Assign a role before unlocking the user.',
  ],
  [
    'USER_LOCKED',
    409,
    'This user is locked. Unlock the user instead: that mails a link to set a new password.',
  ],
  ['USER_ALREADY_ACTIVE', 409, 'This user has already been unlocked.'],
  ['CANNOT_MODIFY_SELF', 409, 'You cannot perform this action on your own account.'],
  ['USER_EMAIL_ALREADY_EXISTS', 409, 'User with this email already exists.'],
  ['COMPANY_NAME_ALREADY_EXISTS', 409, 'Company with this name already exists.'],
  ['NAME_ALREADY_EXISTS', 409, 'This name already exists.'],
  ['ID_ALREADY_EXISTS', 409, 'This ID already exists.'],
  ['DUPLICATE_VALUE', 409, 'This value is already used.'],
  ['FIELD_VALUE_NOT_UNIQUE_IN_ENTITY', 409, 'This value must be unique.'],
  ['RESOURCE_NOT_FOUND', 404, 'Record not found.'],
  ['ENTITY_NOT_FOUND', 404, 'Record not found.'],
  ['FIELD_NOT_FOUND_IN_ENTITY', 400, 'Record not found.'],
  ['HAS_CHILD_ELEMENTS', 409, 'This entity has dependencies...'],
  ['LAST_COMPANY_LOCATION', 409, 'The last location of a company cannot be deleted.'],
  ['PRIMARY_COMPANY_LOCATION', 409, 'The primary location of a company cannot be deleted.'],
  ['LOCATION_HAS_CONTACTS', 409, 'This location has {count} contacts and cannot be deleted.'],
  ['PRIMARY_CONTACT', 409, 'The primary contact cannot be deleted.'],
  ['LAST_LAB_ACCOUNT_TEST_CODE', 409, 'The last test code of a lab account cannot be removed.'],
  [
    'LAST_TEST_CODE_DRUG_ADULTERANT',
    409,
    'The last drug/adulterant of a test code cannot be removed.',
  ],
  ['MRO_ASSIGNED_TO_LOCATION', 409, 'This MRO is assigned to {count} locations.'],
  ['LAB_ACCOUNT_ASSIGNED_TO_LOCATION', 409, 'This Lab Account is assigned to {count} locations.'],
  ['MRO_NOT_SELECTED_FOR_ALL_LOCATIONS', 409, 'MRO is not selected for all locations.'],
  ['MRO_RESULT_NOT_UPDATED', 409, 'The MRO result has not been updated.'],
  [
    'ASSIGNED_NOT_SIX_DIGIT_TEST_CODES',
    409,
    'Test codes that do not have six digits are assigned to this account.',
  ],
  ['IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES', 400, 'Only six-digit test codes are allowed.'],
  ['INVALID_DRUG_ADULTERANTS', 400, 'Some drugs/adulterants are not valid.'],
  ['INSTANT_TEST_ALREADY_CONFIRMED', 409, 'This instant test has already been confirmed.'],
  [
    'INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG',
    400,
    'At least one drug must be marked positive for a Preliminary Positive result.',
  ],
  ['EXIST_OPEN_TEST_CASE_FOR_DONOR', 409, 'An open test case already exists for this donor.'],
  [
    'ORDER_NOT_CHANGEABLE',
    409,
    'This order cannot be changed any more: the donor has come, or it has ended.',
  ],
  ['ACKNOWLEDGEMENT_ALREADY_EXIST', 409, 'The acknowledgment already exists.'],
  ['COMPLIANCE_ALERT', 409, '{alertMessage}'],
  [
    'CAN_NOT_OVERRIDE_SETTINGS',
    409,
    'You do not have permission to edit these settings. Please contact customer service at {phone} or {email}.',
  ],
  ['LAST_SUPER_ADMIN', 409, 'The last super administrator cannot be removed.'],
  [
    'INVITATION_ALREADY_ACCEPTED',
    409,
    'This user has accepted the invitation already. Reset the password instead.',
  ],
  ['TENANT_PROTECTED', 409, 'This TPA cannot be deleted or disabled.'],
  [
    'TEST_POOL_NOT_EDITABLE',
    409,
    'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
  ],
  ['RUN_ALREADY_INVALIDATED', 409, 'This run has already been invalidated.'],
  ['RUN_ORDERS_ALREADY_REQUESTED', 409, 'Orders have already been requested for this run.'],
  ['PARTICIPANT_NOT_EDITABLE', 409, 'This participant cannot be changed.'],
  [
    'PARTICIPANT_ALREADY_TESTED',
    409,
    'This participant has a test or an order of this kind already.',
  ],
  [
    'MESSAGE_NOT_SIGNED',
    401,
    'The message is not signed with the secret of this connection, or was signed more than five minutes ago.',
  ],
  ['NONCE_REUSED', 409, 'Another message was already sent with this nonce.'],
  ['MESSAGE_NOT_OPEN', 409, 'This message is settled already.'],
  ['FILE_TOO_LARGE', 413, 'File is over {size} and therefore rejected.'],
  ['BULK_TOO_MANY_ROWS', 413, 'The file is too big. Please, upload items parts by part.'],
  [
    'TICKED_CHANGED',
    409,
    'The list has changed: you chose {seen} records, and it finds {found} now that are not the same. Look at it again.',
  ],
  ['INVALID_MIME_TYPE', 400, 'File is not a {formats} and therefore rejected.'],
  ['BLANK', 400, 'This field is required.'],
  ['TOO_SHORT', 400, 'Please enter at least {min} characters.'],
  ['TOO_LONG', 400, 'Please do not enter more than {max} characters.'],
  ['TOO_MANY', 400, 'Too many values are selected.'],
  ['AT_LEAST_ONE', 400, 'This field is required.'],
  ['INVALID', 400, 'This value is not valid.'],
  ['INVALID_STATE', 400, 'This is not a valid state.'],
  ['INVALID_ZIP_CODE', 400, 'This is not a valid zip code.'],
  ['INVALID_INTL_PHONE', 400, 'This is not a valid US phone number.'],
  ['INVALID_EMAIL_ADDRESS', 400, 'This is not a valid email address.'],
  ['INVALID_PRICING', 400, 'This is not a valid price.'],
  ['WRONG_ACCOUNT_NUMBER', 400, 'Account number must have 5, 6 or 8 digits.'],
  ['DATE_MUST_GREATER_THAN_TODAY', 400, 'Only future dates can be selected.'],
] as const;

describe('the error catalogue', () => {
  it.each(documented)(
    '%s is answered with %d and says what is documented',
    (code, status, text) => {
      expect(errorCatalogue[code]).toEqual({ status, text });
    },
  );

  it('holds no code besides', () => {
    expect(Object.keys(errorCatalogue).toSorted()).toEqual(
      documented.map(([code]) => code).toSorted(),
    );
  });

  it.each([
    [errorTexts.inputValues, 'There is an issue with input values'],
    [
      errorTexts.importRows,
      'Some fields are invalid. Please check the following table and upload updated file.',
    ],
    [
      errorTexts.password,
      'Password should contain at least 8 characters including one letter and one number; max length is 64 characters.',
    ],
    [errorTexts.passwordMismatch, 'New password and confirmation password do not match.'],
    [errorTexts.pastDate, 'Only past dates can be selected.'],
    [errorTexts.attachFile, 'Please attach file.'],
    [errorTexts.documentRequired, 'At least one document is required.'],
    [errorTexts.drugRequired, 'At least one drug/adulterant is required.'],
    [errorTexts.panelRequired, 'At least one of Drugs or Adulterants is required'],
    [errorTexts.testTypeRequired, 'At least one of Test Type is required.'],
    [errorTexts.acknowledgmentRequired, 'Select at least one drug/adulterant, please.'],
    [
      errorTexts.mixedTestCodes,
      'You are trying to select test codes with different types (DOT/Non-DOT program).',
    ],
    [errorTexts.clientExists, 'This client already exists.'],
  ])('has the text "%s"', (text, said) => {
    expect(text).toBe(said);
  });
});

describe('errorText', () => {
  it.each([
    [
      'WRONG_CREDENTIALS',
      { remainingAttempts: 3 },
      'Incorrect username and/or password. 3 attempts remaining before your account is locked.',
    ],
    ['WRONG_CREDENTIALS', {}, 'Incorrect username and/or password.'],
    [
      'CODE_CONFIRMATION_ERROR',
      { remainingAttempts: 1 },
      'Incorrect verification code. 1 attempt remaining.',
    ],
    [
      'TOO_MANY_REQUESTS',
      { seconds: 30 },
      'Too many requests. Please wait 30 seconds and try again.',
    ],
    ['TOO_MANY_REQUESTS', { seconds: 1 }, 'Too many requests. Please wait 1 second and try again.'],
    ['TOO_MANY_REQUESTS', {}, 'Too many requests. Please wait a moment and try again.'],
    ['LOCATION_HAS_CONTACTS', { count: 3 }, 'This location has 3 contacts and cannot be deleted.'],
    ['TOO_LONG', { max: 255 }, 'Please do not enter more than 255 characters.'],
    [
      'INVALID_MIME_TYPE',
      { formats: 'png, svg' },
      'File is not a png, svg and therefore rejected.',
    ],
  ] as const)('of %s with %j', (code, params, text) => {
    expect(errorText(code, params)).toBe(text);
  });
});
