import { useDeletion } from '../../components/dialogs/use-deletion.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useDeleteCompanyMutation } from './company-mutations.generated.ts';

interface Deletable {
  id: string;
  companyName: string;
  numberOfUsers: number;
}

/** The documented question (O s8). */
const question = ({ numberOfUsers }: Deletable): string =>
  `Are you sure to delete? This action will automatically delete user accounts for ${numberOfUsers} client users`;

/** Deletes a company after asking; `onDeleted` leads on from there. */
export function useDeleteCompany(onDeleted: () => void) {
  const [deleteCompany] = useDeleteCompanyMutation(errorsToCaller);
  return useDeletion<Deletable>({
    send: async (id) => (await deleteCompany({ variables: { id } })).data?.deleteCompany,
    list: 'companies',
    nameOf: ({ companyName }) => companyName,
    question,
    done: 'Company was deleted successfully.',
    onDeleted,
  });
}
