import { momentIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { secondFactorLetter, type FactorChange } from './letters.ts';
import { clientOf } from './note-sign-in.ts';

/** Whom a letter is written to. */
export interface Person {
  username: string;
  first_name: string;
  last_name: string;
}

/**
 * Mails a person of the transaction's tenant that the second factor of the account has changed: who has a session of
 * somebody else and knows the password does not do so unseen.
 */
export function tellSecondFactor(
  context: Context,
  { username: email, first_name: firstName, last_name: lastName }: Person,
  change: FactorChange,
): Promise<void> {
  const letter = secondFactorLetter(firstName, change, {
    when: momentIn(context.now, context.viewer.timezone),
    device: clientOf(context).device,
  });
  return queueMail(context, 'SECOND_FACTOR', { email, name: `${firstName} ${lastName}` }, letter);
}
