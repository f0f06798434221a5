import { inTenant } from '../../core/database/in-tenant.ts';
import type { Tx } from '../../core/database/database.ts';
import { queueMails, type MailKind } from '../../core/mail/queue-mail.ts';
import { readToken } from '../../core/http/authenticate.ts';
import { linkLetter, purposeOf, type LinkReason } from './letters.ts';
import { linkHours, type LinkPurpose } from './limits.ts';
import { insertLinks } from './links.repository.ts';
import { newToken } from './tokens.ts';

const kinds: Record<LinkPurpose, MailKind> = {
  RESET: 'PASSWORD_RESET',
  INVITE: 'INVITATION',
  UNLOCK: 'UNLOCK',
};

/** Who gets a link; `home` is the tenant of the account. */
export interface LinkReader {
  home: number;
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Mails a link to /setup-password, in the name of the transaction's tenant. `origin` is the portal's
 * address (`portalOriginOf`). Only the hash of the code is kept.
 */
export const sendLink = (
  context: { tx: Tx },
  reason: LinkReason,
  { home, ...reader }: LinkReader,
  origin: string,
): Promise<void> => sendLinks(context, reason, { home, readers: [reader] }, origin);

/** Mails a link to each of many people whose accounts are in one tenant. */
export async function sendLinks(
  context: { tx: Tx },
  reason: LinkReason,
  { home, readers }: { home: number; readers: readonly Omit<LinkReader, 'home'>[] },
  origin: string,
): Promise<void> {
  const purpose = purposeOf(reason);
  const links = readers.map((reader) => {
    const code = newToken(home);
    const read = readToken(code);
    if (read === null) throw new Error('A new code cannot be read.');
    return { ...reader, code, codeHash: read.hash };
  });
  await inTenant(context.tx, home, () =>
    insertLinks(context.tx, purpose, linkHours[purpose], links),
  );
  const letters = links.map(({ email, firstName, lastName, code }) => ({
    to: { email, name: `${firstName} ${lastName}` },
    write: linkLetter(reason, firstName, `${origin}/setup-password?code=${code}`),
  }));
  await queueMails(context, kinds[purpose], letters);
}
