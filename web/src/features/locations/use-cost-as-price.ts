import { useQuery } from '@apollo/client/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateLocationTestPanelInput } from '@assay/schema/test-panels/location-test-panel';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useSuggestion } from '../../lib/forms/use-suggestion.ts';
import { PanelCostDocument } from './location-panels.generated.ts';

type PanelForm = UseFormReturn<FormValues<typeof CreateLocationTestPanelInput>>;

/** Until a price is typed, that of a panel at a location is the cost of the panel, as when many are assigned at once. */
export function useCostAsPrice(form: PanelForm, on: boolean): void {
  const { control } = form;
  const panel = useWatch({ control, name: 'testPanelId' });
  const { data } = useQuery(PanelCostDocument, {
    variables: { id: String(panel) },
    skip: !on || panel === '',
    ...errorsToCaller,
  });
  const isThat = data?.testPanel?.id === String(panel);
  const cost = isThat ? (data.testPanel?.pricing ?? '') : '';
  useSuggestion(form, 'price', on ? cost : null);
}
