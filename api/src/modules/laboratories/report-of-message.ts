import type {
  MessageLine,
  MroReportMessage,
  ResultMessage,
} from '@assay/schema/laboratories/laboratory-message';
import type { Tx } from '../../core/database/database.ts';
import type { fileReport } from '../test-results/test-reports.service.ts';
import { substancesAmong } from './substances.repository.ts';

type NewReport = Parameters<typeof fileReport>[1];
type Reported = ResultMessage | MroReportMessage;

/** What is told of a report beside its message. */
interface Filed {
  testResultId: number;
  messageId: number;
  source: string;
  fileId: string | null;
}

const isPositive = (result: string): boolean => /POSITIVE|ADULTERATED|SUBSTITUTED/.test(result);

async function linesOf(tx: Tx, lines: readonly MessageLine[]) {
  const known = await substancesAmong(
    tx,
    lines.map(({ substance, abbreviation }) => ({ name: substance, abbreviation })),
  );
  return lines.map((line, index) => ({
    drugAdulterant: known[index] ?? {
      id: null,
      name: line.substance,
      abbreviation: line.abbreviation ?? null,
      type: line.type,
    },
    isPositive: isPositive(line.result),
    result: line.result,
    screenCutoff: line.screenCutoff ?? null,
    confirmCutoff: line.confirmCutoff ?? null,
    testMethodologyScreen: line.screenMethod ?? null,
    testMethodologyConfirm: line.confirmMethod ?? null,
    comment: line.comment ?? null,
  }));
}

const levelOf = (line: MessageLine) => ({
  numericLevel: line.numericLevel ?? null,
  quantitative: line.quantitative ?? null,
  referenceInterval: line.referenceInterval ?? null,
  compound: line.compound ?? null,
});

/** The report that a message makes, with substances as our catalogue names them. */
export async function reportOfMessage(
  tx: Tx,
  message: Reported,
  { testResultId, messageId, source, fileId }: Filed,
): Promise<NewReport> {
  const shared = {
    testResultId,
    messageId,
    source,
    fileId,
    remarks: message.remarks ?? null,
    lines: await linesOf(tx, message.lines),
    levels: message.lines.map(levelOf),
    ...(message.correctionReason ? { replaceReason: message.correctionReason } : {}),
  };
  if (message.kind === 'MRO_REPORT')
    return {
      ...shared,
      kind: 'MRO',
      result: message.result,
      certifiedBy: message.mro,
      reportedAt: message.verifiedAt,
    };
  return {
    ...shared,
    kind: 'LABORATORY',
    result: message.result,
    certifiedBy: message.certifiedBy ?? null,
    laboratory: message.laboratory ?? source,
    receivedAt: message.receivedAt ?? null,
    reportedAt: message.reportedAt,
  };
}
