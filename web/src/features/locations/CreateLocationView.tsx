import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { CreateLocationInput } from '@assay/schema/locations/location';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  createVariables,
  newLocationValues,
  type LocationFormValues,
  type NewLocation,
} from './location-form-values.ts';
import { useCreateLocationMutation } from './location-mutations.generated.ts';
import type { LocationPlace } from './location-place.ts';
import { LocationForm } from './LocationForm.tsx';
import { useShownParts } from './use-shown-parts.ts';
import { useUnitTree } from './use-unit-tree.ts';

const TITLE = 'Create Location';

/** A new location of a company. */
export function CreateLocationView() {
  const { companyId, links } = useLoaderData<LocationPlace>();
  const navigate = useNavigate();
  const shown = useShownParts();
  const units = useUnitTree(companyId);
  const [createLocation] = useCreateLocationMutation(toldByForm);
  const form = useForm<LocationFormValues, unknown, NewLocation>({
    resolver: contractResolver<LocationFormValues, NewLocation>(CreateLocationInput),
    defaultValues: newLocationValues(shown),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (location: NewLocation): Promise<void> => {
    const variables = { companyId, input: createVariables(location) };
    const saved = await saveForm(
      form,
      async () => (await createLocation({ variables })).data?.createLocation,
    );
    if (!saved?.location) return;
    unsaved.clear();
    toastSuccess('Location has been successfully created.');
    await navigate(links.profile(saved.location.id), { replace: true });
  };

  return (
    <>
      <PageHeader narrow title={TITLE} subtitle="A place of work of the company." />
      <Form form={form} contract={CreateLocationInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action={TITLE}
              needsChange={false}
              onCancel={() => void navigate(links.list)}
            />
          }
        >
          <LocationForm form={form} units={units} shown={shown} />
        </FormCard>
      </Form>
    </>
  );
}
