import { useReadQuery } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { BrandingSettingsInput } from '@assay/schema/settings/keys';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { refreshViewer } from '../../lib/viewer/refresh-viewer.ts';
import { useUpdateBrandingSettingsMutation } from './branding-settings.generated.ts';
import { brandingSections } from './branding-texts.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ColourField, colourOf } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';
import {
  brandingValues,
  type BrandingValues,
  type ChangedBranding,
} from './settings-form-values.ts';
import type { BrandingData } from './settings-loaders.ts';
import { SETTINGS_SAVED, settingsTitles } from './settings-titles.ts';
import { useLogoSource } from './use-logo-source.ts';

const TITLE = `Edit ${settingsTitles.custom}`;

/** Edits logo and colour of the tenant, with a preview that follows at once. */
export function EditBrandingSettingsView() {
  const { brandingSettings } = useReadQuery(useLoaderData<BrandingData>()).data;
  const navigate = useNavigate();
  const [updateSettings] = useUpdateBrandingSettingsMutation(toldByForm);
  const form = useForm<BrandingValues, unknown, ChangedBranding>({
    resolver: contractResolver(BrandingSettingsInput),
    defaultValues: brandingValues(brandingSettings),
  });
  const { control } = form;
  const [logo, colour] = useWatch({ control, name: ['TENANT_LOGO', 'TENANT_COLOR'] });
  const images = useLogoSource(brandingSettings.TENANT_LOGO);
  const source = images.sourceOf(logo);
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (input: ChangedBranding): Promise<void> => {
    const saved = await saveForm(
      form,
      async () => (await updateSettings({ variables: { input } })).data?.updateBrandingSettings,
    );
    if (!saved) return;
    unsaved.clear();
    // The style comes with the viewer: the portal takes on logo and colour without a reload.
    await refreshViewer();
    toastSuccess(SETTINGS_SAVED);
    await navigate(paths.settings.custom);
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} />
      <Form form={form} contract={BrandingSettingsInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={control}
              action="Save"
              onCancel={() => void navigate(paths.settings.custom)}
            />
          }
        >
          <Section {...brandingSections.logo}>
            <LogoField control={control} src={source} onUploaded={images.keep} />
          </Section>
          <Section {...brandingSections.colour}>
            <ColourField control={control} />
          </Section>
          <Section {...brandingSections.preview}>
            <BrandPreview colour={colourOf(colour)} logo={source} />
          </Section>
        </FormCard>
      </Form>
    </PageColumn>
  );
}
