import { createHash } from 'node:crypto';
import type { SignAcknowledgmentInput } from '@assay/schema/acknowledgments/acknowledgment';
import {
  acknowledgedResults,
  acknowledgmentTexts,
  nextToSign,
} from '@assay/schema/acknowledgments/acknowledgment-words';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { errorTexts } from '@assay/schema/core/errors';
import { usDay } from '@assay/schema/core/us-day';
import type { TestResult } from '@assay/schema/test-results/test-result';
import { resultTypes } from '@assay/schema/test-results/test-words';
import { deviceOf } from '../../core/access-log/device.ts';
import { dayIn, knownZone } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { referToFile, type NewFileFacts } from '../files/files.service.ts';
import { readFeatureFlags } from '../profile/feature-flags.read-model.ts';
import { readTestResult } from '../test-results/read-test-result.read-model.ts';
import { lockResult } from '../test-results/test-results.repository.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import {
  markAcknowledged,
  storeAcknowledgment,
  type AdmittedSubstance,
  type Signed,
} from './acknowledgments.repository.ts';
import { canonicalJson } from '../../core/canonical-json.ts';

const texts = {
  dot: 'Nothing is signed by the donor of a DOT test (49 CFR 40.355(a)).',
  result: 'Only a positive result that is released is acknowledged.',
  order: 'An admission alone is signed after an acknowledgment.',
};

const refuse = (path: readonly PropertyKey[], text?: string): Refusal =>
  Refusal.fields(fieldError(path, 'INVALID', {}, text));

/**
 * Whether a test may be signed so now.
 * @throws Refusal ACKNOWLEDGEMENT_ALREADY_EXIST, or a failure of the type
 */
function requireOffered(test: TestResult, type: SignAcknowledgmentInput['type']): void {
  if (test.program === 'DOT') throw refuse(['type'], texts.dot);
  const next = nextToSign(test);
  const isAdmission = type === 'ADMISSION';
  if (next === (isAdmission ? 'ADMISSION' : 'ACKNOWLEDGMENT')) return;
  /* Also of one that was positive when it was signed, and is negative by its correction (ADR 134). */
  const isPositive = test.resultType !== null && acknowledgedResults.includes(test.resultType);
  if (!isPositive || (next === null && test.acknowledgmentType === null))
    throw refuse(['type'], texts.result);
  if (isAdmission && test.acknowledgmentType === null) throw refuse(['type'], texts.order);
  throw new Refusal('ACKNOWLEDGEMENT_ALREADY_EXIST');
}

/** What is admitted: substances that were found, by their abbreviations. */
function admittedOf(test: TestResult, input: SignAcknowledgmentInput): AdmittedSubstance[] {
  const found = new Map(
    test.drugAdulterantResults
      .filter(({ isPositive }) => isPositive)
      .map(({ drugAdulterant: { name, abbreviation } }) => [abbreviation ?? name, name]),
  );
  const path = ['admission', 'drugAdulterantAdmission'];
  const sent = Object.entries(input.admission?.drugAdulterantAdmission ?? {});
  if (input.type !== 'ACKNOWLEDGMENT' && sent.length === 0)
    throw Refusal.fields(fieldError(path, 'AT_LEAST_ONE', {}, errorTexts.acknowledgmentRequired));
  return sent.map(([abbreviation, { date }]) => {
    const name = found.get(abbreviation);
    if (name === undefined) throw refuse([...path, abbreviation]);
    return { abbreviation, name, date };
  });
}

/** A file of what is signed. @throws Refusal with a failure of its field */
async function take(
  context: Context,
  id: string | null,
  kind: NewFileFacts['kind'],
  field: string,
): Promise<string | null> {
  if (id === null) return null;
  const file = await referToFile(context, id, [kind]).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse([field]) : error;
  });
  return file.sha256.toString('hex');
}

const textsOf = (type: SignAcknowledgmentInput['type'], donor: string): string[] => [
  ...(type === 'ADMISSION'
    ? []
    : [acknowledgmentTexts.acknowledgment(donor), acknowledgmentTexts.note]),
  ...(type === 'ACKNOWLEDGMENT' ? [] : [acknowledgmentTexts.admission(donor)]),
];

/** The day is that of the signer's zone, as the screen shows it. */
const testOf = (test: TestResult, zone: string): Record<string, string> => ({
  'Test Case ID': String(test.testCase.id),
  Company: test.testCase.company.name,
  Location: test.testCase.location.name,
  'Specimen ID': test.specimenId ?? '–',
  Collected:
    test.collectedAt === null ? '–' : `${usDay(dayIn(new Date(test.collectedAt), zone))} (${zone})`,
  'Overall Result': test.resultType === null ? '–' : resultTypes[test.resultType],
});

/**
 * Keeps what a donor signed of a positive result that is not of the DOT: the texts, the signatures, when and on which device,
 * and a hash of all of it.
 * @throws Refusal ACKNOWLEDGEMENT_ALREADY_EXIST, ACCESS_DENIED without the feature MD156, or failures by field
 */
export async function signAcknowledgment(
  context: Context,
  id: number,
  input: SignAcknowledgmentInput,
): Promise<{ id: number }> {
  const { tx, now, audit, userAgent } = context;
  const flags = await readFeatureFlags(tx);
  if (!flags.some(({ name, enabled }) => name === 'MD156' && enabled))
    throw new Refusal('ACCESS_DENIED');
  /* Two signatures at the same moment: the second one finds the first. */
  const row = await lockResult(tx, id);
  const read = await readTestResult(context, id);
  /* What everybody knows: MRO staff read more, and sign nothing of it. */
  const test = { ...read, resultType: row.result_type === null ? null : read.resultType };
  requireOffered(test, input.type);
  const substances = admittedOf(test, input);
  const actor = await viewerAsActor(context);
  const signed: Signed = {
    type: input.type,
    donor: test.donor.fullName,
    test: testOf(test, knownZone(context.viewer.timezone)),
    texts: textsOf(input.type, test.donor.fullName),
    causeNumber: input.causeNumber,
    comment: input.comment,
    substances,
    admissionComment: input.admission?.comment ?? null,
    signatures: {
      defendant: await take(context, input.defendantSignature, 'signature', 'defendantSignature'),
      supervisor: await take(
        context,
        input.supervisorSignature,
        'signature',
        'supervisorSignature',
      ),
    },
    document: await take(context, input.document, 'document', 'document'),
    signedAt: now.toISOString(),
    signedBy: actor.name,
    device: deviceOf(userAgent),
  };
  const sha256 = createHash('sha256').update(canonicalJson(signed)).digest();
  const files = {
    defendant: input.defendantSignature,
    supervisor: input.supervisorSignature,
    document: input.document,
  };
  const stored = await storeAcknowledgment(tx, { testResultId: id, signed, sha256, files, actor });
  const state = input.type === 'ACKNOWLEDGMENT' ? 'ACKNOWLEDGED' : 'ADMITTED';
  await markAcknowledged(tx, id, state, signed.signedAt);
  audit({
    action: 'testResult.acknowledged',
    entityId: id,
    companyId: row.company_id,
    changes: {
      acknowledgmentType: { before: test.acknowledgmentType, after: state },
      /* So that the chain of the log holds what was signed. */
      sha256: { after: sha256.toString('hex') },
    },
  });
  return { id: stored };
}
