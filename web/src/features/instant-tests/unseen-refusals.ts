import { get, type FieldErrors, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { isErrorCode } from '@assay/schema/core/errors';
import {
  firstStepPaths,
  type InstantTestSent,
  type InstantTestValues,
  type Panel,
} from './instant-test-form.ts';
import { instantTestLabels } from './instant-test-words.ts';
import type { Place } from './use-place.ts';

/** One refusal of a field. */
interface Refusal {
  path: string;
  message: string;
  /** Whether only api could tell it. */
  isOfServer: boolean;
}

/** All refusals of fields, those of a list as a whole before those of its items. */
export function refusalsIn(errors: object, below = ''): Refusal[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'root' || key === 'ref') return [];
    const path = `${below}${key}`;
    const refusal: unknown = get(error, 'root', error);
    const type: unknown = get(refusal, 'type');
    if (typeof type !== 'string') return refusalsIn(error, `${path}.`);
    return [{ path, message: String(get(refusal, 'message', '')), isOfServer: isErrorCode(type) }];
  });
}

/** What decides which fields are on the screen. */
export interface Shown {
  step: 1 | 2;
  place: Place | null;
  panel: Panel | null;
  choosesCompany: boolean;
  isRefused: boolean;
}

const isWithin = (path: string, group: string): boolean =>
  path === group || path.startsWith(`${group}.`);
const isOfFirstStep = (path: string): boolean =>
  firstStepPaths.some((each) => isWithin(path, each));

/** Fields with a label that are not on the screen now. */
function hiddenPaths({ place, panel, choosesCompany, isRefused }: Shown): string[] {
  const hidden: [path: FieldPath<InstantTestValues>, isHidden: boolean][] = [
    ['randomizationParticipantId', true],
    // Comes with who was drawn, and is not asked for.
    ['donor.middleName', true],
    ['companyId', !choosesCompany],
    ['client', (place?.clients ?? []).length === 0],
    ['donor.isVerbalConsent', isRefused || place?.isVerbal === true],
    ['testResult.drugAdulterantResults', panel === null],
  ];
  return hidden.filter(([, isHidden]) => isHidden).map(([path]) => path);
}

/** Label of the field at a path, or of the list that it is in. */
const labelOf = (path: string): string | undefined =>
  Object.entries(instantTestLabels).find(([field]) => isWithin(path, field))?.[1];

/** Whether the message of a field can be read where it stands. */
function isSeen(path: string, shown: Shown): boolean {
  if (labelOf(path) === undefined) return false;
  if (isOfFirstStep(path) !== (shown.step === 1)) return false;
  return !hiddenPaths(shown).some((each) => isWithin(path, each));
}

/** What is said above the form of refusals that nobody would see at their fields; null when all are seen. */
export function unseenText(refusals: readonly Refusal[], shown: Shown): string | null {
  const said = refusals
    // What the second step was refused for before somebody went back does not hold up the first.
    .filter(({ path, isOfServer }) => isOfServer || shown.step === 2 || isOfFirstStep(path))
    .filter(({ path }) => !isSeen(path, shown))
    .map(({ path, message }) => {
      const label = labelOf(path);
      return label === undefined ? message : `${label}: ${message}`;
    });
  return said.length === 0 ? null : [...new Set(said)].join(' ');
}

/** Says above the form what it was refused for at fields that are not on the screen. */
export function tellUnseen(
  form: UseFormReturn<InstantTestValues, unknown, InstantTestSent>,
  shown: Shown,
): void {
  // As they are at this moment: those of the last render are from before the refusal.
  const errors = Object.fromEntries(
    Object.keys(form.getValues()).map((field) => [
      field,
      form.getFieldState(field as FieldPath<InstantTestValues>).error,
    ]),
  ) as FieldErrors<InstantTestValues>;
  const text = unseenText(refusalsIn(errors), shown);
  if (text !== null) form.setError('root.unseen', { type: 'unseen', message: text });
}
