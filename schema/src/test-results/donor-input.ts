import type { z } from 'zod';
import { plausibleBirth } from '../common/plausible-dates.ts';
import { isNineDigits, isIssuedSsn, pastDay } from '../common/person-rules.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { date, optional, phone, text } from '../core/fields.ts';
import { shownToNobody } from '../core/shown-to.ts';
import { PrimaryIdType, ReasonForTest } from './test-row.ts';

/** Lengths of an id that is no SSN (T s5). */
const idLength = { min: 2, max: 15 };

const dateOfBirth = plausibleBirth(pastDay(date()));

/**
 * What is sent of the person who is tested (contract §25, Donor). An input spreads them, takes what it needs from
 * `requiredDonorFields` in their place, adds what is its own, and has `withPrimaryIdRule` around it:
 * `withPrimaryIdRule(z.object({ ...donorFields, phone: requiredDonorFields.phone }))`.
 */
export const donorFields = {
  firstName: text().describe('First name.'),
  lastName: text().describe('Last name.'),
  primaryIdType: PrimaryIdType.describe('By what the donor is identified.'),
  primaryId: shownToNobody(
    text(idLength.max).describe(
      'The id: of an SSN its nine digits, of the other types 2 to 15 characters. An SSN is kept encrypted and answered as ***-**-1234.',
    ),
  ),
  dateOfBirth: shownToNobody(
    optional(dateOfBirth).describe('Date of birth, YYYY-MM-DD, 10 to 120 years ago.'),
  ),
  phone: optional(phone()).describe('Phone, 10 digits.'),
  reasonForTest: optional(ReasonForTest).describe('Why the donor is tested.'),
};

/** The fields of a donor that not every test asks for, for the tests that do. */
export const requiredDonorFields = {
  dateOfBirth: shownToNobody(
    dateOfBirth.describe('Date of birth, YYYY-MM-DD, 10 to 120 years ago.'),
  ),
  phone: phone().describe('Phone, 10 digits.'),
  reasonForTest: ReasonForTest.describe('Why the donor is tested.'),
};

interface WithPrimaryId {
  primaryIdType: z.output<typeof PrimaryIdType>;
  primaryId: string;
}

const isSsn = (donor: WithPrimaryId): boolean => donor.primaryIdType === 'SSN';
/** A type that is none, or an id that is missing, is refused by its own rule. */
const isJudged = (donor: unknown): donor is WithPrimaryId =>
  typeof donor === 'object' &&
  donor !== null &&
  PrimaryIdType.safeParse(Reflect.get(donor, 'primaryIdType')).success &&
  typeof Reflect.get(donor, 'primaryId') === 'string' &&
  Reflect.get(donor, 'primaryId') !== '';

/** Tells what is wrong with an id also while other fields are refused: a form checks one field at a time. */
const onPrimaryId = {
  path: ['primaryId'],
  when: ({ value }: { value: unknown }) => isJudged(value),
};

/**
 * The rule of the primary id, which hangs on its type (T s5): an SSN has nine digits that were given out, any other
 * id 2 to 15 characters.
 */
export const withPrimaryIdRule = <T extends z.ZodType<WithPrimaryId>>(donor: T): T =>
  donor
    .refine((value) => !isSsn(value) || isNineDigits(value.primaryId), {
      ...coded('INVALID', errorTexts.ssn),
      ...onPrimaryId,
    })
    .refine(
      (value) => !isSsn(value) || !isNineDigits(value.primaryId) || isIssuedSsn(value.primaryId),
      { ...coded('INVALID', errorTexts.ssnNumber), ...onPrimaryId },
    )
    .refine((value) => isSsn(value) || value.primaryId.length >= idLength.min, {
      params: { errorCode: 'TOO_SHORT', min: idLength.min },
      ...onPrimaryId,
    });
