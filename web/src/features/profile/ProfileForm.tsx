import type { Control } from 'react-hook-form';
import { AddressFields } from '../../components/form/AddressFields.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LogoutFields } from '../../components/settings/LogoutFields.tsx';
import { PreferenceFields } from '../../components/settings/PreferenceFields.tsx';
import type { ChangedProfile, ProfileValues } from './profile-form-values.ts';
import type { ProfilePartsFragment } from './profile.generated.ts';
import { contactLabels, fixedLogoutHint, personLabels, profileSections } from './profile-texts.ts';

interface ProfileFormProps {
  control: Control<ProfileValues, unknown, ChangedProfile>;
  profile: ProfilePartsFragment;
  /** False when system or company fixes the logout values. */
  mayEditLogout: boolean;
}

/** The own profile; names, job title and company are shown and not editable (P s2). */
export function ProfileForm({ control, profile, mayEditLogout }: ProfileFormProps) {
  return (
    <>
      <Section {...profileSections.person}>
        <ReadOnlyField label={personLabels.firstName} value={profile.firstName} />
        <ReadOnlyField label={personLabels.lastName} value={profile.lastName} />
        <ReadOnlyField label={personLabels.jobTitle} value={profile.jobTitle ?? ''} />
        <ReadOnlyField label={personLabels.company} value={profile.company?.name ?? ''} />
      </Section>
      <Section {...profileSections.address}>
        <AddressFields control={control} name="profile.address" own />
      </Section>
      <Section {...profileSections.contact}>
        <EmailField
          control={control}
          name="profile.contactMethods.workEmail"
          label={contactLabels.workEmail}
          autoComplete="work email"
        />
        <EmailField
          control={control}
          name="profile.contactMethods.otherEmail"
          label={contactLabels.otherEmail}
          autoComplete="home email"
        />
        <PhoneField
          control={control}
          name="profile.contactMethods.workPhone"
          label={contactLabels.workPhone}
          autoComplete="work tel-national"
        />
        <PhoneField
          control={control}
          name="profile.contactMethods.cellPhone"
          label={contactLabels.cellPhone}
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
          hint={mayEditLogout ? undefined : fixedLogoutHint()}
        />
      </Section>
      <Section {...profileSections.notifications}>
        <PreferenceFields control={control} nameOf={(key) => `settings.${key}`} />
      </Section>
    </>
  );
}
