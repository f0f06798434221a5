import { useQuery } from '@apollo/client/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateTestPanelInput } from '@assay/schema/test-panels/test-panel';
import { DeviceChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useSuggestion } from '../../lib/forms/use-suggestion.ts';
import { panelName } from './panel-name.ts';
import { PanelContentsDocument } from './test-panel.generated.ts';

type PanelForm = UseFormReturn<FormValues<typeof CreateTestPanelInput>>;

/** Until it is edited by hand, the name of a new panel follows from its device and what it tests for (C s4). */
export function usePanelName(form: PanelForm, on: boolean): void {
  const { control } = form;
  const [deviceId, chosen] = useWatch({ control, name: ['deviceId', 'drugAdulterants'] });
  const ids = chosen.map(String);
  const { data } = useQuery(PanelContentsDocument, {
    variables: { ids },
    skip: !on || ids.length === 0,
    ...errorsToCaller,
  });
  const device = deviceId === '' ? '' : (choiceLabel(DeviceChoicesDocument, deviceId) ?? '');
  const nodes = ids.length === 0 ? [] : data?.drugAdulterants.nodes;
  const isKnown = nodes !== undefined && ids.every((id) => nodes.some((each) => each.id === id));
  useSuggestion(form, 'name', on && isKnown ? panelName(device, nodes) : null);
}
