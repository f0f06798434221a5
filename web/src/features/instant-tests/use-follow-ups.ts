import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';

type InstantTestForm = UseFormReturn<InstantTestValues, unknown, InstantTestSent>;

/** What was chosen among what another field offers, and does not outlive its change. */
const chosenWithin = {
  companyId: ['locationId', 'client', 'testResult.testPanelId'],
  locationId: ['client', 'testResult.testPanelId'],
  'testResult.specimenTypeId': ['testResult.testPanelId'],
} as const satisfies {
  [P in FieldPath<InstantTestValues>]?: readonly FieldPath<InstantTestValues>[];
};

type Leading = keyof typeof chosenWithin;
const isLeading = (name: string): name is Leading => Object.hasOwn(chosenWithin, name);

/** Clears what hung on a field that has another value: it would be sent and not be seen. */
function clearWithin({ setValue }: Pick<InstantTestForm, 'setValue'>, name: Leading): void {
  for (const path of chosenWithin[name]) setValue(path, '', { shouldDirty: true });
}

/** Gives location or specimen type another value, as if a person had chosen it. */
export function choose(form: InstantTestForm, name: Leading, value: number): void {
  if (form.getValues(name) === value) return;
  form.setValue(name, value, { shouldDirty: true });
  clearWithin(form, name);
}

/** Clears location, client and panel once another company, location or specimen type is chosen that may not offer them. */
export function useFollowUps(form: InstantTestForm): void {
  useFollowUp(form, (name) => {
    if (isLeading(name)) clearWithin(form, name);
  });
}
