import type { UpdateProfileInput } from '@assay/schema/profile/profile';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LogoutFields } from '../../components/settings/LogoutFields.tsx';
import { PreferenceFields } from '../../components/settings/PreferenceFields.tsx';
import { fixedSettingsHint } from '../../components/settings/setting-texts.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import type { ProfilePartsFragment } from './profile.generated.ts';
import { profileSections, profileViewLabels as labels } from './profile-words.ts';

interface ProfileFormProps {
  control: FormControl<typeof UpdateProfileInput>;
  profile: ProfilePartsFragment;
  /** False when system or company fixes the logout values. */
  mayEditLogout: boolean;
}

/** The own profile; names, job title and company are shown and not editable (P s2). */
export function ProfileForm({ control, profile, mayEditLogout }: ProfileFormProps) {
  return (
    <>
      <Section {...profileSections.person}>
        <ReadOnlyField label={labels.firstName} value={profile.firstName} />
        <ReadOnlyField label={labels.lastName} value={profile.lastName} />
        <ReadOnlyField label={labels.jobTitle} value={profile.jobTitle ?? ''} />
        <ReadOnlyField label={labels.company} value={profile.company?.name ?? ''} />
      </Section>
      <Section {...profileSections.address}>
        <AddressFields control={control} name="profile.address" own />
      </Section>
      <Section {...profileSections.contact}>
        <EmailField
          control={control}
          name="profile.contactMethods.workEmail"
          autoComplete="work email"
        />
        <EmailField
          control={control}
          name="profile.contactMethods.otherEmail"
          autoComplete="home email"
        />
        <PhoneField
          control={control}
          name="profile.contactMethods.workPhone"
          autoComplete="work tel-national"
        />
        <PhoneField
          control={control}
          name="profile.contactMethods.cellPhone"
          autoComplete="mobile tel-national"
        />
      </Section>
      <Section {...profileSections.logout}>
        <LogoutFields
          control={control}
          names={{
            on: 'settings.AUTOMATIC_LOGOUT',
            period: 'settings.AUTOMATIC_LOGOUT_PERIOD',
          }}
          disabled={!mayEditLogout}
          hint={mayEditLogout ? undefined : fixedSettingsHint()}
        />
      </Section>
      <Section {...profileSections.notifications}>
        <PreferenceFields control={control} nameOf={(key) => `settings.${key}`} />
      </Section>
    </>
  );
}
