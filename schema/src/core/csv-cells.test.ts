import { describe, expect, it } from 'vitest';
import {
  csvDate,
  csvFlag,
  csvMoment,
  csvOptionalPhone,
  csvPhone,
  csvState,
  csvYesNo,
} from './csv-cells.ts';
import { csvNumber, csvText } from './csv-texts.ts';
import { fieldErrorOf } from './field-errors.ts';

const rules = {
  date: csvDate(),
  flag: csvFlag(),
  moment: csvMoment(),
  number: csvNumber(),
  text: csvText(),
  phone: csvPhone(),
  optionalPhone: csvOptionalPhone(),
  state: csvState(),
  yesNo: csvYesNo(),
};
type Name = keyof typeof rules;

describe('a cell', () => {
  it.each<[Name, string, unknown]>([
    ['phone', '(512) 555-0100', '5125550100'],
    ['phone', '+1 512.555.0100', '5125550100'],
    ['phone', '+15125550100', '5125550100'],
    ['optionalPhone', '', null],
    ['optionalPhone', '512-555-0100', '5125550100'],
    ['date', '1/2/1980', '1980-01-02'],
    ['date', '01/02/1980', '1980-01-02'],
    ['date', '1980-01-02', '1980-01-02'],
    ['date', '2-JAN-1980', '1980-01-02'],
    ['date', '31-dec-1980', '1980-12-31'],
    ['moment', '1/2/2026', '2026-01-02'],
    ['moment', '02-Jan-2026 8:05 PM', '2026-01-02T20:05'],
    ['number', ' 00123E5 ', '00123E5'],
    ['text', "O'Neil-Lee", "O'Neil-Lee"],
    ['moment', '2026-01-02T08:05:09.120', '2026-01-02T08:05'],
    ['moment', '1/2/2026 12:30 am', '2026-01-02T00:30'],
    ['moment', '1/2/2026  12:00PM', '2026-01-02T12:00'],
    ['state', 'tx', 'TX'],
    ['flag', '1', true],
    ['flag', '0', false],
    ['yesNo', 'NO', false],
    ['yesNo', 'yes', true],
  ])('for a %s may be %j', (name, given, expected) => {
    expect(rules[name].parse(given)).toBe(expected);
  });

  it.each<[Name, string, string]>([
    ['phone', '512-555-010', 'INVALID_INTL_PHONE'],
    ['phone', '1-512-555-0100', 'INVALID_INTL_PHONE'],
    ['phone', '', 'BLANK'],
    ['optionalPhone', 'none', 'INVALID_INTL_PHONE'],
    ['date', '13/45/1980', 'INVALID'],
    ['date', '2/30/1980', 'INVALID'],
    ['date', '1/2/80', 'INVALID'],
    ['date', '2-Jan-80', 'INVALID'],
    ['date', '31-Feb-1980', 'INVALID'],
    ['date', '02-ANF-1980', 'INVALID'],
    ['number', '1.23457E+11', 'INVALID'],
    ['number', '="00123"', 'INVALID'],
    ['number', '', 'BLANK'],
    ['text', '@SUM(A1)', 'INVALID'],
    ['date', '', 'BLANK'],
    ['moment', '', 'BLANK'],
    ['moment', '1/2/26', 'INVALID'],
    ['moment', '1/2/2026 24:00', 'INVALID'],
    ['moment', '1/2/2026 13:00 PM', 'INVALID'],
    ['moment', '8:05', 'INVALID'],
    ['state', 'XX', 'INVALID_STATE'],
    ['state', '', 'BLANK'],
    ['flag', 'yes', 'INVALID'],
    ['flag', '', 'BLANK'],
    ['yesNo', '1', 'INVALID'],
    ['yesNo', '', 'BLANK'],
    ['yesNo', 'constructor', 'INVALID'],
  ])('for a %s may not be %j', (name, given, code) => {
    const { error } = rules[name].safeParse(given, { reportInput: true });

    expect(error?.issues.map((issue) => fieldErrorOf(issue).errorCode)).toEqual([code]);
  });

  it.each<[Name, string, string]>([
    ['flag', 'yes', 'Enter 1 or 0.'],
    ['yesNo', '1', 'Enter Yes or No.'],
  ])('for a %s that is %j says what may be entered', (name, given, text) => {
    const { error } = rules[name].safeParse(given, { reportInput: true });

    expect(error?.issues.map((issue) => fieldErrorOf(issue).message)).toEqual([text]);
  });
});
