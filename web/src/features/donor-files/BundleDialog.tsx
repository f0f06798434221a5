import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { programs } from '@assay/schema/common/programs';
import { keysOf } from '@assay/schema/core/keys-of';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { ChipsField } from '../../components/form/ChipsField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { download } from '../../lib/files/download.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { DonorFilePartsFragment as File } from './donor-file.generated.ts';

const contract = z.object({ years: z.array(z.int()).min(1), program: z.string() });
type Values = z.output<typeof contract>;

interface BundleProps {
  file: File;
  onClose: () => void;
}

/** Years with a test, the latest first. */
const yearsOf = ({ tests }: File): number[] => [
  ...new Set(tests.map(({ countedOn }) => Number(countedOn.slice(0, 4)))),
];

function BundleForm({ file, onClose }: BundleProps) {
  const years = yearsOf(file);
  const form = useForm<Values, unknown, Values>({
    resolver: contractResolver<Values, Values>(contract),
    defaultValues: { years: years.slice(0, 3), program: '' },
  });
  const save = async ({ years: chosen, program }: Values): Promise<void> => {
    const search = new URLSearchParams(chosen.map((year) => ['years[]', String(year)]));
    if (program !== '') search.set('program', program);
    try {
      const path = `/download/test-results/${file.testResultId}/donor-file`;
      await download(`${path}?${search.toString()}`, 'donor-file.pdf');
      onClose();
    } catch (error) {
      form.setError('root.server', {
        message: error instanceof Error ? error.message : 'The file could not be made.',
      });
    }
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={{ years: 'Years', program: 'Program' }}
      action="Download"
      description="A PDF of the tests of these years, with released outcomes alone. A former employer's inquiry under 49 CFR 40.25 is about DOT tests. Who takes it along is noted."
      onSubmit={save}
      onCancel={onClose}
    >
      <ChipsField
        control={form.control}
        name="years"
        options={years.map((value) => ({ value, label: String(value) }))}
      />
      <SelectField
        control={form.control}
        name="program"
        placeholder="DOT and Non-DOT"
        options={keysOf(programs).map((value) => ({ value, label: programs[value] }))}
      />
    </DialogForm>
  );
}

/** Asks for the years of the bundle that is handed over. */
export const BundleDialog = (props: BundleProps) => (
  <FormDialog open size="md" title="Download the tests of a donor" onDismiss={props.onClose}>
    <BundleForm {...props} />
  </FormDialog>
);
