import { setTimeout as sleep } from 'node:timers/promises';
import { UnknownKeyError } from '../secrets/secret-box.ts';
import type { Database, Tx } from './database.ts';

/** Who the transaction acts for; absent values restrict nothing. The policies of the tables read them. */
export interface TransactionSettings {
  tenantId?: number;
  companyId?: number;
  /** Administrative units with everything below them. */
  unitIds?: readonly number[];
  locationIds?: readonly number[];
  /** `owner` crosses row-level security: migrations, seeds of tenants and verification only. */
  role?: 'app' | 'owner';
}

/** The role of a transaction says how narrow it is; the policies of the tables hang on it. */
export type ScopeRole = 'assay_app' | 'assay_client' | 'assay_manager' | 'assay_mro';

const roleOf = ({ companyId, unitIds, locationIds }: TransactionSettings): ScopeRole => {
  if (unitIds !== undefined || locationIds !== undefined) return 'assay_manager';
  return companyId === undefined ? 'assay_app' : 'assay_client';
};

const integer = (value: number): number => {
  if (!Number.isSafeInteger(value))
    throw new TypeError('A setting of a transaction is no integer.');
  return value;
};

const array = (values: readonly number[]): string => `{${values.map(integer).join(',')}}`;

/** The statements that open a transaction. Only integers go in, so that nothing needs quoting. */
export function openingOf(settings: TransactionSettings): string {
  const { tenantId, companyId, unitIds, locationIds, role = 'app' } = settings;
  return [
    role === 'app' ? `set local role ${roleOf(settings)};` : '',
    tenantId === undefined ? '' : `set local app.tenant_id = '${integer(tenantId)}';`,
    companyId === undefined ? '' : `set local app.company_id = '${integer(companyId)}';`,
    unitIds === undefined ? '' : `set local app.unit_ids = '${array(unitIds)}';`,
    locationIds === undefined ? '' : `set local app.location_ids = '${array(locationIds)}';`,
  ].join('');
}

const retried = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Runs `work` in one transaction under the role of the application. It is run again, at most five
 * times in all, when the database gives it up for another one (40001, 40P01) or another process went over to a key that this
 * one had not taken up yet, so it must have no effect outside the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  settings: TransactionSettings,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const opening = openingOf(settings);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(opening, work);
    } catch (error) {
      const isGivenUp = retried.has(String(codeOf(error)));
      const lacksKey = error instanceof UnknownKeyError;
      if (attempt === ATTEMPTS || !(isGivenUp || lacksKey)) throw error;
      const isNew = await database.catchUp?.();
      if (lacksKey && isNew !== true) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
