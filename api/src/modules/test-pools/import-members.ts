import type { CsvColumns, CsvRow } from '@assay/schema/core/csv';
import { errorTexts } from '@assay/schema/core/errors';
import { memberCsv } from '@assay/schema/test-pools/member-csv';
import type { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import type { Context } from '../../core/context.ts';
import type { ImportRow } from '../../core/import/read-rows.ts';
import type { ImportPlan, Report } from '../../core/import/run-import.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { categoriesOf } from '../reference/regulators.read-model.ts';
import { locationsByDisplayId } from './member-places.ts';
import { sealedSsn } from './member-ssn.ts';
import { memberColumns } from './test-pool-members.service.ts';
import {
  cdlNumberKey,
  idNumberKey,
  insertMembers,
  nextMemberIds,
  takenKeys,
} from './test-pool-members.repository.ts';
import { lockEditablePool } from './test-pools.service.ts';
import type { TestPoolRow } from './test-pool.table.ts';

type Row = CsvRow<CsvColumns>;
type ImportRoute = typeof testPoolMemberRoutes.importCsv;

const textOf = (row: Row, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The fields of a member in a row; those of the other kind of pool are missing. */
const fieldsOf = (row: Row) => ({
  firstName: textOf(row, 'firstName') ?? '',
  lastName: textOf(row, 'lastName') ?? '',
  idNumber: textOf(row, 'idNumber'),
  ssn: textOf(row, 'ssn'),
  state: textOf(row, 'state'),
  cdlNumber: textOf(row, 'cdlNumber'),
  dateOfBirth: textOf(row, 'dateOfBirth'),
  observationRequired: row['observationRequired'] === true,
  otherId: textOf(row, 'otherId'),
});

/** A member of the file: its fields, the key that may be in a pool once, and the location. */
interface Imported extends ReturnType<typeof fieldsOf> {
  key: string;
  locationId: number;
  employeeCategory: number | null;
}

const twinText = (row: number): string => `Line ${row} of the file has the same number.`;

/** What the rows of a file are checked against. */
async function contentsOf({ tx }: Context, pool: TestPoolRow) {
  const categories = pool.is_regulated ? await categoriesOf(tx, pool.testing_agency_id ?? 0) : [];
  return {
    places: pool.is_test_pool_for_company ? await locationsByDisplayId(tx, pool.company_id) : null,
    categories: new Map(categories.map(({ id, name }) => [name.toLowerCase(), id])),
    seen: new Map<string, number>(),
  };
}

/** Turns a row into a member and reports what is wrong with it. */
function readMember(
  pool: TestPoolRow,
  { places, categories, seen }: Awaited<ReturnType<typeof contentsOf>>,
  { row, value }: ImportRow<Row>,
  report: Report<CsvColumns>,
): Imported {
  const fields = fieldsOf(value);
  const key = pool.is_regulated
    ? cdlNumberKey(fields.cdlNumber ?? '', fields.state ?? '')
    : idNumberKey(fields.idNumber ?? '');
  const twin = seen.get(key);
  if (twin === undefined) seen.set(key, row);
  else report(row, numberColumn(pool), 'DUPLICATE_VALUE', {}, twinText(twin));
  const category = categories.get((textOf(value, 'employeeCategory') ?? '').toLowerCase()) ?? null;
  if (pool.is_regulated && category === null) report(row, 'employeeCategory', 'INVALID');
  const place = places?.get(textOf(value, 'locationId') ?? '');
  if (places !== null && place === undefined) report(row, 'locationId', 'INVALID');
  return {
    ...fields,
    key,
    employeeCategory: category,
    locationId: place ?? pool.location_id ?? 0,
  };
}

const numberColumn = ({ is_regulated: isRegulated }: TestPoolRow): string =>
  isRegulated ? 'cdlNumber' : 'idNumber';

async function save(
  { tx, tenantId }: Context,
  pool: TestPoolRow,
  rows: readonly ImportRow<Imported>[],
  secrets: SecretBox,
): Promise<void> {
  const ids = await nextMemberIds(tx, rows.length);
  const members = rows.map(({ value }, index) => {
    const id = ids[index] ?? 0;
    const columns = memberColumns(pool, value, value.locationId, (ssn) =>
      sealedSsn(secrets, tenantId, id, ssn),
    );
    return { id, test_pool_id: pool.id, company_id: pool.company_id, ...columns };
  });
  await insertMembers(tx, members);
}

/**
 * How a file of members is imported into a pool: which columns it has depends on the pool.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, RESOURCE_NOT_FOUND
 */
export async function memberImport(
  context: Context,
  poolId: number,
  secrets: SecretBox,
): Promise<ImportPlan<ImportRoute, CsvColumns, Imported>> {
  const pool = await lockEditablePool(context, poolId);
  return {
    columns: memberCsv({
      isRegulated: pool.is_regulated,
      isTestPoolForCompany: pool.is_test_pool_for_company,
    }),
    begin: async (inside) => {
      await lockEditablePool(inside, poolId);
      const contents = await contentsOf(inside, pool);
      return (row, report) => readMember(pool, contents, row, report);
    },
    look: async ({ tx }, _params, rows, report) => {
      const keys = rows.map(({ value }) => value.key);
      const taken = await takenKeys(tx, poolId, pool.is_regulated, keys);
      for (const { row, value } of rows)
        if (taken.has(value.key))
          report(row, numberColumn(pool), 'DUPLICATE_VALUE', {}, errorTexts.memberIsPresent);
    },
    save: (inside, _params, rows) => save(inside, pool, rows, secrets),
    done: (inside, _params, created) =>
      inside.audit({
        action: 'testPool.membersImported',
        entity: 'testPool',
        entityId: poolId,
        companyId: pool.company_id,
        changes: { created: { after: created } },
      }),
  };
}
