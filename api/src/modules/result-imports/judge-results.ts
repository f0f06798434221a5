import type { ProgramName } from '@assay/schema/common/programs';
import type { ResultTypeName } from '@assay/schema/test-results/test-words';
import { positiveResults } from '@assay/schema/test-results/test-words';
import { specimenTypeCode, specimenTypeIds } from '@assay/schema/reference/specimen-types';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { ManyReport } from '../test-results/file-many-reports.service.ts';
import { findPlaces, type ImportPlace, type Substance } from './find-places.read-model.ts';
import { addFault, type Faults, type FileTest } from './gather-results.ts';
import { findMatches } from './find-matches.ts';
import type { Match } from './match-tests.read-model.ts';
import { momentsOf } from './moments-of.read-model.ts';

/** What an import does with one test of the file. */
export interface Judged {
  test: FileTest;
  place: ImportPlace;
  idType: string;
  report: Omit<ManyReport, 'testResultId'>;
  /** The test that gets the result; null where a case of its own is made. */
  match: Match | null;
  /** The test has its result already. */
  isUnchanged: boolean;
}

const texts = {
  place: (name: string) => `Location ID: no location has the ID ${name}.`,
  drug: (name: string) =>
    `Drug or Adulterant of the Line: the catalog has none with the name or abbreviation ${name}.`,
  id: 'Donor Primary ID: an SSN has nine digits, every other ID 2 to 15 characters.',
};

const specimenOf = new Map<string, number>(specimenTypeIds.map((id) => [specimenTypeCode(id), id]));

/** Nine digits without a type are kept as an SSN, which is sealed, and not in clear as something else. */
const idTypeOf = ({ values }: FileTest): string =>
  values['donor.primaryIdType'] ?? (/^\d{9}$/.test(values['donor.primaryId']) ? 'SSN' : 'OTHER');

const isFitId = (type: string, id: string): boolean =>
  type === 'SSN' ? /^\d{9}$/.test(id) : id.length >= 2 && id.length <= 15;

const plainLine = {
  screenCutoff: null,
  confirmCutoff: null,
  testMethodologyScreen: null,
  testMethodologyConfirm: null,
  comment: null,
};

/** What stays the same for all rows of a file. */
export interface JudgeRules {
  provider: string;
  substances: ReadonlyMap<string, Substance>;
  secrets: SecretBox;
  /** Tests that rows of the file complete, with the row. */
  taken: Map<number, number>;
}

function linesOf(test: FileTest, { substances }: JudgeRules, faults: Faults) {
  return test.found.flatMap(({ line, drug, result }) => {
    const drugAdulterant = substances.get(drug.toLowerCase());
    if (drugAdulterant === undefined) {
      addFault(faults, line, texts.drug(drug));
      return [];
    }
    const isPositive = positiveResults.includes(result as ResultTypeName);
    return { ...plainLine, drugAdulterant, result, isPositive };
  });
}

/** Compares tests of the file, at most 1,000, with the database: what would be made of each, and what keeps it from it. */
export async function judgeResults(
  context: Context,
  tests: readonly FileTest[],
  rules: JudgeRules,
  faults: Faults,
): Promise<Judged[]> {
  const { tx } = context;
  const names = [...new Set(tests.map(({ values }) => values['location.locationId']))];
  const places = await findPlaces(tx, names, rules.provider);
  const moments = await momentsOf(context, tests);
  const judged = tests.flatMap((test, at): Judged[] => {
    const { values, line } = test;
    const name = values['location.locationId'];
    const place = places.get(name.toLowerCase());
    const idType = idTypeOf(test);
    const lines = linesOf(test, rules, faults);
    if (!isFitId(idType, values['donor.primaryId'])) addFault(faults, line, texts.id);
    if (place === undefined) addFault(faults, line, texts.place(name));
    const when = moments[at];
    if (place === undefined || when === undefined) return [];
    const report = {
      specimenId: values['testResult.specimenId'],
      specimenTypeId: specimenOf.get(values['testResult.specimenType']) ?? 1,
      ...when,
      result: values['testResult.overallResult'] as ResultTypeName,
      lines,
    };
    return [{ test, place, idType, report, match: null, isUnchanged: false }];
  });
  await findMatches(tx, judged, rules, faults);
  return judged;
}

/** The program of a result without an order, and what of it goes through the MRO. */
export function ruleOf(
  { programs, all, positive }: ImportPlace,
  asked: ProgramName | undefined,
): { program: ProgramName; goesThroughMro: boolean; mroOnlyIfPositive: boolean } {
  if (asked === 'DOT') return { program: 'DOT', goesThroughMro: true, mroOnlyIfPositive: false };
  /* Nobody said that it is not of the DOT, and it may be: it waits for the MRO. */
  const isOpen = asked === undefined && programs.includes('DOT');
  return {
    program: 'NON_DOT',
    goesThroughMro: isOpen || all || positive,
    mroOnlyIfPositive: !isOpen && !all && positive,
  };
}
