import { bulkErrors } from './bulk-errors.ts';
import { countedText } from './counted-text.ts';
import { laboratoryErrors } from './laboratory-errors.ts';

export { errorTexts } from './error-texts.ts';

/**
 * The error catalogue: one code, one HTTP status, one English text (contract §27).
 * api answers from it, bff passes it through, web shows it.
 */
export const errorCatalogue = {
  UNAUTHORIZED: { status: 401, text: 'Your session has ended. Please sign in again.' },
  ACCESS_DENIED: { status: 403, text: 'You do not have permission to do it.' },
  INTERNAL_ERROR: { status: 500, text: 'Something went wrong. Please try again later.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    text: 'The service is not available right now. Please try again in a moment.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: 'Too many requests. Please wait a moment and try again.',
  },
  STALE_VERSION: {
    status: 409,
    text: 'This record was changed by someone else. Reload it and try again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    text: 'This request was already sent with other values. Reload the page and try again.',
  },

  WRONG_CREDENTIALS: { status: 400, text: 'Incorrect username and/or password.' },
  ACCOUNT_LOCKED: {
    status: 403,
    text: 'Your account has been locked. Please contact your Administrator.',
  },
  TENANT_DISABLED: {
    status: 403,
    text: 'This portal is not available. Please contact customer service.',
  },
  PASSWORD_AS_PREVIOUS: { status: 400, text: 'You cannot reuse previous passwords.' },
  PASSWORD_LIKE_EMAIL: { status: 400, text: 'Password cannot be the same as the username.' },
  PASSWORD_LIKE_NAME: {
    status: 400,
    text: 'This password is made of your name, email or company, so it is easily guessed. Choose another one.',
  },
  PASSWORD_COMMON: {
    status: 400,
    text: 'This password is one of the most common ones, so it is easily guessed. Choose another one.',
  },
  INVALID_CURRENT_PASSWORD: {
    status: 400,
    text: 'Current password is incorrect. Please try again.',
  },
  INVALID_CODE: { status: 400, text: 'This link has already expired.' },
  CODE_CONFIRMATION_ERROR: { status: 400, text: 'Incorrect verification code.' },
  AUTHENTICATOR_ACTIVE: {
    status: 409,
    text: 'An authenticator app is set up for this account already.',
  },
  AUTHENTICATOR_MISSING: {
    status: 409,
    text: 'No authenticator app is set up for this account.',
  },
  EXPIRED_TOKEN: {
    status: 400,
    text: 'Your verification code has expired. Please request another code and try again.',
  },
  USER_WITHOUT_ROLE: {
    status: 403,
    text: 'No role is assigned to your account. Please contact your Administrator.',
  },
  USER_LOCKED_WITHOUT_ROLE: {
    status: 409,
    text: 'This user is locked and has no role. Assign a role before unlocking the user.',
  },
  USER_LOCKED: {
    status: 409,
    text: 'This user is locked. Unlock the user instead: that mails a link to set a new password.',
  },
  USER_ALREADY_ACTIVE: { status: 409, text: 'This user has already been unlocked.' },
  CANNOT_MODIFY_SELF: {
    status: 409,
    text: 'You cannot perform this action on your own account.',
  },

  LAST_SUPER_ADMIN: { status: 409, text: 'The last super administrator cannot be removed.' },
  INVITATION_ALREADY_ACCEPTED: {
    status: 409,
    text: 'This user has accepted the invitation already. Reset the password instead.',
  },

  USER_EMAIL_ALREADY_EXISTS: { status: 409, text: 'User with this email already exists.' },
  COMPANY_NAME_ALREADY_EXISTS: { status: 409, text: 'Company with this name already exists.' },
  NAME_ALREADY_EXISTS: { status: 409, text: 'This name already exists.' },
  ID_ALREADY_EXISTS: { status: 409, text: 'This ID already exists.' },
  DUPLICATE_VALUE: { status: 409, text: 'This value is already used.' },
  FIELD_VALUE_NOT_UNIQUE_IN_ENTITY: { status: 409, text: 'This value must be unique.' },

  RESOURCE_NOT_FOUND: { status: 404, text: 'Record not found.' },
  ENTITY_NOT_FOUND: { status: 404, text: 'Record not found.' },
  FIELD_NOT_FOUND_IN_ENTITY: { status: 400, text: 'Record not found.' },
  HAS_CHILD_ELEMENTS: { status: 409, text: 'This entity has dependencies...' },
  LAST_COMPANY_LOCATION: {
    status: 409,
    text: 'The last location of a company cannot be deleted.',
  },
  PRIMARY_COMPANY_LOCATION: {
    status: 409,
    text: 'The primary location of a company cannot be deleted.',
  },
  LOCATION_HAS_CONTACTS: {
    status: 409,
    text: 'This location has {count} contacts and cannot be deleted.',
  },
  PRIMARY_CONTACT: { status: 409, text: 'The primary contact cannot be deleted.' },
  LAST_LAB_ACCOUNT_TEST_CODE: {
    status: 409,
    text: 'The last test code of a lab account cannot be removed.',
  },
  LAST_TEST_CODE_DRUG_ADULTERANT: {
    status: 409,
    text: 'The last drug/adulterant of a test code cannot be removed.',
  },
  MRO_ASSIGNED_TO_LOCATION: { status: 409, text: 'This MRO is assigned to {count} locations.' },
  LAB_ACCOUNT_ASSIGNED_TO_LOCATION: {
    status: 409,
    text: 'This Lab Account is assigned to {count} locations.',
  },
  MRO_NOT_SELECTED_FOR_ALL_LOCATIONS: {
    status: 409,
    text: 'MRO is not selected for all locations.',
  },
  MRO_RESULT_NOT_UPDATED: { status: 409, text: 'The MRO result has not been updated.' },
  ASSIGNED_NOT_SIX_DIGIT_TEST_CODES: {
    status: 409,
    text: 'Test codes that do not have six digits are assigned to this account.',
  },
  IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES: {
    status: 400,
    text: 'Only six-digit test codes are allowed.',
  },
  INVALID_DRUG_ADULTERANTS: { status: 400, text: 'Some drugs/adulterants are not valid.' },
  INSTANT_TEST_ALREADY_CONFIRMED: {
    status: 409,
    text: 'This instant test has already been confirmed.',
  },
  INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG: {
    status: 400,
    text: 'At least one drug must be marked positive for a Preliminary Positive result.',
  },
  EXIST_OPEN_TEST_CASE_FOR_DONOR: {
    status: 409,
    text: 'An open test case already exists for this donor.',
  },
  ORDER_NOT_CHANGEABLE: {
    status: 409,
    text: 'This order cannot be changed any more: the donor has come, or it has ended.',
  },
  ACKNOWLEDGEMENT_ALREADY_EXIST: { status: 409, text: 'The acknowledgment already exists.' },
  COMPLIANCE_ALERT: { status: 409, text: '{alertMessage}' },
  CAN_NOT_OVERRIDE_SETTINGS: {
    status: 409,
    text: 'You do not have permission to edit these settings. Please contact customer service at {phone} or {email}.',
  },
  TENANT_PROTECTED: { status: 409, text: 'This TPA cannot be deleted or disabled.' },
  TEST_POOL_NOT_EDITABLE: {
    status: 409,
    text: 'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
  },
  RUN_ALREADY_INVALIDATED: { status: 409, text: 'This run has already been invalidated.' },
  RUN_ORDERS_ALREADY_REQUESTED: {
    status: 409,
    text: 'Orders have already been requested for this run.',
  },
  PARTICIPANT_NOT_EDITABLE: { status: 409, text: 'This participant cannot be changed.' },
  PARTICIPANT_ALREADY_TESTED: {
    status: 409,
    text: 'This participant has a test or an order of this kind already.',
  },

  ...laboratoryErrors,

  FILE_TOO_LARGE: { status: 413, text: 'File is over {size} and therefore rejected.' },
  ...bulkErrors,
  INVALID_MIME_TYPE: { status: 400, text: 'File is not a {formats} and therefore rejected.' },

  BLANK: { status: 400, text: 'This field is required.' },
  TOO_SHORT: { status: 400, text: 'Please enter at least {min} characters.' },
  TOO_LONG: { status: 400, text: 'Please do not enter more than {max} characters.' },
  TOO_MANY: { status: 400, text: 'Too many values are selected.' },
  AT_LEAST_ONE: { status: 400, text: 'This field is required.' },
  INVALID: { status: 400, text: 'This value is not valid.' },
  INVALID_STATE: { status: 400, text: 'This is not a valid state.' },
  INVALID_ZIP_CODE: { status: 400, text: 'This is not a valid zip code.' },
  INVALID_INTL_PHONE: { status: 400, text: 'This is not a valid US phone number.' },
  INVALID_EMAIL_ADDRESS: { status: 400, text: 'This is not a valid email address.' },
  INVALID_PRICING: { status: 400, text: 'This is not a valid price.' },
  WRONG_ACCOUNT_NUMBER: { status: 400, text: 'Account number must have 5, 6 or 8 digits.' },
  DATE_MUST_GREATER_THAN_TODAY: { status: 400, text: 'Only future dates can be selected.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorParams = Record<string, unknown>;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && code in errorCatalogue;

/**
 * The English text of a code with its `{placeholders}` filled from `params`.
 * Sign-in refusals get a second sentence with the attempts that remain, too many requests the seconds to wait.
 */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  const text = errorCatalogue[code].text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] == null ? whole : String(params[name]),
  );
  return countedText(code, text, params);
}
