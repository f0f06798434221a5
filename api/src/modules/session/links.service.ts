import { inTenant } from '../../core/database/in-tenant.ts';
import type { Tx } from '../../core/database/database.ts';
import { queueMail, type MailKind } from '../../core/mail/queue-mail.ts';
import { readToken } from '../../core/http/authenticate.ts';
import { linkLetter } from './letters.ts';
import { linkHours, type LinkPurpose } from './limits.ts';
import { insertLink } from './links.repository.ts';
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
export async function sendLink(
  context: { tx: Tx },
  purpose: LinkPurpose,
  reader: LinkReader,
  origin: string,
): Promise<void> {
  const { tx } = context;
  const code = newToken(reader.home);
  const read = readToken(code);
  if (read === null) throw new Error('A new code cannot be read.');
  const link = { codeHash: read.hash, userId: reader.userId, purpose, hours: linkHours[purpose] };
  await inTenant(tx, reader.home, () => insertLink(tx, link));
  const to = { email: reader.email, name: `${reader.firstName} ${reader.lastName}` };
  const address = `${origin}/setup-password?code=${code}`;
  await queueMail(context, kinds[purpose], to, linkLetter(purpose, reader.firstName, address));
}
