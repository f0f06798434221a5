import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { labAccountPaths } from '../../config/features/lab-accounts.ts';
import { requireProvider } from '../../domain/laboratories/provider.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { DeleteLabAccountDocument, LabAccountDetailDocument } from './lab-account.generated.ts';

/** Where the screens of a laboratory's accounts are. */
export const labAccountLinks = (provider: LabProviderName) => {
  const { list, create } = labAccountPaths;
  return linksOf({ list, create }, { provider });
};

interface Placed {
  id: string;
  provider: LabProviderName;
}

/** Where the screens of one lab account are. */
export const oneAccountLinks = ({ provider, id }: Placed) => {
  const { detail, edit, history, locations } = labAccountPaths;
  return linksOf({ detail, edit, history, locations }, { provider, id });
};

/** The views of a lab account (C s2); its history is for who may change it. */
export const accountTabs = (account: Placed & { viewerCanUpdate: boolean | null }): TabLink[] => [
  { label: 'Profile', to: oneAccountLinks(account).detail, end: true },
  { label: 'Locations', to: oneAccountLinks(account).locations },
  ...(account.viewerCanUpdate === true
    ? [{ label: 'History', to: oneAccountLinks(account).history }]
    : []),
];

/** The lab account of the address; that of another laboratory is not there. */
export const labAccountRecord = recordRoute({
  document: LabAccountDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => {
    const provider = requireProvider(params['provider']);
    return {
      variables: { id: requireRecordId(params['id']) },
      otherwise: labAccountLinks(provider).list,
      place: provider,
    };
  },
  record: ({ labAccount }, provider: LabProviderName) =>
    labAccount?.provider === provider ? labAccount : null,
  name: ({ masterAccountId }) => masterAccountId,
});

export const labAccountDeletion: DeletionOf<{ id: string; masterAccountId: string }> = {
  send: async (id) => (await sendMutation(DeleteLabAccountDocument, { id })).deleteLabAccount,
  list: 'labAccounts',
  nameOf: ({ masterAccountId }) => masterAccountId,
  question: () => 'Are you sure to delete this Lab Account?',
  done: () => 'Lab Account was deleted successfully.',
};
