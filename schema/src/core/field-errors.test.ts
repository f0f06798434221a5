import type { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { CreateCompanyInput } from '../companies/company.ts';
import { PatchCompanyInput } from '../companies/company.ts';
import { SecuritySettingsInput } from '../settings/keys.ts';
import { LoginInput } from '../session/session.ts';
import { CreateTenantInput } from '../tenants/tenant.ts';
import { csvDate } from './csv-cells.ts';
import { date } from './fields.ts';
import { fieldErrorOf, fieldErrorTree, installFieldMessages } from './field-errors.ts';
import { flattenFieldErrors } from './field-error-tree.ts';

beforeAll(() => installFieldMessages());

/** `path: CODE` of every failure, in order. */
const failures = (schema: z.ZodType, value: unknown): string[] => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return [];
  return flattenFieldErrors(fieldErrorTree(parsed.error.issues)).map(
    ({ path, error }) => `${path.join('.')}: ${error.errorCode}`,
  );
};

const address = { addressLine1: '1 Main St', city: 'Macon', state: 'GA', zip: '31201' };
const location = {
  name: 'Main',
  address,
  locationPhone: '5555550100',
  locationFax: '5555550101',
  derInfo: { fullName: 'Ana Ruiz', phoneNumber: '5555550102', email: 'ana@example.com' },
};

describe('a date that is none', () => {
  it.each(['12/31/2025', '0000-01-01', '2025-02-30'])(
    '%s is asked for in the form of its reader',
    (input) => {
      const message = (): string | undefined =>
        date()
          .safeParse(input, { reportInput: true })
          .error?.issues.map((issue) => fieldErrorOf(issue).message)
          .at(-1);

      expect(message()).toBe('Enter a date as MM/DD/YYYY.');
      installFieldMessages('isoDate');
      expect(message()).toBe('Enter a date as YYYY-MM-DD.');
      expect(
        csvDate()
          .safeParse('31.12.1980')
          .error?.issues.map((issue) => fieldErrorOf(issue).message),
      ).toEqual(['Enter a date as MM/DD/YYYY.']);
      installFieldMessages();
    },
  );
});

describe('field rules', () => {
  it('calls a missing, null and blank required text BLANK', () => {
    expect(failures(CreateCompanyInput, { location })).toEqual(['companyName: BLANK']);
    expect(failures(CreateCompanyInput, { companyName: null, location })).toEqual([
      'companyName: BLANK',
    ]);
    expect(failures(CreateCompanyInput, { companyName: '  ', location })).toEqual([
      'companyName: BLANK',
    ]);
  });

  it('names the code of each pattern at its path', () => {
    const input = {
      companyName: 'x'.repeat(256),
      clientSince: '2020-02-30',
      address: { ...address, state: 'XX', zip: '1234' },
      contactInformation: { mainEmail: 'x@', mainPhoneNumber: '555' },
      location,
    };
    expect(failures(CreateCompanyInput, input)).toEqual([
      'companyName: TOO_LONG',
      'clientSince: INVALID',
      'address.state: INVALID_STATE',
      'address.zip: INVALID_ZIP_CODE',
      'contactInformation.mainEmail: INVALID_EMAIL_ADDRESS',
      'contactInformation.mainPhoneNumber: INVALID_INTL_PHONE',
    ]);
  });

  it('requires the rest of an address once a part of it is given', () => {
    const input = { companyName: 'A', address: { city: 'Macon' }, location };
    expect(failures(CreateCompanyInput, input)).toEqual([
      'address.addressLine1: BLANK',
      'address.state: BLANK',
      'address.zip: BLANK',
    ]);
  });

  it('reads an all-blank address as none', () => {
    const parsed = CreateCompanyInput.parse({
      companyName: 'A',
      address: { addressLine1: ' ', city: '', state: '', zip: '' },
      location,
    });
    expect(parsed.address).toBeNull();
  });

  it('turns blank optional texts into null and trims the others', () => {
    const parsed = CreateCompanyInput.parse({
      companyName: ' Blue Ridge ',
      contactInformation: { mainEmail: '', mainFax: ' ' },
      location,
    });
    expect(parsed.companyName).toBe('Blue Ridge');
    expect(parsed.contactInformation).toEqual({
      mainEmail: null,
      mainPhoneNumber: null,
      mainFax: null,
    });
  });

  it('refuses a NUL, which the database cannot store', () => {
    expect(failures(CreateCompanyInput, { companyName: 'a\u0000b', location })).toEqual([
      'companyName: INVALID',
    ]);
  });

  it('keeps blanks of a password and demands an e-mail as username', () => {
    expect(failures(LoginInput, { username: 'me', password: '' })).toEqual([
      'username: INVALID_EMAIL_ADDRESS',
      'password: BLANK',
    ]);
    expect(LoginInput.parse({ username: 'a@b.co', password: ' x ' }).password).toBe(' x ');
  });

  it('reports an unknown settings key under its own name', () => {
    expect(failures(SecuritySettingsInput, { NO_SUCH_KEY: 1 })).toEqual(['NO_SUCH_KEY: INVALID']);
  });

  it.each([4, 7, 65])('refuses %d as a logout period', (minutes) => {
    expect(failures(SecuritySettingsInput, { AUTOMATIC_LOGOUT_PERIOD: minutes })).toEqual([
      'AUTOMATIC_LOGOUT_PERIOD: INVALID',
    ]);
  });

  it.each(['123', 'A_B', 'A.B'])('refuses the tenant name %s', (name) => {
    const contact = {
      primaryContactFullName: 'A',
      primaryContactPhone: '5555550100',
      primaryContactEmail: 'a@b.co',
    };
    expect(failures(CreateTenantInput, { name, ...contact })).toEqual(['name: INVALID']);
  });
});

describe('patch inputs', () => {
  it('leaves absent fields out instead of clearing them', () => {
    expect(PatchCompanyInput.parse({ companyName: 'New' })).toEqual({ companyName: 'New' });
  });

  it('clears a field that is sent as null', () => {
    expect(PatchCompanyInput.parse({ address: null })).toEqual({ address: null });
  });
});
