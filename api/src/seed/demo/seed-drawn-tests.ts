import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { withConfirmation } from './make-history.ts';
import { makeTest, type DemoTest, type OrderPlace } from './make-tests.ts';
import type { Random } from './random.ts';
import { storeTests } from './seed-tests.ts';

/** Who was drawn, as the day of the draw had it. */
interface Drawn {
  id: number;
  run_date: string;
  kind: NonNullable<DemoTest['drawn']>['kind'];
  is_regulated: boolean;
  first_name: string;
  last_name: string;
  number: string;
  date_of_birth: string | null;
  company_id: number;
  location_id: number;
}

const selectedBy = (tx: Tx, runId: number): Promise<Drawn[]> =>
  tx.rows<Drawn>(sql`
    select p.id, r.run_date, case p.selection_status when 'SELECTED_FOR_DRUGS' then 'DRUG'
        when 'SELECTED_FOR_ALCOHOL' then 'ALCOHOL' else 'DRUG_AND_ALCOHOL' end as kind,
      t.is_regulated, v.first_name, v.last_name, coalesce(v.cdl_number, v.id_number, 'M-' || v.member_id) as number,
      v.date_of_birth, v.company_id, v.location_id
    from run_participants p join selection_runs r on r.id = p.run_id join test_pools t on t.id = p.test_pool_id
      join test_pool_member_versions v on v.member_id = p.member_id and v.version = p.person_version
    where p.run_id = ${runId} and p.member_id % 17 <> 0
      and p.selection_status like 'SELECTED%' and v.location_id is not null
    order by p.id`);

/** Where somebody is tested: at a lab account of the own location, or of another one by a laboratory's site. */
function placeOf(drawn: Drawn, places: readonly OrderPlace[], number: number): OrderPlace | null {
  const program = drawn.is_regulated ? 'DOT' : 'NON_DOT';
  const fitting = places.filter((place) => place.program === program);
  const own = fitting.find(({ location_id: id }) => id === drawn.location_id);
  const other = fitting[number % fitting.length];
  if (own !== undefined || other === undefined) return own ?? null;
  const { company_id, location_id } = drawn;
  return { ...other, company_id, location_id, lab_account_location_id: null, lab_account_id: null };
}

/** The tests of nearly everybody whom a draw selected; they count for the run and its pool by themselves. */
export async function seedDrawnTests(
  tx: Tx,
  random: Random,
  places: readonly OrderPlace[],
  runId: number,
): Promise<void> {
  const now = new Date();
  const tests = (await selectedBy(tx, runId)).flatMap((drawn, number): DemoTest[] => {
    const place = placeOf(drawn, places, number);
    if (place === null) return [];
    const at = new Date(`${drawn.run_date}T15:00:00Z`);
    const anybody = makeTest(random, place, number, () => at);
    const test = {
      ...anybody,
      isInstant: anybody.isInstant && drawn.kind === 'DRUG',
      first_name: drawn.first_name,
      last_name: drawn.last_name,
      primary_id: drawn.number,
      date_of_birth: drawn.date_of_birth ?? anybody.date_of_birth,
      reason: 'RANDOM',
      drawn: { participantId: drawn.id, kind: drawn.kind },
    };
    return [withConfirmation(random, test, now)];
  });
  if (tests.length > 0) await storeTests(tx, tests, now);
}
