import { useReadQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { PageMessage } from '../../components/page/PageMessage.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Lock } from 'lucide-react';
import { systemClock } from '../../lib/clock.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { useCreateSelectionRunMutation } from './create-run.generated.ts';
import { CreateRunForm } from './CreateRunForm.tsx';
import type { newRunLoader } from './new-run-loader.ts';
import {
  localToday,
  newRunContract,
  newRunValues,
  type NewRun,
  type NewRunValues,
} from './new-run-values.ts';
import { poolRunLinks } from './selection-run-links.ts';

/** Draws from a pool: the day, what is due on it and why, and other numbers where need be. */
export function CreateRunView() {
  const { pool: ref } = useLoaderData<typeof newRunLoader>();
  const pool = useReadQuery(ref).data.testPool;
  const navigate = useNavigate();
  const [createRun] = useCreateSelectionRunMutation(toldByForm);
  const form = useForm<NewRunValues, unknown, NewRun>({
    resolver: contractResolver<NewRunValues, NewRun>(newRunContract),
    defaultValues: newRunValues(Number(pool?.id), localToday(new Date(systemClock.now()))),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  if (!pool) throw new NotFoundError();
  const links = poolRunLinks(pool.id);

  const save = async (run: NewRun): Promise<void> => {
    const input = { ...run, testPoolId: pool.id };
    const saved = await saveForm(
      form,
      async () => (await createRun({ variables: { input } })).data?.createSelectionRun,
      { failed: 'Error when creating Test Pool Run. Please try again.' },
    );
    if (!saved?.selectionRun) return;
    unsaved.clear();
    toastSuccess('Test Pool Run created successfully.');
    await navigate(links.run(saved.selectionRun.id), { replace: true });
  };

  return (
    <>
      <BackLink to={links.list}>Runs</BackLink>
      <PageHeader narrow title="Create Run" subtitle={pool.name} />
      {pool.viewerCanManageRuns ? (
        <CreateRunForm
          form={form}
          pool={pool}
          onSubmit={save}
          onCancel={() => void navigate(links.list)}
        />
      ) : (
        <Card maxWidth="5xl">
          <PageMessage icon={<Lock size={20} />} title={errorText('TEST_POOL_NOT_EDITABLE')} />
        </Card>
      )}
    </>
  );
}
