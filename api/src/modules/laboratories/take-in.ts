import type { LaboratoryMessage } from '@assay/schema/laboratories/laboratory-message';
import type {
  MessageReasonName,
  MessageStateName,
} from '@assay/schema/laboratories/laboratory-words';
import { appendAudit } from '../../core/audit/audit.ts';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { KeptFile } from '../files/made-files.service.ts';
import { addLaboratoryFile, showMroFiles } from '../test-results/laboratory-files.service.ts';
import {
  fillIn,
  isClosedWithoutSpecimen,
  takeOrderStep,
  takeReceipt,
  wallOf,
  type StepOutcome,
} from '../test-results/laboratory-steps.service.ts';
import { fileReport } from '../test-results/test-reports.service.ts';
import {
  isRepetition,
  lockMessage,
  noteFacts,
  settleMessage,
  type Incoming,
} from './incoming.repository.ts';
import { findConnection } from './lab-connections.repository.ts';
import { matchTest } from './match-test.ts';
import { factsOf, openMessage } from './open-message.ts';
import { reportOfMessage } from './report-of-message.ts';

type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

interface Settled {
  state: MessageStateName;
  reason?: MessageReasonName;
  testResultId?: number;
}

const outcomes: Record<StepOutcome, Settled> = {
  DONE: { state: 'PROCESSED' },
  REPEATED: { state: 'IGNORED', reason: 'REPEATED' },
  TOO_LATE: { state: 'IGNORED', reason: 'TOO_LATE' },
  ORDER_CLOSED: { state: 'IGNORED', reason: 'ORDER_CLOSED' },
};

/** Only MROs determine, and they say nothing else than that and their documents. */
const mayBeSentBy = ({ party }: Connection, { kind }: LaboratoryMessage): boolean =>
  kind === 'DOCUMENT' || (party === 'MRO') === (kind === 'MRO_REPORT');

/** What one message needs to be filed. */
interface Filing {
  tx: Tx;
  row: Incoming;
  connection: Connection;
  message: LaboratoryMessage;
  testResultId: number;
  file: KeptFile | null;
  /** Id of the run, which stands in the audit log. */
  runId: string;
}

const noteChange = (
  { tx, runId }: Filing,
  entityId: number,
  companyId: number,
  { before, after }: { before: string; after: string },
): Promise<void> =>
  appendAudit(
    tx,
    [
      {
        action: 'testResult.updated',
        entityId,
        companyId,
        changes: { testStatus: { before, after } },
      },
    ],
    { actor: null, requestId: runId, clientIp: 'job' },
  );

async function takeStep(filing: Filing): Promise<Settled> {
  const { tx, message, testResultId, connection } = filing;
  if (message.kind !== 'ORDER_STATUS') return { state: 'FAILED', reason: 'UNREADABLE' };
  const { specimenId, collectedAt } = message.test;
  const { status, at, labTestId, collectorName, note } = message;
  const { outcome, before, after } = await takeOrderStep(tx, testResultId, {
    status,
    at,
    labTestId,
    collectorName,
    note,
    specimenId,
    collectedAt,
    source: connection.name,
  });
  if (before !== after) {
    const { companyId } = await wallOf(tx, testResultId);
    await noteChange(filing, testResultId, companyId, { before, after });
  }
  return outcomes[outcome];
}

