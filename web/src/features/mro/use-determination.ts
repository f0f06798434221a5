import { useForm, type UseFormReturn } from 'react-hook-form';
import { DetermineTestInput as contract } from '@assay/schema/mro/mro-review';
import type { z } from 'zod';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { recordValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { asksForBasis, isPositive } from './determination-words.ts';
import type { TestInReview } from './mro-record.ts';
import { DetermineTestDocument } from './mro-review.generated.ts';

export type DeterminationValues = FormValues<typeof contract>;
export type DeterminationInput = z.output<typeof contract>;

/** What was chosen before for another determination is not sent with this one. */
const fitting = (test: TestInReview, input: DeterminationInput): DeterminationInput => ({
  ...input,
  drugs: isPositive(input.result) ? input.drugs : [],
  refusalReason: input.result === 'MRO_REFUSAL' ? input.refusalReason : null,
  reason: input.result === 'MRO_REFUSAL' || input.result === 'MRO_CANCELLED' ? input.reason : null,
  basis: asksForBasis(test, input.result) ? input.basis : null,
  isRecollectionObserved:
    (input.result === 'MRO_NEGATIVE_DILUTE' || input.result === 'MRO_CANCELLED') &&
    input.isRecollectionObserved,
});

interface Determination {
  form: UseFormReturn<DeterminationValues, unknown, DeterminationInput>;
  save: (input: DeterminationInput) => Promise<void>;
}

/** The form of a determination; `onStale` when another report or determination came first. */
export function useDetermination(
  test: TestInReview,
  { onDone, onStale }: { onDone: () => void; onStale: () => void },
): Determination {
  const basis = test.bases.length === 1 ? test.bases[0] : null;
  const blank = recordValues(contract, { version: test.version, basis });
  const form = useForm<DeterminationValues, unknown, DeterminationInput>({
    resolver: contractResolver<DeterminationValues, DeterminationInput>(contract),
    defaultValues: blank,
  });
  const save = async (input: DeterminationInput): Promise<void> => {
    const send = async () =>
      (
        await sendMutation(DetermineTestDocument, {
          id: test.id,
          input: { ...fitting(test, input), version: test.version },
        })
      ).determineTest;
    /* The findings are read anew, and what was typed stays. */
    const onConflict = (): Promise<null> => {
      onStale();
      return Promise.resolve(null);
    };
    if ((await saveForm(form, send, { onConflict })) === null) return;
    toastSuccess(
      test.isReleased ? 'The determination has been corrected.' : 'The test has been released.',
    );
    form.reset(blank);
    onDone();
  };
  return { form, save };
}
