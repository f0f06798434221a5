import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { UpdateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import { StaleVersionDialog } from '../../components/dialogs/StaleVersionDialog.tsx';
import { useStaleVersion } from '../../components/dialogs/use-stale-version.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  TestPoolDetailDocument,
  type TestPoolPartsFragment,
} from './test-pool-detail.generated.ts';
import {
  testPoolValues,
  updateVariables,
  type ChangedTestPool,
  type TestPoolFormValues,
} from './test-pool-form-values.ts';
import { testPoolLabels } from './test-pool-labels.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { useUpdateTestPoolMutation } from './test-pool-mutations.generated.ts';
import { testPoolResolver } from './test-pool-resolver.ts';
import { TestPoolForm } from './TestPoolForm.tsx';
import { useTestPool } from './use-test-pool.ts';
import { useTestPoolWords } from './use-test-pool-words.ts';

/** Edits a pool; one that cannot change (C s4) shows its profile, whose status says why. */
export function EditTestPoolView() {
  const pool = useTestPool();
  // As it was when the form was opened: what is typed outlives a pool that is switched off meanwhile.
  const [isOpen] = useState(pool.viewerCanUpdate);
  return isOpen ? (
    <EditTestPool pool={pool} />
  ) : (
    <Navigate to={testPoolLinks(pool.id).profile} replace />
  );
}

function EditTestPool({ pool }: { pool: TestPoolPartsFragment }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [updateTestPool] = useUpdateTestPoolMutation(toldByForm);
  const form = useForm<TestPoolFormValues, unknown, ChangedTestPool>({
    resolver: testPoolResolver(UpdateTestPoolInput),
    defaultValues: testPoolValues(pool),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const { id } = pool;
  const { profile } = testPoolLinks(id);
  const stale = useStaleVersion({
    form,
    labels: testPoolLabels,
    show: useTestPoolWords(pool),
    reload: async () => {
      const { data } = await client.query({
        query: TestPoolDetailDocument,
        variables: { id },
        // Not into the cache: a record that is gone would take this page, and what was typed, with it.
        fetchPolicy: 'no-cache',
        ...toldByForm,
      });
      return data?.testPool ? testPoolValues(data.testPool) : null;
    },
  });

  const save = async (input: ChangedTestPool): Promise<void> => {
    const send = async () =>
      (await updateTestPool({ variables: { id, input: updateVariables(input) } })).data
        ?.updateTestPool;
    const saved = await saveForm(form, send, {
      onStale: stale.meet,
      failed: 'Error when updating the Test Pool. Please try again.',
    });
    if (!saved) return;
    unsaved.clear();
    toastSuccess('Test Pool updated successfully.');
    await navigate(profile);
  };

  const title = `Edit ${pool.name}`;
  return (
    <>
      <PageHeader narrow title={title} />
      <Form form={form} contract={UpdateTestPoolInput} label={title} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar control={form.control} action="Save" onCancel={() => void navigate(profile)} />
          }
        >
          <TestPoolForm form={form} settled={pool.activeMemberCount > 0} />
        </FormCard>
      </Form>
      <StaleVersionDialog {...stale.dialog} />
    </>
  );
}
