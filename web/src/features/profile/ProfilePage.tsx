import { Text } from '@chakra-ui/react';
import { addressLines } from '../../components/page/address-text.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { OnOff } from '../../components/settings/OnOff.tsx';
import { PreferenceDetails } from '../../components/settings/PreferenceDetails.tsx';
import { logoutLabels, periodText } from '../../components/settings/setting-texts.ts';
import { phoneText } from '../../lib/phone.ts';
import { contactLabels, personLabels, profileSections } from './profile-texts.ts';
import type { ProfilePartsFragment, ProfileSettingsPartsFragment } from './profile.generated.ts';

interface ProfilePageProps {
  profile: ProfilePartsFragment;
  settings: ProfileSettingsPartsFragment;
}

const phone = (digits: string | null): string | null => digits && phoneText(digits);

/** Everything that the portal knows of its user (P s3). */
export function ProfilePage({ profile, settings }: ProfilePageProps) {
  const { contactMethods: contact } = profile;
  const lines = addressLines(profile.address);
  return (
    <DetailList>
      <Section {...profileSections.person}>
        <Detail label={personLabels.firstName}>{profile.firstName}</Detail>
        <Detail label={personLabels.lastName}>{profile.lastName}</Detail>
        <Detail label={personLabels.jobTitle}>{profile.jobTitle}</Detail>
        <Detail label={personLabels.company}>{profile.company?.name}</Detail>
        <Detail label={personLabels.username}>{profile.username}</Detail>
        <Detail label={personLabels.role}>{profile.roleAssignment.name}</Detail>
      </Section>
      <Section {...profileSections.address}>
        <Detail label="Address" wide>
          {lines.length > 0 && lines.map((line) => <Text key={line}>{line}</Text>)}
        </Detail>
      </Section>
      <Section {...profileSections.contact}>
        <Detail label={contactLabels.workEmail}>{contact.workEmail}</Detail>
        <Detail label={contactLabels.otherEmail}>{contact.otherEmail}</Detail>
        <Detail label={contactLabels.workPhone}>{phone(contact.workPhone)}</Detail>
        <Detail label={contactLabels.cellPhone}>{phone(contact.cellPhone)}</Detail>
      </Section>
      <Section {...profileSections.logout}>
        <Detail label={logoutLabels.AUTOMATIC_LOGOUT}>
          <OnOff on={settings.AUTOMATIC_LOGOUT} />
        </Detail>
        <Detail label={logoutLabels.AUTOMATIC_LOGOUT_PERIOD}>
          {periodText(settings.AUTOMATIC_LOGOUT_PERIOD)}
        </Detail>
      </Section>
      <Section {...profileSections.notifications}>
        <PreferenceDetails settings={settings} />
      </Section>
    </DetailList>
  );
}
