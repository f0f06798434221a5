import type { z } from 'zod';
import type {
  Company,
  CreateCompanyInput,
  UpdateCompanyInput,
} from '@assay/schema/companies/company';
import type { PatchCompanyInput } from '@assay/schema/companies/company.routes';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { changesBetween, changesOfNew } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { createFirstLocation } from '../locations/locations.service.ts';
import { deleteUsersOfCompany } from '../users/users.service.ts';
import { deleteCompanyRows, insertCompany, updateCompanyRow } from './companies.repository.ts';
import { companyOf, readCompany } from './companies.read-model.ts';
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

/**
 * Creates a company with its first location, which becomes its primary one (contract §7).
 * @throws Refusal COMPANY_NAME_ALREADY_EXISTS, or field failures
 */
export async function createCompany(
  context: Context,
  { location, ...input }: z.output<typeof CreateCompanyInput>,
): Promise<Company> {
  refuseBothMroFlags(input);
  const { id } = companies.fromRow(await insertCompany(context.tx, { ...input, ...always }));
  await createFirstLocation(context, id, location);
  const company = await readCompany(context, id);
  context.audit({
    action: 'company.created',
    entity: 'company',
    entityId: id,
    companyId: id,
    changes: changesOfNew(company),
  });
  return company;
}

/**
 * Replaces the editable fields of a company, or changes those that are given.
 * @throws Refusal COMPANY_NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateCompany(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateCompanyInput> | z.output<typeof PatchCompanyInput>,
): Promise<Company> {
  const before = companies.fromRow(await companies.lock(context.tx, id, version));
  refuseBothMroFlags({ ...before, ...input });
  const row = await updateCompanyRow(context.tx, id, { ...input, ...always });
  const changes = changesBetween(before, companies.fromRow(row));
  context.audit({
    action: 'company.updated',
    entity: 'company',
    entityId: id,
    companyId: id,
    changes,
  });
  return companyOf(context, row);
}

/**
 * Deletes a company with its locations, its units and the accounts of its client users; the rows stay.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function deleteCompany(context: Context, id: number): Promise<void> {
  const company = companies.fromRow(await companies.lock(context.tx, id));
  await deleteUsersOfCompany(context, id);
  await deleteCompanyRows(context.tx, id);
  context.audit({
    action: 'company.deleted',
    entity: 'company',
    entityId: id,
    companyId: id,
    changes: { companyName: { before: company.companyName } },
  });
}
