import { Box, Stack } from '@chakra-ui/react';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressDetail, EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { OnOff } from '../../components/settings/OnOff.tsx';
import { PreferenceDetails } from '../../components/settings/PreferenceDetails.tsx';
import { logoutLabels, periodText } from '../../components/settings/setting-texts.ts';
import { Appearance } from './Appearance.tsx';
import { OwnAuthenticator } from './OwnAuthenticator.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { profileSections, profileViewLabels as labels } from './profile-words.ts';
import type { ProfilePartsFragment, ProfileSettingsPartsFragment } from './profile.generated.ts';

interface ProfilePageProps {
  profile: ProfilePartsFragment;
  settings: ProfileSettingsPartsFragment;
}

/** Everything that the portal knows of its user (P s3). */
export function ProfilePage({ profile, settings }: ProfilePageProps) {
  const { contactMethods: contact } = profile;
  return (
    <RecordBody
      side={
        <>
          <Appearance />
          <SideSection title={profileSections.logout.title}>
            <Stack gap="3">
              <Detail label={logoutLabels.AUTOMATIC_LOGOUT}>
                <OnOff on={settings.AUTOMATIC_LOGOUT} />
              </Detail>
              <Detail label={logoutLabels.AUTOMATIC_LOGOUT_PERIOD}>
                {periodText(settings.AUTOMATIC_LOGOUT_PERIOD)}
              </Detail>
            </Stack>
          </SideSection>
          <SideSection title={profileSections.notifications.title}>
            <Stack gap="3">
              <PreferenceDetails settings={settings} />
            </Stack>
          </SideSection>
        </>
      }
    >
      <DetailList>
        <Section {...profileSections.person}>
          <Detail label={labels.firstName}>{profile.firstName}</Detail>
          <Detail label={labels.lastName}>{profile.lastName}</Detail>
          <Detail label={labels.jobTitle}>{profile.jobTitle}</Detail>
          <Detail label={labels.company}>{profile.company?.name}</Detail>
          <Detail label={labels.username}>{profile.username}</Detail>
          <Detail label={labels.role}>{profile.roleAssignment.name}</Detail>
        </Section>
        <Section {...profileSections.address}>
          <AddressDetail address={profile.address} />
        </Section>
        <Section {...profileSections.contact}>
          <EmailDetail label={labels['contactMethods.workEmail']} address={contact.workEmail} />
          <EmailDetail label={labels['contactMethods.otherEmail']} address={contact.otherEmail} />
          <PhoneDetail label={labels['contactMethods.workPhone']} digits={contact.workPhone} />
          <PhoneDetail label={labels['contactMethods.cellPhone']} digits={contact.cellPhone} />
        </Section>
      </DetailList>
      <Box borderTopWidth="1px">
        <OwnAuthenticator />
        <OwnSessions />
      </Box>
    </RecordBody>
  );
}
