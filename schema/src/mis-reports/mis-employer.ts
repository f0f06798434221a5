import { z } from 'zod';
import { email, optional, optionalText, phone, text } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { phmsaOperations } from './mis-form.ts';

const PhmsaOperation = wordedEnum(phmsaOperations, {
  id: 'PhmsaOperation',
  description: 'What a pipeline of the employer does.',
});

/** Section I of form DOT F 1385. */
export const misEmployerFields = {
  companyName: text().describe('Company name.'),
  dbaName: optionalText().describe('Doing business as.'),
  address: text(500).describe('Address, in one line.'),
  email: optional(email()).describe('Email.'),
  phone: optional(phone()).describe('Phone number of the certifying official, 10 digits.'),
  preparedBy: optionalText().describe('Who prepared it, if not the certifying official.'),
  preparedByPhone: optional(phone()).describe('Phone number of who prepared it, 10 digits.'),
  tpaName: optionalText().describe('Consortium or third-party administrator (C/TPA).'),
  tpaPhone: optional(phone()).describe('Phone number of the C/TPA, 10 digits.'),
  dotNumber: optionalText(20).describe('USDOT number, of motor carriers (FMCSA).'),
  isOwnerOperator: z.boolean().default(false).describe('Whether it is an owner-operator (FMCSA).'),
  isExempt: z.boolean().default(false).describe('Whether it is exempt (FMCSA).'),
  faaCertificate: optionalText(40).describe('Certificate number (FAA).'),
  faaPlan: optionalText(40).describe('Plan or registration number (FAA).'),
  phmsaOperations: z
    .array(PhmsaOperation)
    .max(5)
    .default([])
    .describe('What its pipelines do (PHMSA).'),
  fraObservations: optional(z.int().min(0).max(999_999)).describe(
    'Observed or documented Part 219 "Rule G" observations of covered employees (FRA).',
  ),
  vesselId: optionalText(40).describe('Vessel ID, USCG or state issued (USCG).'),
};

export const MisEmployer = z
  .object(misEmployerFields)
  .meta({ id: 'MisEmployer', description: 'Section I of form DOT F 1385: the employer.' });
export type MisEmployer = z.output<typeof MisEmployer>;
