import type { z } from 'zod';
import { MergeDonorInput, UnmergeDonorInput } from '@assay/schema/donor-files/donor-file';
import { bornText } from '@assay/schema/donor-files/born-text';
import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { usePageForm } from '../../components/dialogs/use-page-form.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  MergeDonorDocument,
  UnmergeDonorDocument,
  type DonorFilePartsFragment as File,
} from './donor-file.generated.ts';

const unmerged = UnmergeDonorInput.pick({ reason: true });

/** "Employee ID E-1, 2 tests, born 01/02/1990, as here". */
const candidateWords = (each: File['candidates'][number]): string =>
  [
    `${primaryIdTypes[each.primaryIdType]} ${each.primaryId}`,
    each.tests === 1 ? '1 test' : `${each.tests} tests`,
    bornText([each]) === null ? 'date of birth not known' : `born ${bornText([each])}`,
    each.sameBirthDate ? 'as here' : each.datesOfBirth.length > 0 && 'not as here',
  ]
    .filter(Boolean)
    .join(', ');

interface MergeProps {
  file: File;
  onClose: () => void;
}

function MergeForm({ file, onClose }: MergeProps) {
  const { form, save } = usePageForm<
    FormValues<typeof MergeDonorInput>,
    z.output<typeof MergeDonorInput>
  >({
    contract: MergeDonorInput,
    values: { testResultId: '', reason: '' },
    send: async ({ testResultId, reason }) => {
      const input = { testResultId, reason };
      return (await sendMutation(MergeDonorDocument, { id: file.testResultId, input })).mergeDonor;
    },
    done: 'The files are merged.',
    onClose,
  });
  return (
    <DialogForm
      form={form}
      contract={MergeDonorInput}
      labels={{ testResultId: 'Other id', reason: 'Reason' }}
      action="Merge"
      description={`People of the name ${file.fullName} under other ids. No test changes: whoever reads either file reads both. A merge can be taken back.`}
      onSubmit={save}
      onCancel={onClose}
    >
      <SelectField
        control={form.control}
        name="testResultId"
        options={file.candidates.map((each) => ({
          value: Number(each.testResultId),
          label: candidateWords(each),
        }))}
        required
      />
      <TextAreaField control={form.control} name="reason" required />
    </DialogForm>
  );
}

/** Merges the file with that of another id of the same person. */
export const MergeDialog = (props: MergeProps) => (
  <FormDialog open size="md" title="Merge with another id" onDismiss={props.onClose}>
    <MergeForm {...props} />
  </FormDialog>
);

interface UnmergeProps extends MergeProps {
  merge: File['merges'][number];
}

function UnmergeForm({ file, merge, onClose }: UnmergeProps) {
  const { form, save } = usePageForm<FormValues<typeof unmerged>, z.output<typeof unmerged>>({
    contract: unmerged,
    values: { reason: '' },
    send: async ({ reason }) => {
      const input = { mergeId: merge.mergeId, reason };
      return (await sendMutation(UnmergeDonorDocument, { id: file.testResultId, input }))
        .unmergeDonor;
    },
    done: 'The merge is taken back.',
    onClose,
  });
  return (
    <DialogForm
      form={form}
      contract={unmerged}
      labels={{ reason: 'Reason' }}
      action="Take back"
      destructive
      description={`${merge.oneId} and ${merge.otherId} are two files again. That they were merged stays readable.`}
      onSubmit={save}
      onCancel={onClose}
    >
      <TextAreaField control={form.control} name="reason" />
    </DialogForm>
  );
}

/** Takes a merge back. */
export const UnmergeDialog = (props: UnmergeProps) => (
  <FormDialog open title="Take a merge back" onDismiss={props.onClose}>
    <UnmergeForm {...props} />
  </FormDialog>
);
