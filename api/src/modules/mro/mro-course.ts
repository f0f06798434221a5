import { basesNow, type MroCourse } from '@assay/schema/mro/mro-clocks';
import type { MroSituation } from '@assay/schema/mro/determination-rules';
import type { Context } from '../../core/context.ts';
import { knownZone } from '../../core/clock.ts';
import type {
  Filed,
  KeptContact,
  LaboratoryFiled,
  MroFiled,
  TestInReview,
} from './mro-work.repository.ts';

/** The file of a test as MRO staff work on it. */
export interface MroFile {
  test: TestInReview;
  reports: readonly Filed[];
  contacts: readonly KeptContact[];
}

const isLaboratory = (report: Filed): report is LaboratoryFiled => report.kind === 'LABORATORY';
const isMro = (report: Filed): report is MroFiled => report.kind === 'MRO';

/** The reports of the laboratory, and the determinations, each in the order in which they came. */
export const laboratoryOf = ({ reports }: Pick<MroFile, 'reports'>): LaboratoryFiled[] =>
  reports.filter(isLaboratory);
export const determinationsOf = ({ reports }: Pick<MroFile, 'reports'>): MroFiled[] =>
  reports.filter(isMro);

/** By how many reports there are: who determines has read the latest of them. */
export const versionOf = ({ reports }: Pick<MroFile, 'reports'>): number => reports.length + 1;

/** What clocks and bases hang on; null until the laboratory has reported. */
export function courseOf(file: MroFile, { now, viewer }: Context): MroCourse | null {
  const laboratory = laboratoryOf(file);
  const [first, latest] = [laboratory[0], laboratory.at(-1)];
  if (first === undefined || latest === undefined) return null;
  const determinations = determinationsOf(file);
  const [made, holds] = [determinations[0], determinations.at(-1)];
  return {
    program: file.test.program,
    agency: file.test.testing_agency,
    found: latest.result,
    receivedAt: first.created_at,
    contacts: file.contacts,
    determined: made && holds ? { result: holds.result, at: made.created_at } : null,
    now,
    timeZone: knownZone(viewer.timezone),
  };
}

/** Drugs that the laboratory found, by name. */
export const drugsFound = ({ lines }: Pick<Filed, 'lines'>): string[] =>
  lines
    .filter(({ isPositive, drugAdulterant }) => isPositive && drugAdulterant.type === 'DRUG')
    .map(({ drugAdulterant }) => drugAdulterant.name);

/** Creatinine of the specimen, mg/dL; null where the laboratory told none. */
function creatinineOf({ lines, levels }: Pick<LaboratoryFiled, 'lines' | 'levels'>): number | null {
  const at = lines.findIndex(({ drugAdulterant }) => /creatinine/i.test(drugAdulterant.name));
  const level = levels?.[at]?.numericLevel;
  const value = level == null ? Number.NaN : Number.parseFloat(level);
  return Number.isNaN(value) ? null : value;
}

/** What the rules of a determination hang on. */
export function situationOf(file: MroFile, course: MroCourse): MroSituation | null {
  const latest = laboratoryOf(file).at(-1);
  return latest === undefined
    ? null
    : {
        program: course.program,
        found: latest.result,
        drugs: drugsFound(latest),
        creatinine: creatinineOf(latest),
        bases: basesNow(course),
        isCorrection: determinationsOf(file).length > 0,
      };
}
