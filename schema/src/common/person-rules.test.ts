import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorTexts } from '../core/errors.ts';
import { fieldErrorOf } from '../core/field-errors.ts';
import { date, optional } from '../core/fields.ts';
import { requireConsent, withLiveRules } from '../instant-tests/instant-test-rules.ts';
import { pastDay, todayUtc } from './person-rules.ts';

const refusalsOf = (rule: z.ZodType, input: unknown) =>
  (rule.safeParse(input, { reportInput: true }).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    fieldErrorOf(issue).message,
  ]);

const TO_COME = '2999-01-02';

test.each([todayUtc(), '1980-01-02'])('%s has been', (day) => {
  expect(refusalsOf(pastDay(date()), day)).toEqual([]);
});

test('a day that is to come is refused once, whatever is asked of it besides', () => {
  const rule = pastDay(date()).refine(() => false, 'Something else.');

  expect(refusalsOf(rule, TO_COME)).toEqual([['', errorTexts.pastDate]]);
});

test('a day that is to come hides none of the refusals that hang on several fields', () => {
  const form = withLiveRules(
    requireConsent(
      z.object({
        donor: z.object({ dateOfBirth: optional(pastDay(date())), reasonForTest: z.string() }),
        testResult: z.object({ expireAt: optional(date()) }),
      }),
    ),
    { kindOf: () => undefined, clock: () => ({ now: new Date(), today: todayUtc() }) },
  );
  const typed = {
    donor: { dateOfBirth: TO_COME, reasonForTest: 'RANDOM' },
    testResult: { expireAt: '2001-01-01' },
  };

  const refused = refusalsOf(form, typed);

  expect(refused.filter(([path]) => path === 'donor.dateOfBirth')).toEqual([
    ['donor.dateOfBirth', errorTexts.pastDate],
  ]);
  expect(refused.map(([path]) => path)).toEqual(
    expect.arrayContaining(['testResult.expireAt', 'testResult.donorSignature']),
  );
});
