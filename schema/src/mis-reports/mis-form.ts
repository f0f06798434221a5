import type { TestOutcomeName } from '../test-results/test-outcomes.ts';

/** Agencies that take form DOT F 1385. */
export const misAgencies = ['FMCSA', 'FAA', 'FRA', 'FTA', 'PHMSA', 'USCG'] as const;
export type MisAgency = (typeof misAgencies)[number];

/** The rows of sections III and IV of form DOT F 1385. */
export const misReasons = {
  PRE_EMPLOYMENT: 'Pre-Employment',
  RANDOM: 'Random',
  POST_ACCIDENT: 'Post-Accident',
  REASONABLE_SUSPICION_CAUSE: 'Reasonable Suspicion/Cause',
  RETURN_TO_DUTY: 'Return-to-Duty',
  FOLLOW_UP: 'Follow-Up',
} as const;
export type MisReason = keyof typeof misReasons;

/** Its last row, the sum of the others. */
export const MIS_TOTAL = 'TOTAL';

/** A column of a section, by its number on the form. */
interface MisColumnWords {
  number: number;
  label: string;
}

/** Columns 1 to 13 of section III. */
export const misDrugColumns = {
  total: { number: 1, label: 'Total Number of Test Results' },
  negative: { number: 2, label: 'Verified Negative Results' },
  positive: { number: 3, label: 'Verified Positive Results for One or More Drugs' },
  marijuana: { number: 4, label: 'Positive for Marijuana' },
  cocaine: { number: 5, label: 'Positive for Cocaine' },
  pcp: { number: 6, label: 'Positive for PCP' },
  opioids: { number: 7, label: 'Positive for Opioids' },
  amphetamines: { number: 8, label: 'Positive for Amphetamines' },
  adulterated: { number: 9, label: 'Refusal: Adulterated' },
  substituted: { number: 10, label: 'Refusal: Substituted' },
  shyBladder: { number: 11, label: '"Shy Bladder", with No Medical Explanation' },
  otherRefusals: { number: 12, label: 'Other Refusals to Submit to Testing' },
  canceled: { number: 13, label: 'Canceled Results' },
} as const satisfies Record<string, MisColumnWords>;
export type MisDrugColumn = keyof typeof misDrugColumns;

/** Columns 1 to 9 of section IV. */
export const misAlcoholColumns = {
  total: { number: 1, label: 'Total Number of Screening Test Results' },
  below: { number: 2, label: 'Screening Tests Below 0.02' },
  above: { number: 3, label: 'Screening Tests 0.02 or Greater' },
  confirmed: { number: 4, label: 'Number of Confirmation Test Results' },
  low: { number: 5, label: 'Confirmation Tests 0.02 Through 0.039' },
  high: { number: 6, label: 'Confirmation Tests 0.04 or Greater' },
  shyLung: { number: 7, label: '"Shy Lung", with No Medical Explanation' },
  otherRefusals: { number: 8, label: 'Other Refusals to Submit to Testing' },
  canceled: { number: 9, label: 'Canceled Results' },
} as const satisfies Record<string, MisColumnWords>;
export type MisAlcoholColumn = keyof typeof misAlcoholColumns;

/** Canceled on the form is what an MRO or a technician canceled, and what a laboratory rejected. */
export const misCanceled: readonly TestOutcomeName[] = ['CANCELED', 'REJECTED'];

/** The parts of a page with numbers. */
export const misSections = {
  EMPLOYEES: 'Employees of the category (Section II).',
  DRUGS: 'Drug testing data (Section III).',
  ALCOHOL: 'Alcohol testing data (Section IV).',
} as const;
export type MisSectionName = keyof typeof misSections;

/** Kinds of pipelines, of employers under PHMSA. */
export const phmsaOperations = {
  GAS_GATHERING: 'Gas Gathering',
  GAS_TRANSMISSION: 'Gas Transmission',
  GAS_DISTRIBUTION: 'Gas Distribution',
  HAZARDOUS_LIQUIDS: 'Transport Hazardous Liquids',
  CARBON_DIOXIDE: 'Transport Carbon Dioxide',
} as const;

/** Most that a cell of the form can say. */
export const MIS_CELL_MAX = 999_999;
