import { useForm } from 'react-hook-form';
import { generatePath, useNavigate, useSearchParams } from 'react-router-dom';
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

const idIn = (search: URLSearchParams, name: string): number | null =>
  /^[1-9]\d{0,14}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null;

/** The company or the location that the viewer came from (`createTestPoolLink`). */
function chosenIn(search: URLSearchParams) {
  const locationId = idIn(search, 'locationId');
  return { companyId: idIn(search, 'companyId'), locationId };
}

/** The list that the viewer came from. */
function listOf({ companyId, locationId }: ReturnType<typeof chosenIn>): string {
  if (companyId === null) return paths.testPools.list;
  return locationId === null
    ? generatePath(paths.companies.testPools, { companyId: String(companyId) })
    : generatePath(paths.locations.ofCompany.testPools, {
        companyId: String(companyId),
        locationId: String(locationId),
      });
}

/** A new random test pool. */
export function CreateTestPoolView() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const chosen = chosenIn(search);
  const [createTestPool] = useCreateTestPoolMutation(toldByForm);
  const form = useForm<TestPoolFormValues, unknown, NewTestPool>({
    resolver: testPoolResolver(CreateTestPoolInput),
    defaultValues: newTestPoolValues(chosen),
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
              onCancel={() => void navigate(listOf(chosen))}
            />
          }
        >
          <TestPoolForm form={form} />
        </FormCard>
      </Form>
    </>
  );
}
