import { useLoaderData } from 'react-router-dom';
import { BulkAssignScreen } from '../../components/bulk-assign/BulkAssignScreen.tsx';
import { outcomesOf } from '../../components/bulk-assign/assignment.ts';
import { useBulkChoice } from '../../components/bulk-assign/use-bulk-choice.ts';
import { ListData } from '../../components/data-table/ListData.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { locationChoice, panelLocations } from './panel-location-list.tsx';
import {
  AssignTestPanelDocument,
  type PanelLocationListQuery,
} from './panel-locations.generated.ts';
import { testPanelRecord } from './test-panel-record.ts';

const words = {
  assign: {
    done: 'Assigned, at the cost of the panel.',
    reasons: {
      DUPLICATE_VALUE: 'The location has the panel already, with its own price.',
      RESOURCE_NOT_FOUND: 'The location is not there any more.',
    },
  },
  remove: {
    done: 'Removed.',
    reasons: { RESOURCE_NOT_FOUND: 'The location does not have the panel.' },
  },
  question: (locations: string) =>
    `Are you sure you'd like to remove this Test Panel from ${locations}?`,
} as const;

/** Assigns an instant test panel to many locations, or takes it from them. */
export function AssignPanelView() {
  const { list } = useLoaderData<ListRouteData<PanelLocationListQuery>>();
  const { id, panelId } = testPanelRecord.useRecord();
  const bulk = useBulkChoice();
  const send = async (locationIds: readonly string[], assigned: boolean) => {
    const input = { testPanelIds: [id], locationIds: [...locationIds], assigned };
    const { assignTestPanels: answer } = await sendMutation(AssignTestPanelDocument, { input });
    return outcomesOf(
      locationIds,
      answer.errors,
      answer.testPanelAssignments?.results.map(({ locationId, errorCode }) => ({
        id: locationId,
        errorCode,
      })),
    );
  };
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <BulkAssignScreen
          {...panelLocations(bulk, data?.companies.nodes ?? [])}
          {...result}
          title={`Assign ${panelId} to Locations`}
          page={data?.locations}
          bulk={bulk}
          choices={LocationChoicesDocument}
          choiceOf={locationChoice}
          kind="Location"
          send={send}
          words={words}
        />
      )}
    </ListData>
  );
}
