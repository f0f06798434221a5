import { z } from 'zod';
import { optional, recordId } from '@assay/schema/core/fields';
import { instantTestFields } from '@assay/schema/instant-tests/instant-test';
import {
  requireConsent,
  requireResult,
  withLiveRules,
  type KindOf,
} from '@assay/schema/instant-tests/instant-test-rules';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { InstantTestPanelsQuery } from './instant-test.generated.ts';

/** A panel of a location, with what it tests for. */
export type Panel = InstantTestPanelsQuery['locationTestPanels']['nodes'][number]['testPanel'];

/** What the form holds: the test, and where it is done. */
export const instantTestForm = requireResult(
  requireConsent(
    z.object({ companyId: optional(recordId()), locationId: recordId(), ...instantTestFields }),
  ),
);
export type InstantTestValues = FormValues<typeof instantTestForm>;
export type InstantTestSent = z.output<typeof instantTestForm>;

const dayOf = (at: Date): string =>
  [
    at.getFullYear(),
    String(at.getMonth() + 1).padStart(2, '0'),
    String(at.getDate()).padStart(2, '0'),
  ].join('-');

const clock = () => {
  const now = new Date();
  return { now, today: dayOf(now) };
};

/** The contract with what only this screen knows: the chosen panel, and the clock of the device. */
export const checkedBy = (panel: Panel | null) => {
  const kinds = new Map(panel?.drugAdulterantsData.map(({ id, type }) => [Number(id), type]));
  const kindOf: KindOf = (id) => kinds.get(id);
  return withLiveRules(instantTestForm, { kindOf, clock });
};

/**
 * What holds of consent where the test is done. A company that takes it by word has no checkbox for it (T s2), and its
 * tests say so; the form itself keeps what was chosen, for when the place changes.
 */
export const withConsentOf = (
  place: { readonly isVerbal: boolean } | null,
  values: InstantTestValues,
): InstantTestValues =>
  place?.isVerbal === true
    ? { ...values, donor: { ...values.donor, isVerbalConsent: true } }
    : values;

type Line = InstantTestValues['testResult']['drugAdulterantResults'][number];

/** Cutoff of a substance in a specimen that held on a day, which is offered as its level. The latest cutoffs come first. */
function cutoffOf(
  { cutoffs }: Panel['drugAdulterantsData'][number],
  specimenTypeId: number,
  day: string,
): string {
  const held = cutoffs.find(({ validFrom }) => validFrom <= day);
  if (specimenTypeId === 1 || specimenTypeId === 5) return held?.urineCol ?? '';
  if (specimenTypeId === 2 || specimenTypeId === 6) return held?.oralFluidCol ?? '';
  return specimenTypeId === 3 ? (held?.hairCol ?? '') : '';
}

/**
 * A line for everything that a panel tests for, of which nothing was found yet.
 * @param collectedAt When the specimen was collected, whose day says which cutoffs hold; blank for today.
 */
export function linesOf(panel: Panel | null, collectedAt: string): Line[] {
  const day = dayOf(collectedAt === '' ? new Date() : new Date(collectedAt));
  return (panel?.drugAdulterantsData ?? []).map((substance) => ({
    drugAdulterantId: Number(substance.id),
    isPositive: false,
    confirmCutoff:
      substance.type === 'DRUG' ? cutoffOf(substance, Number(panel?.specimenTypeId ?? 0), day) : '',
    comment: '',
  }));
}

/** Fields of the first step, whose check leads to the second (T s4). */
export const firstStepPaths = [
  'locationId',
  'client',
  'donor',
  'testResult.specimenTypeId',
  'testResult.testPanelId',
  'testResult.lot',
  'testResult.expireAt',
  'testResult.testInformationComment',
  'testResult.collectedAt',
  'testResult.collectorFullName',
  'testResult.collectorSignature',
  'testResult.donorSignature',
] as const;
