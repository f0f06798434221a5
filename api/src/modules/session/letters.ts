import type { Brand } from '../../core/mail/brand.ts';
import type { Letter } from '../../core/mail/layout.ts';
import { CODE_MINUTES, linkHours, type LinkPurpose } from './limits.ts';

const wordsOf: Record<
  LinkPurpose,
  (brand: Brand) => { subject: string; why: string; unasked: string }
> = {
  RESET: ({ title }) => ({
    subject: 'Reset your password',
    why: `Somebody asked to reset the password of your account at ${title}.`,
    unasked: 'If it was not you, ignore this mail: your password stays as it is.',
  }),
  INVITE: ({ title }) => ({
    subject: 'Your new account',
    why: `An account was created for you at ${title}. Your user name is this e-mail address.`,
    unasked: 'If you did not expect this mail, please tell us.',
  }),
  UNLOCK: ({ title }) => ({
    subject: 'Unlock your account',
    why: `An administrator is unlocking your account at ${title}. It opens as soon as you choose a new password.`,
    unasked: 'If you did not expect this mail, please tell us.',
  }),
};

/** Mail with a link to /setup-password. */
export function linkLetter(
  purpose: LinkPurpose,
  firstName: string,
  link: string,
): (brand: Brand) => Letter {
  return (brand) => {
    const { subject, why, unasked } = wordsOf[purpose](brand);
    return {
      subject,
      firstName,
      before: [why, `Open this link within ${linkHours[purpose]} hours to choose a password:`],
      button: { label: 'Choose a password', link },
      after: [`The link works once. ${unasked}`],
    };
  };
}

/** Mail with the code of the second factor. The code is not in the subject, which locked phones show. */
export const codeLetter = (firstName: string, code: string) => (): Letter => ({
  subject: 'Your verification code',
  firstName,
  before: ['Enter this code to finish signing in:'],
  code,
  after: [
    `The code is valid for ${CODE_MINUTES} minutes.`,
    'If you are not signing in, somebody knows your password: change it now.',
  ],
});

/** Mail to somebody whose account is locked: who can unlock it. It has no link, which would be worth stealing. */
export const lockedLetter =
  (firstName: string, isClient: boolean) =>
  ({ title }: Brand): Letter => ({
    subject: 'Your account is locked',
    firstName,
    before: [
      `Nobody can sign in to your account at ${title} at the moment. That happens after several wrong passwords or codes, or when an administrator locks an account. Sessions that run go on until they end.`,
      isClient
        ? `An administrator of your company can unlock it, or the staff of ${title}.`
        : `An administrator of ${title} can unlock it.`,
    ],
    after: [
      'Whoever unlocks it sends you a link to choose a new password.',
      'If it was not you who tried to sign in, tell them so. This mail is sent once a day at most.',
    ],
  });
