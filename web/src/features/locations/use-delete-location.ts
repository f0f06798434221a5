import { useDeletion } from '../../components/dialogs/use-deletion.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useDeleteLocationMutation } from './location-mutations.generated.ts';

interface Deletable {
  id: string;
  name: string;
}

/** Deletes a location after asking; `onDeleted` leads on from there. */
export function useDeleteLocation(onDeleted: () => void) {
  const [deleteLocation] = useDeleteLocationMutation(errorsToCaller);
  return useDeletion<Deletable>({
    send: async (id) => (await deleteLocation({ variables: { id } })).data?.deleteLocation,
    list: 'locations',
    nameOf: ({ name }) => name,
    question: () => 'Are you sure to delete this Location?',
    done: 'Location was deleted successfully.',
    onDeleted,
  });
}
