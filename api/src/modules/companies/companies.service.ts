import type { z } from 'zod';
import type {
  Company,
  CreateCompanyInput,
  PatchCompanyInput,
  UpdateCompanyInput,
} from '@assay/schema/companies/company';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { needsMros, requireMrosOfCompany } from '../lab-accounts/missing-mros.service.ts';
import type { CompanyHooks } from './company-hooks.ts';
import { readCompany } from './companies.read-model.ts';
import { companies } from './company.table.ts';

type Flags = Pick<
  Company,
  'isMroAllNonDotResultsRequired' | 'isMroPositiveNonDotResultsOnlyRequired'
>;

/** The second flag narrows the first, so both at once mean nothing (contract §4). */
function refuseBothMroFlags(flags: Flags): void {
  if (!flags.isMroAllNonDotResultsRequired || !flags.isMroPositiveNonDotResultsOnlyRequired) return;
  throw Refusal.fields(fieldError(['isMroPositiveNonDotResultsOnlyRequired'], 'INVALID'));
}

/** DOT results always go through the MRO; another value is ignored (contract §4). */
const always = { isMroAllDotResultsRequired: true };

const kind = recordKind({
  entity: 'company',
  table: companies,
  read: readCompany,
  companyOf: ({ id }) => id,
});

/**
 * Creates a company with its first location, which becomes its primary one (contract §7).
 * @throws Refusal COMPANY_NAME_ALREADY_EXISTS, or field failures
 */
export function createCompany(
  context: Context,
  { location, ...input }: z.output<typeof CreateCompanyInput>,
  { addFirstLocation }: Pick<CompanyHooks, 'addFirstLocation'>,
): Promise<Company> {
  refuseBothMroFlags(input);
  return createRecord(context, kind, { values: { ...input, ...always } }, (id) =>
    addFirstLocation(context, id, location),
  );
}

/**
 * Replaces the editable fields of a company, or changes those that are given.
 * @throws Refusal COMPANY_NAME_ALREADY_EXISTS, MRO_NOT_SELECTED_FOR_ALL_LOCATIONS, STALE_VERSION, RESOURCE_NOT_FOUND, or field
 *   failures
 */
export const updateCompany = (
  context: Context,
  id: number,
  {
    version,
    ...input
  }: z.output<typeof UpdateCompanyInput> | Partial<z.output<typeof PatchCompanyInput>>,
): Promise<Company> =>
  updateRecord(context, kind, { id, version }, async (_row, before) => {
    const after = { ...before, ...input };
    refuseBothMroFlags(after);
    if (needsMros(after) && !needsMros(before)) await requireMrosOfCompany(context, id);
    return { values: { ...input, ...always } };
  });

/** Holds a company until the commit, for changes of what belongs to it. @throws Refusal RESOURCE_NOT_FOUND */
export async function lockCompany({ tx }: Context, id: number): Promise<void> {
  await companies.lock(tx, id);
}

/**
 * Deletes a company with what belongs to it; the rows stay.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export const deleteCompany = (
  context: Context,
  id: number,
  { deleteBelongings }: Pick<CompanyHooks, 'deleteBelongings'>,
): Promise<void> =>
  deleteRecord(context, kind, id, async ({ company_name: companyName }) => {
    for (const deleteOf of deleteBelongings) await deleteOf(context, id);
    return { companyName };
  });
