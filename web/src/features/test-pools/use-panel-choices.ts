import { useQuery } from '@apollo/client/react';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { PoolPanelChoicesDocument } from './pool-ordering.generated.ts';

/** The instant test panels that a location has; none while no location is chosen. */
export function usePanelChoices(locationId: number | string) {
  const { data, error, loading, refetch } = useQuery(PoolPanelChoicesDocument, {
    variables: { locationId: String(locationId) },
    skip: locationId === '',
    notifyOnNetworkStatusChange: true,
    ...errorsToCaller,
  });
  const panels = locationId === '' ? [] : (data?.locationTestPanels.nodes ?? []);
  return {
    options: panels.flatMap(({ testPanel }) =>
      testPanel === null ? [] : [{ value: Number(testPanel.id), label: testPanel.name }],
    ),
    isLoaded: data !== undefined && !loading,
    failure: error ? { retrying: loading, retry: () => void refetch() } : null,
  };
}
