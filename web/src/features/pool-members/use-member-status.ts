import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { refusalOf, toldByForm } from '../../lib/forms/save-form.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import type { PoolMemberRowFragment } from './member-list.generated.ts';
import {
  useRemovePoolMemberMutation,
  useRestorePoolMemberMutation,
} from './member-mutations.generated.ts';
import { memberTexts } from './member-texts.ts';

type Member = Pick<PoolMemberRowFragment, 'id' | 'firstName' | 'lastName'>;

export const memberName = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`;

/** Removes a member after asking, and takes one back; `onDone` reads the list again. */
export function useMemberStatus(onDone: () => void) {
  const [removeMember] = useRemovePoolMemberMutation(toldByForm);
  const [restoreMember] = useRestorePoolMemberMutation(toldByForm);
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
      title: subject === null ? 'Remove' : `Remove ${memberName(subject)}`,
      question:
        subject === null
          ? ''
          : `Are you sure you want to remove ${memberName(subject)} from this Test Pool? Removed members are not drawn; they can be added again.`,
      action: 'Remove',
    },
  };
}
