import { graphqlInput } from '@assay/schema/core/graphql-name';
import { BrandingSettingsInput } from '@assay/schema/settings/keys';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { SETTINGS_SAVED } from '../../components/settings/setting-texts.ts';
import { settingsPaths } from '../../config/features/settings.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { refreshViewer } from '../../lib/viewer/refresh-viewer.ts';
import { UpdateBrandingSettingsDocument } from './branding-settings.generated.ts';
import { brandingLabels } from './branding-words.ts';
import { BrandingForm } from './BrandingForm.tsx';
import { brandingRecord } from './settings-records.ts';
import { settingsTitles } from './settings-titles.ts';

/** Edits logo and color of the tenant, with a preview that follows at once. */
export function EditBrandingSettingsView() {
  const brandingSettings = brandingRecord.useRecord();
  return (
    <RecordForm
      title={`Edit ${settingsTitles.custom}`}
      contract={BrandingSettingsInput}
      labels={brandingLabels}
      record={brandingSettings}
      // The form holds the file id of the logo.
      values={({ TENANT_LOGO: logo }) => ({ TENANT_LOGO: logo?.id ?? '' })}
      send={async (input) =>
        (await sendMutation(UpdateBrandingSettingsDocument, { input: graphqlInput(input) }))
          .updateBrandingSettings
      }
      // The style comes with the viewer: the portal takes on logo and color without a reload.
      onSaved={refreshViewer}
      done={SETTINGS_SAVED}
      next={settingsPaths.custom}
    >
      {({ control }) => <BrandingForm control={control} saved={brandingSettings.TENANT_LOGO} />}
    </RecordForm>
  );
}
