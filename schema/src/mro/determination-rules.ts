import type { ErrorCode } from '../core/errors.ts';
import type { ResultTypeName } from '../test-results/test-words.ts';
import {
  determinations,
  mroBases,
  needsInterview,
  type DeterminationName,
  type MroBasis,
  type MroRefusalReason,
} from './mro-words.ts';

/** What is determined, as far as rules speak of it. */
export interface Determination {
  result: DeterminationName;
  /** Drugs that are verified as positive, by name. */
  drugs: readonly string[];
  refusalReason: MroRefusalReason | null;
  reason: string | null;
  basis: MroBasis | null;
  isRecollectionObserved: boolean;
  replaceReason: string | null;
}

/** What is known of a test that is determined. */
export interface MroSituation {
  program: 'DOT' | 'NON_DOT';
  /** What the laboratory found. */
  found: ResultTypeName;
  /** Drugs that the laboratory found, by name. */
  drugs: readonly string[];
  /** Creatinine of the specimen, mg/dL; null where it was not told. */
  creatinine: number | null;
  /** On what a determination can stand by now (`basesNow`). */
  bases: readonly MroBasis[];
  /** There is a determination already. */
  isCorrection: boolean;
}

/** What is wrong with a field. */
export interface DeterminationFault {
  field: keyof Determination;
  code: ErrorCode;
  text?: string;
}

type Verdicts = readonly DeterminationName[];
const all: Verdicts = [
  'MRO_NEGATIVE',
  'MRO_NEGATIVE_DILUTE',
  'MRO_POSITIVE',
  'MRO_POSITIVE_DILUTE',
  'MRO_REFUSAL',
  'MRO_CANCELLED',
];

/**
 * What can become of what a laboratory found, under the rules of DOT: a diluted specimen stays a diluted one (49 CFR
 * 40.155(b)); an adulterated or substituted one is a refusal, or canceled with a legitimate explanation (40.145(g)); an
 * invalid one is canceled, or a refusal where the donor admits to it (40.159(a)).
 */
const dotVerdicts: Partial<Record<ResultTypeName, Verdicts>> = {
  RESULT_NEGATIVE: ['MRO_NEGATIVE', 'MRO_CANCELLED'],
  RESULT_NEGATIVE_DILUTE: ['MRO_NEGATIVE_DILUTE', 'MRO_CANCELLED'],
  RESULT_POSITIVE: ['MRO_NEGATIVE', 'MRO_POSITIVE', 'MRO_REFUSAL', 'MRO_CANCELLED'],
  RESULT_POSITIVE_DILUTE: [
    'MRO_NEGATIVE_DILUTE',
    'MRO_POSITIVE_DILUTE',
    'MRO_REFUSAL',
    'MRO_CANCELLED',
  ],
  RESULT_ADULTERATED: ['MRO_REFUSAL', 'MRO_CANCELLED'],
  RESULT_SUBSTITUTED: ['MRO_REFUSAL', 'MRO_CANCELLED'],
  RESULT_INVALID: ['MRO_REFUSAL', 'MRO_CANCELLED'],
  RESULT_FATAL_FLAW: ['MRO_CANCELLED'],
};

const isPositive = (result: DeterminationName): boolean =>
  result === 'MRO_POSITIVE' || result === 'MRO_POSITIVE_DILUTE';
const isNegative = (result: DeterminationName): boolean =>
  result === 'MRO_NEGATIVE' || result === 'MRO_NEGATIVE_DILUTE';

/** What can be determined of what a laboratory found; a positive result always needs a drug that it found. */
export function verdictsOf({
  program,
  found,
  drugs,
}: Pick<MroSituation, 'program' | 'found' | 'drugs'>): Verdicts {
  const possible = (program === 'DOT' ? dotVerdicts[found] : undefined) ?? all;
  return possible.filter((each) => drugs.length > 0 || !isPositive(each));
}

const hasLowCreatinine = ({ program, creatinine }: MroSituation): boolean =>
  program === 'DOT' && creatinine !== null && creatinine >= 2 && creatinine <= 5;

/** Whether a determination of a DOT test needs a basis: everything but a cancellation that asks nobody. */
const needsBasis = ({ result }: Determination, { program, found }: MroSituation): boolean =>
  program === 'DOT' &&
  needsInterview(found) &&
  (result !== 'MRO_CANCELLED' || found === 'RESULT_INVALID');

function basisFault(given: Determination, situation: MroSituation): DeterminationFault[] {
  const { basis, result } = given;
  if (!needsBasis(given, situation)) return [];
  if (basis === null) return [{ field: 'basis', code: 'BLANK' }];
  if (!situation.bases.includes(basis))
    return [
      {
        field: 'basis',
        code: 'INVALID',
        text: `The contact log does not bear this out: ${mroBases[basis]}. 49 CFR 40.131, 40.133`,
      },
    ];
  /* A legitimate medical explanation comes from the donor (49 CFR 40.137). */
  if (isNegative(result) && basis !== 'INTERVIEW')
    return [
      {
        field: 'basis',
        code: 'INVALID',
        text: 'What the laboratory found is negative after an interview alone. 49 CFR 40.137',
      },
    ];
  return [];
}

function drugFaults(given: Determination, { drugs }: MroSituation): DeterminationFault[] {
  if (!isPositive(given.result))
    return given.drugs.length > 0 ? [{ field: 'drugs', code: 'INVALID' }] : [];
  if (given.drugs.length === 0)
    return [{ field: 'drugs', code: 'BLANK', text: 'Choose the drugs that are positive.' }];
  return given.drugs.every((each) => drugs.includes(each))
    ? []
    : [{ field: 'drugs', code: 'INVALID', text: 'The laboratory did not find this drug.' }];
}

/** What is wrong with a determination, by field; nothing when it may be released. */
export function determinationFaults(
  given: Determination,
  situation: MroSituation,
): DeterminationFault[] {
  const { result, reason, refusalReason, replaceReason, isRecollectionObserved } = given;
  const faults: DeterminationFault[] = [];
  if (!verdictsOf(situation).includes(result))
    faults.push({
      field: 'result',
      code: 'INVALID',
      text: `What the laboratory found cannot become ${determinations[result]}.`,
    });
  else faults.push(...drugFaults(given, situation), ...basisFault(given, situation));
  if (result === 'MRO_REFUSAL' && refusalReason === null)
    faults.push({ field: 'refusalReason', code: 'BLANK' });
  const needsReason =
    result === 'MRO_CANCELLED' || (result === 'MRO_REFUSAL' && refusalReason === 'OTHER');
  if (needsReason && reason === null) faults.push({ field: 'reason', code: 'BLANK' });
  if (result === 'MRO_NEGATIVE_DILUTE' && hasLowCreatinine(situation) && !isRecollectionObserved)
    faults.push({
      field: 'isRecollectionObserved',
      code: 'INVALID',
      text: 'With creatinine from 2 to 5 mg/dL, recollection under direct observation is required. 49 CFR 40.155(c)',
    });
  if (isRecollectionObserved && result !== 'MRO_NEGATIVE_DILUTE' && result !== 'MRO_CANCELLED')
    faults.push({ field: 'isRecollectionObserved', code: 'INVALID' });
  if (situation.isCorrection && replaceReason === null)
    faults.push({ field: 'replaceReason', code: 'BLANK' });
  return faults;
}
