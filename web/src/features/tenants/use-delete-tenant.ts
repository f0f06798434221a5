import { useDeletion } from '../../components/dialogs/use-deletion.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useDeleteTenantMutation } from './tenant-mutations.generated.ts';

interface Deletable {
  id: string;
  name: string;
}

/** Why TPA 1 has no deletion (P s4). */
export const PROTECTED_HINT = 'This TPA runs the installation and cannot be deleted.';

/** Deletes a TPA after asking; `onDeleted` leads on from there. */
export function useDeleteTenant(onDeleted: () => void) {
  const [deleteTenant] = useDeleteTenantMutation(errorsToCaller);
  return useDeletion<Deletable>({
    send: async (id) => (await deleteTenant({ variables: { id } })).data?.deleteTenant,
    list: 'tenants',
    nameOf: ({ name }) => name,
    question: () => 'Are you sure to delete this TPA?',
    done: 'TPA was deleted successfully.',
    onDeleted,
  });
}
