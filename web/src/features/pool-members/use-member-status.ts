import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { personName } from '../../domain/person-name.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import type { PoolMemberRowFragment } from './member-list.generated.ts';
import {
  useRemovePoolMemberMutation,
  useRestorePoolMemberMutation,
} from './member-mutations.generated.ts';
import { memberTexts } from './member-words.ts';

type Member = Pick<PoolMemberRowFragment, 'id' | 'firstName' | 'lastName'>;

/** Removes a member after asking, and takes one back; `onDone` reads the list again. */
export function useMemberStatus(onDone: () => void) {
  const [removeMember] = useRemovePoolMemberMutation(errorsToCaller);
  const [restoreMember] = useRestorePoolMemberMutation(errorsToCaller);
  const tell = (): void => {
    toastSuccess(memberTexts.removed);
    onDone();
  };
  const { subject, ask, dialog } = useConfirmedAction<Member>(async ({ id }) => {
    const refusal = await refusalOf(
      async () => (await removeMember({ variables: { id } })).data?.removeTestPoolMember,
      memberTexts.removeFailed,
    );
    if (refusal === null) tell();
    return refusal;
  });
  const restore = async ({ id }: Member): Promise<void> => {
    const refusal = await refusalOf(
      async () => (await restoreMember({ variables: { id } })).data?.restoreTestPoolMember,
      memberTexts.removeFailed,
    );
    if (refusal === null) tell();
    else toastError(refusal);
  };
  return {
    askToRemove: ask,
    restore,
    dialog: {
      ...dialog,
      title: subject === null ? 'Remove' : `Remove ${personName(subject)}`,
      question:
        subject === null
          ? ''
          : `Are you sure you want to remove ${personName(subject)} from this Test Pool? Removed members are not drawn; they can be added again.`,
      action: 'Remove',
    },
  };
}
