import { sql } from 'drizzle-orm';
import type { DonorFile, DonorTest } from '@assay/schema/donor-files/donor-file';
import { specimenTypes } from '@assay/schema/reference/specimen-types';
import { seesTestPoolMembers } from '@assay/schema/test-pools/test-pool.routes';
import { knownZone } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { shownId } from '../test-results/test-results.read-model.ts';
import { candidatesFor } from './donor-candidates.read-model.ts';
import { caseOfTest, identitiesOf, type CaseOfDonor } from './donor-identity.read-model.ts';
import { mergesOf } from './donor-merges.repository.ts';
import { drawsOf, membersOf, poolsOf } from './donor-pools.read-model.ts';

const MOST = 1_000;
const list = (ids: readonly number[]) => sql`any (${sql.param([...ids])}::bigint[])`;

type TestRow = Omit<DonorTest, 'specimenType'> & {
  specimenTypeId: keyof typeof specimenTypes;
};

/**
 * Tests of cases, by their rows alone, which hold an outcome once it is released: MRO staff read what everybody does.
 * Their days are those of the reader's zone, as their moments are shown.
 */
const testsOf = (tx: Tx, caseIds: readonly number[], zone: string): Promise<TestRow[]> =>
  tx.rows<TestRow>(sql`
    select t.id as "testResultId", t.test_case_id as "testCaseId", t.program, o.testing_agency as "testingAgency",
      t.reason_for_test as "reasonForTest", t.test_type as "testType", t.specimen_type_id as "specimenTypeId",
      p.name as "locationName", to_char(t.counted_at at time zone ${zone}, 'YYYY-MM-DD') as "countedOn", t.collected_at as "collectedAt", t.released_at as "releasedAt",
      t.test_status as "testStatus", t.result_type as "resultType", (
        select string_agg(d.name, ', ' order by d.name) from drug_adulterants d where d.id = any (t.positive_drug_ids)
      ) as "positiveDrugs"
    from test_results t join locations p on p.id = t.location_id left join lab_orders o on o.test_result_id = t.id
    where t.test_case_id = ${list(caseIds)} and t.deleted_at is null
    order by t.counted_at desc, t.id desc limit ${MOST}`);

const nameOf = ({ first_name, last_name }: CaseOfDonor): string => `${first_name} ${last_name}`;

/**
 * The file of the donor of a test: every test of the company under the same id or one merged with it, and for who may see
 * members of pools, the pools and draws.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readDonorFile(
  context: Context,
  testResultId: number,
  secrets: SecretBox,
): Promise<DonorFile> {
  const { tx, viewer } = context;
  const start = await caseOfTest(tx, testResultId);
  const identities = await identitiesOf(tx, secrets, start);
  const cases = identities
    .flatMap((identity) => identity.cases)
    .toSorted((one, other) => other.id - one.id);
  const ids = cases.map(({ id }) => id);
  const tests = await testsOf(tx, ids, knownZone(viewer.timezone));
  const company = await tx.row<{ name: string }>(
    sql`select company_name as name from companies where id = ${start.company_id}`,
  );
  const seesPools = seesTestPoolMembers.some((each) => viewer.permissions.has(each));
  const members = seesPools ? await membersOf(context, secrets, cases) : null;
  const [latest = start] = cases;
  return {
    testResultId,
    companyId: start.company_id,
    companyName: company?.name ?? '',
    fullName: nameOf(latest),
    dateOfBirth: cases.find((each) => each.date_of_birth !== null)?.date_of_birth ?? null,
    ids: identities.flatMap(({ cases: under }) => {
      const [first] = under;
      const of = tests.filter(({ testCaseId }) => under.some(({ id }) => id === testCaseId));
      return first === undefined || of[0] === undefined
        ? []
        : [
            {
              testResultId: of[0].testResultId,
              primaryIdType: first.primary_id_type as DonorFile['ids'][number]['primaryIdType'],
              primaryId: shownId(first),
              names: [...new Set(under.map(nameOf))],
              tests: of.length,
              datesOfBirth: [...new Set(under.flatMap(({ date_of_birth: day }) => day ?? []))],
            },
          ];
    }),
    tests: tests.map(({ specimenTypeId, ...test }) => ({
      ...test,
      specimenType: specimenTypes[specimenTypeId],
    })),
    pools: members && (await poolsOf(tx, members)),
    draws: members && (await drawsOf(tx, members)),
    merges: await mergesOf(tx, ids),
    candidates: await candidatesFor(tx, secrets, { cases, identities }),
  };
}
