import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { testPanelPaths } from '../../config/features/test-panels.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { numberText } from '../../lib/value-text.ts';
import {
  DeleteTestPanelDocument,
  TestPanelDetailDocument,
  type TestPanelPartsFragment,
} from './test-panel.generated.ts';

/** Where the screens of one panel are. */
export const testPanelLinks = (id: string) => {
  const { edit, history, locations } = testPanelPaths;
  return linksOf({ edit, history, locations }, { id });
};

/** The panel of the address. */
export const testPanelRecord = recordRoute({
  document: TestPanelDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: testPanelPaths.list,
    place: null,
  }),
  record: ({ testPanel }) => testPanel,
  name: ({ panelId }) => panelId,
  home: ({ id }) => testPanelLinks(id).edit,
});

type Deleted = Pick<TestPanelPartsFragment, 'id' | 'panelId' | 'numberOfLocations'>;

/** With the documented question (C s8), which says how many locations lose it. */
export const testPanelDeletion: DeletionOf<Deleted> = {
  send: async (id) => (await sendMutation(DeleteTestPanelDocument, { id })).deleteTestPanel,
  list: 'testPanels',
  nameOf: ({ panelId }) => panelId,
  question: ({ numberOfLocations: count }) =>
    `Are you sure to delete? This Test Panel is assigned to ${numberText(count)} Locations`,
  done: () => 'Test Panel was deleted successfully.',
};
