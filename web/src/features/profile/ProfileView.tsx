import { Button } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EditLink } from '../../components/page/EditLink.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { profilePaths } from '../../config/features/profile.ts';
import { EmailLink } from '../../domain/contact/contact-links.tsx';
import { personName } from '../../domain/person-name.ts';
import { profileRecord } from './profile-record.ts';
import { ProfilePage } from './ProfilePage.tsx';

const Actions = () => (
  <>
    <Button asChild variant="outline" colorPalette="gray">
      <Link to={profilePaths.changePassword}>
        <KeyRound size={16} aria-hidden /> Change password
      </Link>
    </Button>
    <EditLink to={profilePaths.edit} main />
  </>
);

/** The own profile, read-only (P s2). */
export function ProfileView() {
  const { profile, settings } = profileRecord.useRecord();
  return (
    <>
      <RecordHead
        title="My Profile"
        name={personName(profile)}
        facts={[
          profile.roleAssignment.name,
          profile.company?.name,
          <EmailLink key="username" address={profile.username} />,
        ]}
        actions={<Actions />}
      />
      <ProfilePage profile={profile} settings={settings} />
    </>
  );
}
