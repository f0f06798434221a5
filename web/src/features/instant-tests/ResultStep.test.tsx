import { Button } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormContext } from '../../components/form/form-context.ts';
import { fieldRule } from '../../components/form/field-rule.ts';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import {
  checkedBy,
  instantTestForm,
  linesOf,
  type InstantTestSent,
  type InstantTestValues,
  type Panel,
} from './instant-test-form.ts';
import { instantTestLabels } from './instant-test-words.ts';
import { ResultStep } from './ResultStep.tsx';
import { useAttachments } from './use-attachments.ts';
import { useResultRules } from './use-result-rules.ts';
import { useToldErrors } from './use-told-errors.ts';

const substance = (id: string, name: string, type: 'DRUG' | 'ADULTERANT') => ({
  __typename: 'DrugAdulterant' as const,
  id,
  name,
  abbreviation: null,
  type,
  cutoffs: [
    { validFrom: '2026-02-01', urineCol: '100 ng/mL', oralFluidCol: '15 ng/mL', hairCol: null },
    { validFrom: '2018-01-01', urineCol: '150 ng/mL', oralFluidCol: '15 ng/mL', hairCol: null },
  ],
});
const panel = {
  __typename: 'TestPanel',
  id: '8',
  panelId: 'CUP-2',
  name: 'Cup',
  specimenTypeId: '1',
  drugAdulterantsData: [
    substance('1', 'Cocaine', 'DRUG'),
    substance('2', 'Opioids', 'DRUG'),
    substance('3', 'Creatinine', 'ADULTERANT'),
  ],
} as unknown as Panel;

const context = {
  ruleOf: (path: string) => fieldRule(instantTestForm, path),
  labels: instantTestLabels,
};

interface StepProps {
  specimenTypeId: number;
  collectedAt?: string;
}

/** The second step as the entry has it, with a button that checks it. */
function Step({ specimenTypeId, collectedAt = '2026-01-02T18:00:00.000Z' }: StepProps) {
  'use no memo';
  const blank = blankValues(instantTestForm);
  const form = useForm<InstantTestValues, unknown, InstantTestSent>({
    resolver: contractResolver<InstantTestValues, InstantTestSent>(checkedBy(panel)),
    defaultValues: {
      ...blank,
      donor: { ...blank.donor, isDonorAcceptTest: true },
      testResult: {
        ...blank.testResult,
        specimenTypeId,
        collectedAt,
        drugAdulterantResults: linesOf(panel, ''),
      },
    },
  });
  useToldErrors(form, form.formState.errors);
  const rules = useResultRules(form, panel);
  return (
    <FormContext value={context}>
      <ResultStep form={form} panel={panel} rules={rules} attachments={useAttachments(form)} />
      <Button onClick={() => void form.trigger()}>Check</Button>
    </FormContext>
  );
}

const result = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Overall Result/ });
const temperature = () => screen.queryByRole('combobox', { name: /Temperature in Range/ });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('a preliminary positive needs a drug, says so, and takes it back once one is ticked', async () => {
  const { user } = renderUi(<Step specimenTypeId={1} />);
  await user.selectOptions(result(), 'Preliminary Positive');

  await user.click(screen.getByRole('button', { name: 'Check' }));
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent(/drug/i);

  await user.click(box('Cocaine'));
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Cutoff Level' })).toHaveValue('150 ng/mL');
});

test('the cutoff is that of the day of the collection', async () => {
  const { user } = renderUi(<Step specimenTypeId={1} collectedAt="2026-02-01T18:00:00.000Z" />);
  await user.selectOptions(result(), 'Preliminary Positive');
  await user.click(box('Cocaine'));

  expect(screen.getByRole('textbox', { name: 'Cutoff Level' })).toHaveValue('100 ng/mL');
});

test('what is refused is taken back as soon as it is mended', async () => {
  const { user } = renderUi(<Step specimenTypeId={1} />);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(result()).toHaveAccessibleDescription('This field is required.'));

  await user.selectOptions(result(), 'Negative for all');

  await waitFor(() => expect(result()).not.toHaveAttribute('aria-invalid'));
  expect(temperature()).toHaveAccessibleDescription('This field is required.');
});

test('a temperature out of range leaves the invalid result alone, and drugs that were ticked go back', async () => {
  const { user } = renderUi(<Step specimenTypeId={1} />);
  await user.selectOptions(result(), 'Preliminary Positive');
  await user.click(box('Opioids'));

  await user.selectOptions(temperature() as HTMLElement, 'No');

  await waitFor(() => expect(result()).toHaveValue('RESULT_INVALID'));
  expect(screen.getByRole('option', { name: 'Negative for all' })).toBeDisabled();
  await waitFor(() => expect(box('Opioids')).not.toBeChecked());
  expect(box('Opioids')).toBeDisabled();
});

test('an abnormal adulterant leaves the invalid result alone, and asks for a comment', async () => {
  const { user } = renderUi(<Step specimenTypeId={2} />);
  await user.selectOptions(result(), 'Negative for all');

  await user.click(box('Creatinine'));

  await waitFor(() => expect(result()).toHaveValue('RESULT_INVALID'));
  expect(screen.getByRole('option', { name: 'Negative for all' })).toBeDisabled();
  expect(screen.getAllByRole('textbox', { name: 'Comment' }).at(-1)).toBeRequired();
});

test.each([1, 2])(
  'an abnormal adulterant takes back the drugs that were ticked before (specimen %d)',
  async (specimenTypeId) => {
    const { user } = renderUi(<Step specimenTypeId={specimenTypeId} />);
    await user.selectOptions(result(), 'Preliminary Positive');
    await user.click(box('Cocaine'));
    await user.click(box('Opioids'));

    await user.click(box('Creatinine'));

    await waitFor(() => expect(result()).toHaveValue('RESULT_INVALID'));
    await waitFor(() => expect(box('Cocaine')).not.toBeChecked());
    await waitFor(() => expect(box('Opioids')).not.toBeChecked());
    expect(box('Opioids')).toBeDisabled();
    expect(box('Creatinine')).toBeChecked();
  },
);

test('drugs wait for a preliminary positive, adulterants for any result, and oral fluid has no temperature', async () => {
  const { user } = renderUi(<Step specimenTypeId={2} />);
  expect(temperature()).not.toBeInTheDocument();
  expect([box('Cocaine'), box('Creatinine')].map((each) => each.matches(':disabled'))).toEqual([
    true,
    true,
  ]);

  await user.selectOptions(result(), 'Negative for all');

  expect(box('Creatinine')).toBeEnabled();
  expect(box('Cocaine')).toBeDisabled();
});