async function takeReport(filing: Filing): Promise<Settled> {
  const { tx, row, message, testResultId, connection, file } = filing;
  if (message.kind !== 'RESULT' && message.kind !== 'MRO_REPORT')
    return { state: 'FAILED', reason: 'UNREADABLE' };
  const before = await wallOf(tx, testResultId);
  const filed = { testResultId, messageId: row.id, source: connection.name };
  const report = await reportOfMessage(tx, message, {
    ...filed,
    fileId: (await file?.keep(tx)) ?? null,
  });
  const actor = { userId: null, name: connection.name };
  const { isReleased } = await fileReport(tx, report, { actor, now: new Date() });
  if (isReleased) {
    const { specimenId, collectedAt } = message.test;
    const receivedAt = message.kind === 'RESULT' ? message.receivedAt : null;
    await fillIn(tx, testResultId, { specimenId, collectedAt, receivedAt });
    if (message.kind === 'MRO_REPORT') await showMroFiles(tx, testResultId);
    const { testStatus: after, companyId } = await wallOf(tx, testResultId);
    await noteChange(filing, testResultId, companyId, { before: before.testStatus, after });
  } else if (message.kind === 'RESULT') {
    const { specimenId, collectedAt } = message.test;
    const at = message.receivedAt ?? null;
    const told = { at, specimenId, collectedAt, source: connection.name };
    const change = await takeReceipt(tx, testResultId, told);
    if (change.before !== change.after)
      await noteChange(filing, testResultId, before.companyId, change);
  }
  return { state: 'PROCESSED' };
}

async function takeDocument({
  tx,
  message,
  testResultId,
  connection,
  file,
}: Filing): Promise<Settled> {
  if (message.kind !== 'DOCUMENT' || file === null)
    return { state: 'FAILED', reason: 'UNREADABLE' };
  const fileId = await file.keep(tx);
  const { title, docType } = message;
  await addLaboratoryFile(tx, {
    testResultId,
    fileId,
    title,
    docType,
    isMro: connection.party === 'MRO',
  });
  return { state: 'PROCESSED' };
}

/** Files a message to its test, which a person named or which is found. */
async function fileMessage(
  filing: Omit<Filing, 'testResultId'>,
  secrets: SecretBox,
): Promise<Settled> {
  const { tx, row, connection, message } = filing;
  const linked = row.match_reason === null ? null : row.test_result_id;
  const source = { provider: connection.provider, labAccountIds: connection.lab_account_ids };
  const match =
    linked === null ? await matchTest(tx, secrets, source, message.test) : { testResultId: linked };
  if ('reason' in match) return { state: 'UNMATCHED', reason: match.reason };
  const { testResultId } = match;
  if (message.kind === 'ORDER_STATUS')
    return { ...(await takeStep({ ...filing, testResultId })), testResultId };
  if (linked === null && (await isClosedWithoutSpecimen(tx, testResultId)))
    return { state: 'UNMATCHED', reason: 'ORDER_CLOSED' };
  const take = message.kind === 'DOCUMENT' ? takeDocument : takeReport;
  return { ...(await take({ ...filing, testResultId })), testResultId };
}

/**
 * Takes in a kept message: reads it, finds its test and files it there, all in the open transaction, so that a message is
 * filed once or not at all. What nobody can file by itself waits or fails with a reason.
 */
export const takeIn = (
  tx: Tx,
  secrets: SecretBox,
  { id, file, runId }: { id: number; file: KeptFile | null; runId: string },
): Promise<void> =>
  beyondTheWall(tx, async () => {
    const row = await lockMessage(tx, id);
    if (row === null || row.state !== 'WAITING') return;
    const opened = openMessage(secrets, row);
    if (opened.reason !== undefined)
      return settleMessage(tx, id, 'FAILED', { reason: opened.reason });
    const { message, contentHash } = opened;
    await noteFacts(tx, id, factsOf(message, contentHash));
    const connection = await findConnection(tx, row.connection_id);
    if (connection === null || !mayBeSentBy(connection, message))
      return settleMessage(tx, id, 'FAILED', { reason: 'WRONG_PARTY' });
    if (row.match_reason === null && (await isRepetition(tx, row, contentHash)))
      return settleMessage(tx, id, 'IGNORED', { reason: 'REPEATED' });
    const { state, ...rest } = await fileMessage(
      { tx, row, connection, message, file, runId },
      secrets,
    );
    return settleMessage(tx, id, state, rest);
  });
