import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { laboratoryPaths } from '../../config/features/laboratories.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import {
  DeleteLabConnectionDocument,
  LabConnectionDetailDocument,
} from './lab-connection.generated.ts';

/** Where the screens of one connection are. */
export const connectionLinks = (id: string) => {
  const { detail, edit, outgoing, incoming, history } = laboratoryPaths;
  return linksOf({ detail, edit, outgoing, incoming, history }, { id });
};

/** The views of a connection. */
export const connectionTabs = (id: string): TabLink[] => {
  const links = connectionLinks(id);
  return [
    { label: 'Health', to: links.detail, end: true },
    { label: 'Sent', to: links.outgoing },
    { label: 'Received', to: links.incoming },
  ];
};

/** The connection of the address, with how it goes. */
export const labConnectionRecord = recordRoute({
  document: LabConnectionDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: laboratoryPaths.list,
  }),
  record: ({ labConnection, labConnectionHealth: health }) =>
    labConnection && { ...labConnection, health },
  name: ({ name }) => name,
});

export const labConnectionDeletion: DeletionOf<{ id: string; name: string }> = {
  send: async (id) => (await sendMutation(DeleteLabConnectionDocument, { id })).deleteLabConnection,
  list: 'labConnections',
  nameOf: ({ name }) => name,
  question: () =>
    'Orders do not go this way any more, and its messages are refused. What it brought stays.',
  done: () => 'Connection was deleted successfully.',
};
