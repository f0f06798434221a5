import { randomUUID } from 'node:crypto';
import type { ToldAgain } from '@assay/schema/laboratories/laboratory-order';
import type { TestResult } from '@assay/schema/test-results/test-result';
import { signatureHeaders } from '@assay/schema/laboratories/signed-text';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../core/context.ts';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import { readTestResult } from '../test-results/read-test-result.read-model.ts';
import { orderNumberOf } from '../test-results/laboratory-tests.read-model.ts';
import type { Dial, Endpoint } from './connection.ts';
import { secretsOf } from './connection-secrets.repository.ts';
import { messagesOfNonces } from './incoming.repository.ts';
import { connectionOfOrder, findConnection, noteDelivery } from './lab-connections.repository.ts';
import { receiveMessage } from './receive-message.ts';
import { takeInOne, type TakeInTools } from './take-in.worker.ts';

/** From the hour of receipt on an MRO may have determined something. */
const asked: readonly TestResult['testStatus'][] = ['MRO_PENDING', 'MRO_VERIFIED'];

/** What the MRO is asked, and what everybody knew of the test before. */
interface Question {
  tenantId: number;
  orderNumber: string;
  connectionId: number;
  endpoint: Endpoint;
  before: Pick<TestResult, 'mroResult' | 'testStatus'>;
}

/** What the call needs beside its transactions. */
interface Tools extends TakeInTools {
  database: Database;
  log: FastifyBaseLogger;
  runId: string;
}

type Step = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

const notUpdated = (): Refusal => new Refusal('MRO_RESULT_NOT_UPDATED');

/** Whom to ask about a test. @throws Refusal RESOURCE_NOT_FOUND, MRO_RESULT_NOT_UPDATED where there is nobody */
async function questionOf(context: Context, { secrets }: Tools, id: number): Promise<Question> {
  const { tx, tenantId } = context;
  const { testStatus, mroResult } = await readTestResult(context, id);
  const order = asked.includes(testStatus) ? await orderNumberOf(tx, id) : null;
  const laboratory = order && (await connectionOfOrder(tx, order));
  const connection =
    laboratory?.mro_connection_id == null
      ? null
      : await findConnection(tx, laboratory.mro_connection_id);
  const [secret] = connection === null ? [] : await secretsOf(tx, secrets, connection.id);
  if (!order || connection === null || secret === undefined) throw notUpdated();
  return {
    tenantId,
    orderNumber: order.orderNumber,
    connectionId: connection.id,
    endpoint: { address: connection.address, secret },
    before: { testStatus, mroResult },
  };
}

/** Keeps what was told again as if it had been posted. What is not signed is not kept. */
async function keepTold(
  context: Context,
  { secrets }: Tools,
  connectionId: number,
  told: readonly ToldAgain[],
): Promise<number[]> {
  for (const { time, nonce, signature, body } of told)
    await receiveMessage(context, secrets, {
      connectionId,
      headers: {
        [signatureHeaders.time]: time,
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: signature,
      },
      body: Buffer.from(body),
    });
  const nonces = told.map(({ nonce }) => nonce);
  const kept = await beyondTheWall(context.tx, () =>
    messagesOfNonces(context.tx, connectionId, nonces),
  );
  return kept.map((each) => each.id);
}

/** Whether the determination of a test was among what was told: filed now, or filed before. */
const hasReport = (
  { tenantId, connectionId }: Question,
  database: Database,
  testResultId: number,
  told: readonly ToldAgain[],
): Promise<boolean> =>
  inTransaction(database, { tenantId }, (tx) =>
    beyondTheWall(tx, async () => {
      const nonces = told.map(({ nonce }) => nonce);
      const messages = await messagesOfNonces(tx, connectionId, nonces);
      return messages.some(
        ({ kind, state, reason, test_result_id: test }) =>
          kind === 'MRO_REPORT' &&
          ((state === 'PROCESSED' && test === testResultId) ||
            (state === 'IGNORED' && reason === 'REPEATED')),
      );
    }),
  );

/**
 * Asks the MRO of a test what was determined, and files what it tells again like any message (T s7). The answer is the same
 * whether nothing was determined yet, or nobody answered: before the release nothing is told (ADR 101).
 * @throws Refusal RESOURCE_NOT_FOUND, MRO_RESULT_NOT_UPDATED
 */
export async function refreshMroResult(
  step: Step,
  tools: Tools,
  id: number,
  dial: Dial,
): Promise<TestResult> {
  const { database, log, runId } = tools;
  const question = await step((context) => questionOf(context, tools, id));
  const { connectionId, endpoint, orderNumber, tenantId } = question;
  const delivery = await dial(endpoint).deliver({
    kind: 'RESULT_AGAIN',
    messageId: randomUUID(),
    orderNumber,
  });
  const isHeard = delivery.outcome !== 'FAILED';
  await step(({ tx, now }) =>
    noteDelivery(tx, connectionId, { at: now, error: isHeard ? null : delivery.error }),
  );
  const told = delivery.outcome === 'TAKEN' ? (delivery.answer.messages ?? []) : [];
  const kept = await step((context) => keepTold(context, tools, connectionId, told)).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? notUpdated() : error;
    },
  );
  const run = { database, data: { tenantId }, log, id: runId };
  for (const messageId of kept) await takeInOne(run, tools, messageId);
  if (!(await hasReport(question, database, id, told))) throw notUpdated();
  return step(async (context) => {
    const test = await readTestResult(context, id);
    if (test.testStatus !== 'MRO_VERIFIED') throw notUpdated();
    context.audit({
      action: 'testResult.refreshed',
      entityId: id,
      companyId: test.testCase.company.id,
      changes: {
        testStatus: { before: question.before.testStatus, after: test.testStatus },
        mroResult: { before: question.before.mroResult, after: test.mroResult },
      },
    });
    context.trace({
      what: 'TEST_RESULT',
      rows: 1,
      recordIds: [id],
      asked: [`testResult=${id}`],
    });
    return test;
  });
}
