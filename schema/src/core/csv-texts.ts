import { errorTexts } from './errors.ts';
import { coded } from './field-errors.ts';
import { text } from './fields.ts';

/** What a spreadsheet would calculate instead of showing it. */
const formula = /^[=@]/;

/** Text of one line that a person wrote; a formula is told. */
export const csvText = () =>
  text().refine((value) => !formula.test(value), coded('INVALID', errorTexts.formula));

/** How spreadsheets shorten long numbers, of which digits are lost: `1.23457E+11`. */
const shortened = /^\d(?:\.\d+)?E\+\d+$/i;

/** A number that names something: as csvText, and as it was, not as a spreadsheet rounds it. */
export const csvNumber = () =>
  csvText().refine((value) => !shortened.test(value), coded('INVALID', errorTexts.shortenedNumber));
