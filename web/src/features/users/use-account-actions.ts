import { KeyRound, Lock, LockOpen, Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { RowActions } from '../../components/data-table/row-action.ts';
import type { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { personName } from '../../domain/person-name.ts';
import { refusalOf, type Payload } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { UserPowersFragment } from './user-list.generated.ts';
import { SELF_HINT } from './user-record.ts';
import {
  InviteUserDocument,
  LockUserDocument,
  ResetUserPasswordDocument,
  UnlockUserDocument,
} from './user.generated.ts';

interface Account extends UserPowersFragment {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly accountStatus: 'ACTIVE' | 'LOCKED';
  readonly isSelf: boolean;
}

/** Something that is done to an account after asking. */
interface AccountAct {
  title: string;
  question: string;
  action: string;
  destructive?: boolean;
  send: (user: Account) => Promise<Payload>;
  /** The toast, documented for unlock and reset (O s8). */
  done: string;
}

const acts = {
  unlock: {
    title: 'Unlock',
    question: 'A link to set a new password is mailed to the user. It opens the account.',
    action: 'Send link',
    send: async ({ id }) => (await sendMutation(UnlockUserDocument, { id })).unlockUser,
    done: 'Message sent to user email. To activate, the user needs to set a password using the link in the message.',
  },
  invite: {
    title: 'Invite again',
    question: 'A new invitation is mailed to the user. The link of the former one ends.',
    action: 'Send invitation',
    send: async ({ id }) => (await sendMutation(InviteUserDocument, { id })).inviteUser,
    done: 'A new invitation has been sent.',
  },
  reset: {
    title: 'Reset password of',
    question:
      'The password and all sessions of the user end at once. A link to set a new password is mailed.',
    action: 'Reset password',
    destructive: true,
    send: async ({ username: email }) =>
      (await sendMutation(ResetUserPasswordDocument, { input: { email } })).resetUserPassword,
    done: 'User password is reset. A message with a link to set a new password has been sent to his email address.',
  },
  lock: {
    title: 'Lock',
    question:
      'The user is signed out everywhere at once, and cannot sign in until somebody unlocks the account.',
    action: 'Lock',
    destructive: true,
    send: async ({ id }) => (await sendMutation(LockUserDocument, { id })).lockUser,
    done: 'User was locked.',
  },
} as const satisfies Record<string, AccountAct>;

interface AccountActions {
  /** Entries of a menu, as far as the viewer may do them to this user now. */
  entriesOf: (user: Account, except?: keyof typeof acts) => RowActions;
  ask: (act: keyof typeof acts, user: Account) => void;
  dialog: ComponentProps<typeof ConfirmDialog>;
}

/** Unlocks, locks, invites anew and resets, each after asking. `onDone` reads anew what the screen shows. */
export function useAccountActions(onDone: () => void): AccountActions {
  const { subject, ask, dialog } = useConfirmedAction<{ act: AccountAct; user: Account }>(
    async ({ act, user }) => {
      const refusal = await refusalOf(() => act.send(user));
      if (refusal !== null) return refusal;
      toastSuccess(act.done);
      onDone();
      return null;
    },
  );
  const begin = (name: keyof typeof acts, user: Account): void => ask({ act: acts[name], user });
  const entriesOf = (user: Account, except?: keyof typeof acts): RowActions => {
    const { viewerCanUnlock, viewerCanInvite, viewerCanResetPassword, viewerCanLock } = user;
    const own = user.isSelf && user.viewerCanUpdate === true;
    return [
      viewerCanUnlock === true &&
        except !== 'unlock' && {
          id: 'unlock',
          label: 'Unlock',
          icon: LockOpen,
          onSelect: () => begin('unlock', user),
        },
      viewerCanInvite === true &&
        except !== 'invite' && {
          id: 'invite',
          label: 'Invite again',
          icon: Mail,
          onSelect: () => begin('invite', user),
        },
      /* Hidden for a locked user, disabled for the own account (O s4). */
      (viewerCanResetPassword === true || own) && {
        id: 'reset',
        label: 'Reset password',
        icon: KeyRound,
        disabled: own,
        ...(own && { hint: SELF_HINT }),
        onSelect: () => begin('reset', user),
      },
      viewerCanLock === true && {
        id: 'lock',
        label: 'Lock',
        icon: Lock,
        destructive: true,
        onSelect: () => begin('lock', user),
      },
    ];
  };
  const { act, user } = subject ?? {};
  return {
    entriesOf,
    ask: begin,
    dialog: {
      ...dialog,
      title: act && user ? `${act.title} ${personName(user)}` : '',
      question: act?.question ?? '',
      action: act?.action ?? '',
      destructive: act?.destructive ?? false,
    },
  };
}
