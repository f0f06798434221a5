import type { Config } from '../../config.ts';
import { inTransaction } from '../database/transaction.ts';
import { defineWorker, type JobRun, type Worker } from '../jobs/job.ts';
import { beginAttempt, finish, noteFailure } from './outbox.repository.ts';
import { mailSend } from './queue-mail.ts';
import { createMailTransport, MailError, type Transport } from './transport.ts';

const errorOf = (error: unknown): MailError => {
  if (error instanceof MailError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
  return new MailError(code, false);
};

async function sendMail(
  run: JobRun<{ tenantId: number; mailId: string }>,
  transport: Transport,
): Promise<void> {
  const { database, log, isLast } = run;
  const { tenantId, mailId } = run.data;
  const mail = await inTransaction(database, { tenantId }, (tx) => beginAttempt(tx, mailId));
  if (mail === null) return;
  /* The server is talked to outside of a transaction, so that a slow one holds no connection. */
  try {
    const file = await transport.send(mail);
    if (file !== null) log.info({ file }, 'a mail was written to a file; npm run outbox shows it');
  } catch (error) {
    const { code, permanent, message } = errorOf(error);
    const givenUp = permanent || isLast;
    await inTransaction(database, { tenantId }, (tx) =>
      givenUp ? finish(tx, mailId, 'FAILED', code) : noteFailure(tx, mailId, code),
    );
    if (givenUp)
      log.error({ mailId, fault: code, kind: mail.kind }, 'a mail cannot be sent and was given up');
    if (permanent) return;
    throw new MailError(message, false);
  }
  await inTransaction(database, { tenantId }, (tx) => finish(tx, mailId, 'SENT', null));
}

/** Sends the mails of the outbox; two at a time. */
export function mailWorker(config: Config): Worker {
  const transport = createMailTransport(config);
  return defineWorker({
    kind: mailSend,
    concurrency: 2,
    work: (run) => sendMail(run, transport),
    close: () => transport.close(),
  });
}
