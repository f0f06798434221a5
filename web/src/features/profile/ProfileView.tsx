import { Button } from '@chakra-ui/react';
import { useReadQuery } from '@apollo/client/react';
import { KeyRound, Pencil } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import type { ProfileData } from './profile-loader.ts';
import { ProfilePage } from './ProfilePage.tsx';

const Actions = () => (
  <>
    <Button asChild variant="outline" colorPalette="gray">
      <Link to={paths.profile.changePassword}>
        <KeyRound size={16} aria-hidden /> Change password
      </Link>
    </Button>
    <Button asChild>
      <Link to={paths.profile.edit}>
        <Pencil size={16} aria-hidden /> Edit
      </Link>
    </Button>
  </>
);

/** The own profile, read-only (P s2). */
export function ProfileView() {
  const { profile, settings } = useReadQuery(useLoaderData<ProfileData>()).data.viewer;
  return (
    <PageColumn>
      <PageHeader
        title="My Profile"
        subtitle={`${profile.firstName} ${profile.lastName}`}
        actions={<Actions />}
      />
      <ProfilePage profile={profile} settings={settings} />
    </PageColumn>
  );
}
