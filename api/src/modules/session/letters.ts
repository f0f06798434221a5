import type { Brand } from '../../core/mail/brand.ts';
import type { Letter } from '../../core/mail/layout.ts';
import { CODE_MINUTES, linkHours, type LinkPurpose } from './limits.ts';

/** Why a link is sent: what it is for, and who has asked for it. */
export type LinkReason = LinkPurpose | 'RESET_BY_ADMINISTRATOR';

const wordsOf: Record<
  LinkReason,
  (brand: Brand) => { subject: string; why: string; unasked: string }
> = {
  RESET: ({ title }) => ({
    subject: 'Reset your password',
    why: `Somebody asked to reset the password of your account at ${title}.`,
    unasked: 'If it was not you, ignore this mail: your password stays as it is.',
  }),
  RESET_BY_ADMINISTRATOR: ({ title }) => ({
    subject: 'Your password was reset',
    why: `An administrator has reset the password of your account at ${title}. Your former password no longer works, and you were signed out everywhere.`,
    unasked: 'If you did not expect this mail, please tell us.',
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

/** What a link is for. */
export const purposeOf = (reason: LinkReason): LinkPurpose =>
  reason === 'RESET_BY_ADMINISTRATOR' ? 'RESET' : reason;

/** Mail with a link to /setup-password. */
export function linkLetter(
  reason: LinkReason,
  firstName: string,
  link: string,
): (brand: Brand) => Letter {
  return (brand) => {
    const { subject, why, unasked } = wordsOf[reason](brand);
    return {
      subject,
      firstName,
      before: [
        why,
        `Open this link within ${linkHours[purposeOf(reason)]} hours to choose a password:`,
      ],
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

/** What happened to the second factor of an account. */
export type FactorChange = 'added' | 'removed' | 'renewed' | 'takenAway';

interface Circumstances {
  /** Day and time in the zone of whoever did it. */
  when: string;
  /** With which browser and system. */
  device: string;
}

const factorWords: Record<
  FactorChange,
  (title: string, circumstances: Circumstances) => { subject: string; what: string; now: string }
> = {
  added: (title, { when, device }) => ({
    subject: 'Authenticator app added',
    what: `An authenticator app was added to your account at ${title} on ${when}, with ${device}.`,
    now: 'From now on sign-in asks for its code.',
  }),
  removed: (title, { when, device }) => ({
    subject: 'Authenticator app removed',
    what: `The authenticator app of your account at ${title} was turned off on ${when}, with ${device}.`,
    now: 'Its codes and your recovery codes sign you in no longer.',
  }),
  renewed: (title, { when, device }) => ({
    subject: 'New recovery codes',
    what: `New recovery codes were made for your account at ${title} on ${when}, with ${device}.`,
    now: 'The former ones sign you in no longer.',
  }),
  takenAway: (title, { when }) => ({
    subject: 'Authenticator app removed',
    what: `An administrator of ${title} removed the authenticator app of your account on ${when}.`,
    now: 'Its codes and your recovery codes sign you in no longer. Set up an app again in your profile.',
  }),
};

/** Mail to somebody whose second factor has changed. It has no link, which would be worth imitating. */
export const secondFactorLetter =
  (firstName: string, change: FactorChange, circumstances: Circumstances) =>
  ({ title }: Brand): Letter => {
    const { subject, what, now } = factorWords[change](title, circumstances);
    return {
      subject,
      firstName,
      before: [what, now],
      after: [
        change === 'takenAway'
          ? 'If you did not ask for it, tell us at once.'
          : 'If it was not you, somebody knows your password: change it now, and tell us.',
      ],
    };
  };
