import type { CsvColumns, CsvRow } from '@assay/schema/core/csv';
import { importedMemberCsv } from '@assay/schema/test-pools/member-csv';
import type { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import type { Context } from '../../core/context.ts';
import type { ImportRow, ReadCells } from '../../core/import/read-rows.ts';
import type { CheckedRow, ImportPlan, Report } from '../../core/import/import-plan.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { categoriesOf } from '../reference/regulators.read-model.ts';
import { members } from './test-pool-member.table.ts';
import { presentIn } from './same-person.repository.ts';
import { SeenPeople, type Identity, type Sameness } from './same-person.ts';
import { noSuchPlace, ownPlace, placeInPool } from './member-place.ts';
import { memberColumns } from './test-pool-members.service.ts';
import {
  cdlNumberKey,
  idNumberKey,
  nextMemberIds,
  placesByDisplayId,
  takenKeys,
  type MemberPlace,
} from './test-pool-members.repository.ts';
import { lockEditablePool } from './test-pools.service.ts';
import type { TestPoolRow } from './test-pool.table.ts';
import { serverTexts } from '../../core/server-texts.ts';

type Row = CsvRow<CsvColumns>;
type ImportRoute = typeof testPoolMemberRoutes.importCsv;

/** What was read of a cell of text; null for an empty one and for one that failed. */
const textOf = (row: ReadCells<CsvColumns>, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** What a row stands for: the key that may be in a pool once, the location, the category. */
interface Found {
  /** Null when a cell that it is made of failed. */
  key: string | null;
  place: MemberPlace;
  employeeCategory: number | null;
  /** Who that is; null in an unregulated pool and when a cell that tells it failed. */
  person: Identity | null;
}

const texts = {
  noCategory: 'The regulator of the Test Pool has no such employee category.',
  removed:
    'This person was removed from a Test Pool. Leave the row out, or clear this cell to take the person in.',
};
const duplicateText = (row: number): string => `Row ${row} of the file has the same number.`;
const sameText = (row: number, { field }: Sameness): string =>
  field === 'ssn'
    ? `Row ${row} of the file has the same SSN.`
    : `Row ${row} of the file has the same name and date of birth. If this is another person, enter the SSN of both.`;

/** What the rows of a file are checked against. */
async function contentsOf({ tx }: Context, pool: TestPoolRow) {
  const categories = pool.is_regulated ? await categoriesOf(tx, pool.testing_agency_id ?? 0) : [];
  return {
    places: pool.is_test_pool_for_company ? await placesByDisplayId(tx, pool) : null,
    categories: new Map(categories.map(({ id, name }) => [name.toLowerCase(), id])),
    seen: new Map<string, number>(),
    people: new SeenPeople(),
  };
}

function keyOf(pool: TestPoolRow, value: ReadCells<CsvColumns>): string | null {
  if (!pool.is_regulated) {
    const idNumber = textOf(value, 'idNumber');
    return idNumber === null ? null : idNumberKey(idNumber);
  }
  const cdlNumber = textOf(value, 'cdlNumber');
  const state = textOf(value, 'state');
  return cdlNumber === null || state === null ? null : cdlNumberKey(cdlNumber, state);
}

/** Who a row of a regulated pool is, as far as its cells could be read. */
function personOf(pool: TestPoolRow, value: ReadCells<CsvColumns>): Identity | null {
  const [firstName, lastName] = [textOf(value, 'firstName'), textOf(value, 'lastName')];
  if (!pool.is_regulated || firstName === null || lastName === null) return null;
  return {
    id: null,
    firstName,
    lastName,
    dateOfBirth: textOf(value, 'dateOfBirth'),
    ssn: textOf(value, 'ssn'),
  };
}

/** Finds out what a row stands for, and reports what its cells name and is not there. */
function checkMember(
  pool: TestPoolRow,
  { places, categories, seen, people }: Awaited<ReturnType<typeof contentsOf>>,
  { row, value }: ImportRow<ReadCells<CsvColumns>>,
  report: Report<CsvColumns>,
): Found {
  const key = keyOf(pool, value);
  const duplicate = key === null ? undefined : seen.get(key);
  if (duplicate !== undefined)
    report(row, numberColumn(pool), 'DUPLICATE_VALUE', {}, duplicateText(duplicate));
  else if (key !== null) seen.set(key, row);
  const categoryName = textOf(value, 'employeeCategory');
  const category = categories.get(categoryName?.toLowerCase() ?? '') ?? null;
  if (categoryName !== null && category === null)
    report(row, 'employeeCategory', 'INVALID', {}, texts.noCategory);
  const placeName = textOf(value, 'locationId');
  const place = places?.get(placeName ?? '');
  if (placeName !== null && place === undefined)
    report(row, 'locationId', 'INVALID', {}, noSuchPlace(pool));
  if (textOf(value, 'status')?.toLowerCase() === 'removed')
    report(row, 'status', 'INVALID', {}, texts.removed);
  const person = personOf(pool, value);
  const twin = person === null ? null : people.meet(row, person);
  if (twin !== null)
    report(row, twin.sameness.field, 'DUPLICATE_VALUE', {}, sameText(twin.row, twin.sameness));
  return {
    key,
    employeeCategory: category,
    place: place ?? ownPlace(pool),
    person: twin === null ? person : null,
  };
}

const numberColumn = ({ is_regulated: isRegulated }: TestPoolRow): string =>
  isRegulated ? 'cdlNumber' : 'idNumber';

async function save(
  { tx, tenantId }: Context,
  pool: TestPoolRow,
  rows: readonly CheckedRow<Row, Found>[],
  secrets: SecretBox,
): Promise<void> {
  const ids = await nextMemberIds(tx, rows.length);
  await members.insertMany(
    tx,
    rows.map(({ value, found: { employeeCategory, place } }, index) => {
      const id = ids[index] ?? 0;
      const input = { ...value, employeeCategory };
      return {
        id,
        ...memberColumns(pool, input, { tenantId, id, secrets }),
        ...placeInPool(pool, place),
      };
    }),
  );
}

/**
 * How a file of members is imported into a pool: which columns it has depends on the pool.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, RESOURCE_NOT_FOUND
 */
export async function memberImport(
  context: Context,
  poolId: number,
  secrets: SecretBox,
): Promise<ImportPlan<ImportRoute, CsvColumns, Found>> {
  const pool = await lockEditablePool(context, poolId);
  return {
    columns: importedMemberCsv({
      isRegulated: pool.is_regulated,
      isTestPoolForCompany: pool.is_test_pool_for_company,
    }),
    begin: async (inside) => {
      await lockEditablePool(inside, poolId);
      const contents = await contentsOf(inside, pool);
      return (row, report) => checkMember(pool, contents, row, report);
    },
    look: async (inside, _params, rows, report) => {
      const known = rows.flatMap(({ row, found: { person } }) =>
        person === null ? [] : [{ row, person }],
      );
      const present = await presentIn(
        inside,
        poolId,
        known.map(({ person }) => person),
        secrets,
      );
      for (const [at, { field, text }] of present)
        report(known[at]?.row ?? 0, field, 'DUPLICATE_VALUE', {}, text);
      const keys = rows.flatMap(({ found }) => found.key ?? []);
      const taken = await takenKeys(inside.tx, poolId, pool.is_regulated, keys);
      for (const { row, found } of rows)
        if (found.key !== null && taken.has(found.key))
          report(row, numberColumn(pool), 'DUPLICATE_VALUE', {}, serverTexts.memberIsPresent);
    },
    save: (inside, _params, rows) => save(inside, pool, rows, secrets),
    done: (inside, _params, created) =>
      inside.audit({
        action: 'testPool.membersImported',
        entityId: poolId,
        companyId: pool.company_id,
        changes: { created: { after: created } },
      }),
  };
}
