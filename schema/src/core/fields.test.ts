import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorTexts } from './errors.ts';
import { fieldErrorOf } from './field-errors.ts';
import { email, formed, lines, optionalText, password, phone, price, text, zip } from './fields.ts';
import { patterns } from './patterns.ts';

/** What a user reads under the field; null when the value is taken. */
const refusal = (rule: z.ZodType, value: unknown): string | null => {
  const parsed = rule.safeParse(value, { reportInput: true });
  const [issue] = parsed.error?.issues ?? [];
  return issue === undefined ? null : fieldErrorOf(issue).message;
};

const required = 'This field is required.';
const zipText = 'This is not a valid zip code.';
const phoneText = 'This is not a valid US phone number.';
const priceText = 'This is not a valid price.';
const emailText = 'This is not a valid email address.';
const invalid = 'This value is not valid.';

it.each<[what: string, rule: z.ZodType, value: unknown, said: string | null]>([
  ['zip', zip(), '78701', null],
  ['zip', zip(), '78701-1234', null],
  ['zip', zip(), '7870', zipText],
  ['zip', zip(), '787011', zipText],
  ['zip', zip(), '78701-123', zipText],
  ['phone', phone(), '5125550100', null],
  ['phone', phone(), '512555010', phoneText],
  ['phone', phone(), '15125550100', phoneText],
  ['phone', phone(), '(512) 555-0', phoneText],
  ['price', price(), '12', null],
  ['price', price(), '12.5', null],
  ['price', price(), '12.50', null],
  ['price', price(), '12.505', priceText],
  ['price', price(), '.5', priceText],
  ['price', price(), '-1', priceText],
  ['email', email(), 'ana.ruiz+dot@example.co', null],
  ['email', email(), 'ana@example', emailText],
  ['email', email(), 'ana example.com', emailText],
  ['password', password(), 'abcdefg1', null],
  ['password', password(), `a1${'!@#$%^&*)(+=._-'.repeat(5)}`.slice(0, 64), null],
  ['password', password(), 'abcdef1', errorTexts.password],
  ['password', password(), `a1${'x'.repeat(63)}`, errorTexts.password],
  ['password', password(), '12345678', errorTexts.password],
  ['password', password(), 'abcdefgh', errorTexts.password],
  ['password', password(), 'abcdefg1~', errorTexts.password],
  ['password', password(), ' abcdefg1', errorTexts.password],
  ['text', text(), 'x'.repeat(255), null],
  ['text', text(), 'x'.repeat(256), 'Please do not enter more than 255 characters.'],
  ['text', text(), ' ', required],
  ['text', text(), ' Añez-Øre & Co. 東京 \n', null],
  ['text', text(), 'می\u200Cخواهم', null],
  ['text', text(), '👩\u200D🔬 Lab ❤\uFE0F', null],
  ['text', text(), '👩🏽\u200D🔬🧪 🏳\uFE0F\u200D🌈 1\uFE0F\u20E3', null],
  ['text', text(), 'شركة النقل \u200F(א)', null],
  ['text with a mark of direction', text(), 'Gate\u200F 2', errorTexts.hiddenCharacters],
  ['text with an override among letters', text(), '\u202Eשלום', errorTexts.hiddenCharacters],
  ['text with a line break', text(), 'Gate\n2', errorTexts.hiddenCharacters],
  ['text with NUL', text(), 'Gate\u0000', errorTexts.hiddenCharacters],
  ['text with a lone surrogate', text(), '\ud800', errorTexts.hiddenCharacters],
  ['text with a direction override', text(), 'Gate \u202E2', errorTexts.hiddenCharacters],
  ['text with a direction isolate', text(), 'Gate \u2066\u2069', errorTexts.hiddenCharacters],
  ['text with a space of no width', text(), 'Ga\u200Bte', errorTexts.hiddenCharacters],
  ['text with a joiner', text(), 'Ga\u200Dte', errorTexts.hiddenCharacters],
  ['text with a soft hyphen', text(), 'Ga\u00ADte', errorTexts.hiddenCharacters],
  ['text with a byte order mark', text(), '\uFEFFGate', errorTexts.hiddenCharacters],
  ['text of a Hangul filler', text(), '\u3164', errorTexts.hiddenCharacters],
  ['text with a line separator', text(), 'Gate\u20282', errorTexts.hiddenCharacters],
  ['name', optionalText(), 'Gate\u202E', errorTexts.hiddenCharacters],
  ['lines', lines(255), 'Called in\r\n\tsick', null],
  ['lines with an override', lines(255), 'Called\n\u202Ein', errorTexts.hiddenCharacters],
  ['text of a least length', z.string().min(3), 'ab', 'Please enter at least 3 characters.'],
  ['list', z.array(z.string()).min(1), [], required],
  ['number', z.int(), 0, null],
  ['number', z.int(), undefined, required],
  ['alphanumeric', formed(patterns.alphanumeric, 'INVALID'), 'A1b2', null],
  ['alphanumeric', formed(patterns.alphanumeric, 'INVALID'), 'A-1', invalid],
  ['digits', formed(patterns.digits, 'INVALID'), '0042', null],
  ['digits', formed(patterns.digits, 'INVALID'), '4.2', invalid],
  ['words', formed(patterns.lettersNumbersSpacesHyphens, 'INVALID'), 'Unit 7-B', null],
  ['words', formed(patterns.lettersNumbersSpacesHyphens, 'INVALID'), 'Unit_7', invalid],
])('%s: %#', (_what, rule, value, said) => {
  expect(refusal(rule, value)).toBe(said);
});
