import type { ProgramName } from '@assay/schema/common/programs';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { claimParticipant } from '../selection-runs/claim-participant.service.ts';
import { openCase, type Actor, type Donor } from '../test-results/test-cases.repository.ts';
import { noteEvent } from '../test-results/test-events.repository.ts';
import { mroRuleOf } from '../test-results/mro-rule.read-model.ts';
import { isSpecimenTaken } from '../test-results/taken-specimen.read-model.ts';
import { addResult } from '../test-results/test-results.repository.ts';
import { fieldRefusal } from './faults-of.ts';
import { MANUAL } from './file-manual-report.ts';
import { storeStatedOrder, type StatedOrder } from './manual-entries.repository.ts';

const SPECIMEN_TAKEN =
  'A test with this specimen ID is there already. Enter its result on the page of that test.';

/** A test that nobody ordered here, of which a result is entered. */
export interface ManualTest {
  locationId: number;
  program: ProgramName;
  donor: Donor;
  runParticipantId?: number | null;
  isAlcohol?: boolean;
  specimenTypeId: number;
  specimenId: string | null;
  collectedAt: string;
  receivedAt: string | null;
  method: string;
  order: StatedOrder;
}

/** A test that waits for the result that is entered. */
export interface OpenTest {
  id: number;
  companyId: number;
  program: ProgramName;
  goesThroughMro: boolean;
}

/** Notes when a specimen was given, and when the laboratory had it. */
export async function noteSpecimen(
  { tx }: Context,
  testResultId: number,
  actor: Actor,
  { collectedAt, receivedAt }: Pick<ManualTest, 'collectedAt' | 'receivedAt'>,
): Promise<void> {
  const step = { testResultId, actor, source: MANUAL };
  await noteEvent(tx, { ...step, kind: 'COLLECTED', at: collectedAt });
  if (receivedAt !== null) await noteEvent(tx, { ...step, kind: 'RECEIVED', at: receivedAt });
}

/**
 * A specimen has one test: who enters a result of one that is there already has to find that.
 * @throws Refusal with a failure of the specimen id
 */
export async function requireFreshSpecimen(
  { tx }: Context,
  {
    specimenId,
    provider,
    except,
  }: { specimenId: string | null; provider: string | null; except: number | null },
): Promise<void> {
  if (specimenId === null || provider === null) return;
  if (await isSpecimenTaken(tx, { specimenId, provider, except }))
    throw fieldRefusal(['testResult', 'specimenId'], 'DUPLICATE_VALUE', SPECIMEN_TAKEN);
}

/**
 * Opens a case with a test for a result that was ordered elsewhere.
 * @throws Refusal with a failure of the location
 */
export async function openManualTest(
  context: Context,
  secrets: SecretBox,
  actor: Actor,
  test: ManualTest,
): Promise<OpenTest> {
  const { tx, tenantId } = context;
  const { locationId, program, isAlcohol = false } = test;
  const rule = await mroRuleOf(tx, locationId, program);
  if (rule === null) throw fieldRefusal(['donor', 'locationId']);
  const { companyId, mroOnlyIfPositive } = rule;
  const { provider } = test.order;
  await requireFreshSpecimen(context, { specimenId: test.specimenId, provider, except: null });
  if (test.runParticipantId != null)
    await claimParticipant(context, {
      participantId: test.runParticipantId,
      kinds: [isAlcohol ? 'alcohol' : 'drugs'],
      companyId,
      program,
    });
  const goesThroughMro = rule.goesThroughMro && !isAlcohol;
  const testCaseId = await openCase(
    tx,
    { secrets, tenantId, actor },
    {
      companyId,
      locationId,
      program,
      donor: test.donor,
      runParticipantId: test.runParticipantId ?? null,
    },
  );
  const id = await addResult(tx, actor, {
    testCaseId,
    testType: 'LAB',
    testStatus: goesThroughMro ? 'MRO_PENDING' : 'AT_LAB',
    goesThroughMro,
    mroOnlyIfPositive: mroOnlyIfPositive && !isAlcohol,
    isAlcohol,
    specimenTypeId: test.specimenTypeId,
    specimenId: test.specimenId,
    provider: test.order.provider,
    isManualResult: true,
    dataEntryMethod: test.method,
    collectedAt: test.collectedAt,
    receivedAt: test.receivedAt,
  });
  await storeStatedOrder(tx, id, test.order);
  await noteSpecimen(context, id, actor, test);
  return { id, companyId, program, goesThroughMro };
}
