import { columnRules } from '@assay/schema/bulk-schemas/column-rules';
import { isLongBeforeOrder, LONG_BEFORE_ORDER } from '@assay/schema/common/plausible-dates';
import { finalStatuses } from '@assay/schema/test-results/test-words';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { ssnOfCase } from '../test-results/test-cases.repository.ts';
import { addFault, type Faults } from './gather-results.ts';
import type { Judged, JudgeRules } from './judge-results.ts';
import { matchTests, waitingSsns, type Match } from './match-tests.read-model.ts';

const texts = {
  released:
    'This specimen has another result already. Enter a corrected report on the page of the test.',
  elsewhere: (by: string) => `This ${by} belongs to a test of another location.`,
  type: (by: string) => `The test with this ${by} is of another specimen type.`,
  specimen: 'The order with this number has another specimen ID.',
  donor: 'The order with this number is of another donor.',
  closed: 'This test was closed without a result. Say on its page what came of it.',
  several:
    'Several tests fit this row. Give its order number, or enter the result on the page of its test.',
  taken: (line: number) => `Row ${line} completes the same order.`,
};

const words = { ORDER: 'order number', SPECIMEN: 'specimen ID', DONOR: 'donor' } as const;
const isSsn = (id: string): boolean => /^\d{9}$/.test(id);

/** What a row says of its donor. */
const donorOf = ({ test: { values } }: Judged) => ({
  type: values['donor.primaryIdType'],
  id: values['donor.primaryId'],
});

/** Waiting cases by the SSNs of rows, which are compared unsealed. */
async function casesBySsn(
  tx: Tx,
  secrets: SecretBox,
  judged: readonly Judged[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const each of judged) {
    const { type, id } = donorOf(each);
    if ((type ?? 'SSN') === 'SSN' && isSsn(id)) found.set(id, []);
  }
  if (found.size === 0) return found;
  const digits = [...found.keys()].map((ssn) => ssn.slice(-4));
  const companies = new Set(judged.map(({ place }) => place.company_id));
  for (const row of await waitingSsns(tx, [...companies], digits))
    found.get(ssnOfCase(secrets, row) ?? '')?.push(row.id);
  return found;
}

/** Whether a test is of the donor of a row. */
function isOfDonor(secrets: SecretBox, judged: Judged, { donor }: Match): boolean {
  const { type, id } = donorOf(judged);
  if (donor.primary_id_type === 'SSN')
    return (type ?? 'SSN') === 'SSN' && ssnOfCase(secrets, donor) === id;
  return (
    (type ?? donor.primary_id_type) === donor.primary_id_type &&
    donor.primary_id_key === id.toLowerCase()
  );
}

/** Why a row cannot complete the test that it finds; null when it can. */
function faultOf(judged: Judged, match: Match, { secrets }: JudgeRules): string | null {
  const { place, report } = judged;
  const specimen = match.specimen_id?.toLowerCase();
  if (match.found > 1) return texts.several;
  if (match.location_id !== place.id) return texts.elsewhere(words[match.by]);
  if (match.specimen_type_id !== report.specimenTypeId) return texts.type(words[match.by]);
  if (
    match.by === 'ORDER' &&
    (specimen ?? report.specimenId.toLowerCase()) !== report.specimenId.toLowerCase()
  )
    return texts.specimen;
  if (match.by === 'ORDER' && !isOfDonor(secrets, judged, match)) return texts.donor;
  if (match.released_at === null && isLongBeforeOrder(report.collectedAt, match.ordered_at))
    return `${columnRules['testResult.collectedAt'].description}: ${LONG_BEFORE_ORDER}`;
  if (match.released_at === null)
    return finalStatuses.some((status) => status === match.test_status) ? texts.closed : null;
  /* Of a released test everybody may know whether it says what the file says. */
  judged.isUnchanged = match.test_status === 'MRO_VERIFIED' || match.result_type === report.result;
  return judged.isUnchanged ? null : texts.released;
}

/**
 * Finds the test of each row. Two specimens of a file cannot complete one order: the later one has a case of its own, or is
 * wrong where it names the order.
 */
export async function findMatches(
  tx: Tx,
  judged: readonly Judged[],
  rules: JudgeRules,
  faults: Faults,
): Promise<void> {
  const ssns = await casesBySsn(tx, rules.secrets, judged);
  const matches = await matchTests(
    tx,
    judged.map((each, at) => {
      const { place, report, test } = each;
      const { type, id } = donorOf(each);
      return {
        at,
        orderNumber: test.values['labOrder.orderNumber'] ?? null,
        account: test.values['labOrder.masterAccountId'] ?? null,
        specimen: report.specimenId,
        companyId: place.company_id,
        locationId: place.id,
        primaryIdType: type ?? null,
        primaryId: id,
        caseIds: ssns.get(id) ?? [],
        specimenTypeId: report.specimenTypeId,
        collectedAt: report.collectedAt,
      };
    }),
    rules.provider,
  );
  for (const match of matches.toSorted((one, other) => one.at - other.at)) {
    const row = judged[match.at];
    if (row === undefined) continue;
    const taken = rules.taken.get(match.id);
    if (taken !== undefined && match.by === 'DONOR') continue;
    const fault = taken === undefined ? faultOf(row, match, rules) : texts.taken(taken);
    row.match = match;
    if (fault !== null) addFault(faults, row.test.line, fault);
    rules.taken.set(match.id, row.test.line);
  }
}
