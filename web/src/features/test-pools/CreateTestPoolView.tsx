import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CreateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  createVariables,
  newTestPoolValues,
  type NewTestPool,
  type TestPoolFormValues,
} from './test-pool-form-values.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { useCreateTestPoolMutation } from './test-pool-mutations.generated.ts';
import { testPoolResolver } from './test-pool-resolver.ts';
import { TestPoolForm } from './TestPoolForm.tsx';

const TITLE = 'Create Test Pool';

/** A new random test pool. */
export function CreateTestPoolView() {
  const navigate = useNavigate();
  const [createTestPool] = useCreateTestPoolMutation(toldByForm);
  const form = useForm<TestPoolFormValues, unknown, NewTestPool>({
    resolver: testPoolResolver(CreateTestPoolInput),
    defaultValues: newTestPoolValues(),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (pool: NewTestPool): Promise<void> => {
    const saved = await saveForm(
      form,
      async () =>
        (await createTestPool({ variables: { input: createVariables(pool) } })).data
          ?.createTestPool,
      { failed: 'Error when creating Test Pool. Please try again.' },
    );
    if (!saved?.testPool) return;
    unsaved.clear();
    toastSuccess('Test Pool created successfully.');
    await navigate(testPoolLinks(saved.testPool.id).profile, { replace: true });
  };

  return (
    <>
      <PageHeader narrow title={TITLE} subtitle="A random testing program and how it draws." />
      <Form form={form} contract={CreateTestPoolInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action={TITLE}
              needsChange={false}
              onCancel={() => void navigate(paths.testPools.list)}
            />
          }
        >
          <TestPoolForm form={form} />
        </FormCard>
      </Form>
    </>
  );
}
