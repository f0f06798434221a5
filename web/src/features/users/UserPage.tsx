import { Box, Link, Stack } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { accessLogOf } from '../../config/features/history.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { AddressDetail, EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { UserPartsFragment } from './user.generated.ts';
import { UserAccess } from './UserAccess.tsx';
import { ANY_LEVEL, levelText, userLabels as labels, userSections } from './user-words.ts';

type Company = NonNullable<UserPartsFragment['company']>;

/** The company of a user; a client user has an address of its own for it. */
export function CompanyLink({ company }: { company: Company }) {
  const { profile } = useViewer();
  const to =
    profile.type === 'MD'
      ? generatePath(companyPaths.detail, { companyId: company.id })
      : myCompanyPaths.detail;
  return (
    <Link asChild color="brand.fg">
      <RouterLink to={to}>{company.companyName}</RouterLink>
    </Link>
  );
}

/** What a manager is in charge of; locations lead to their pages. */
function Places({
  company,
  dataAccessLevel,
  roleAssignment: { authorizationContextIds: ids, authorizationContextNames: names },
}: Pick<UserPartsFragment, 'company' | 'dataAccessLevel'> & {
  roleAssignment: NonNullable<UserPartsFragment['roleAssignment']>;
}) {
  if (ids.length === 0) return <>None</>;
  if (dataAccessLevel !== 'LOCATION' || company === null) return <>{names.join(', ')}</>;
  return (
    <Stack as="ul" role="list" gap="1" listStyleType="none">
      {ids.map((id, index) => (
        <li key={id}>
          <Link asChild color="brand.fg">
            <RouterLink
              to={generatePath(locationPaths.ofCompany.detail, {
                companyId: company.id,
                locationId: id,
              })}
            >
              {names[index]}
            </RouterLink>
          </Link>
        </li>
      ))}
    </Stack>
  );
}

/** How the account stands, in a sentence. Without a role nobody signs in, and no account is unlocked. */
const standing = (user: UserPartsFragment): string => {
  if (user.roleAssignment === null)
    return user.accountStatus === 'LOCKED'
      ? errorText('USER_LOCKED_WITHOUT_ROLE')
      : 'Cannot sign in until a role is assigned.';
  if (user.accountStatus === 'LOCKED') return 'Cannot sign in until the account is unlocked.';
  if (user.isInvitationPending) return 'Was invited and has not chosen a password yet.';
  return user.isPasswordReset
    ? 'Has to choose a new password by the link in the mail.'
    : 'Can sign in.';
};

/** Everything that administrators know of a user. */
export function UserPage({ user }: { user: UserPartsFragment }) {
  const { contactMethods: contact } = user;
  const isStaff = user.type === 'MD';
  const can = useCan();
  const { profile } = useViewer();
  return (
    <RecordBody
      side={
        <SideSection title="Account">
          <Stack gap="3">
            <Detail label="Sign-in">{standing(user)}</Detail>
            {can('READ_HISTORY') && profile.type === 'MD' && (
              <Detail label="Access Log">
                <Link asChild color="brand.fg">
                  <RouterLink to={accessLogOf(user.id)}>What this person looked at</RouterLink>
                </Link>
              </Detail>
            )}
          </Stack>
        </SideSection>
      }
    >
      <DetailList>
        <Section {...userSections.person}>
          <Detail label={labels.firstName}>{user.firstName}</Detail>
          <Detail label={labels.lastName}>{user.lastName}</Detail>
          <Detail label={labels.jobTitle}>{user.jobTitle}</Detail>
          <Detail label={labels.department}>{user.department}</Detail>
          <EmailDetail label={labels.username} address={user.username} />
          {isStaff ? (
            <>
              <Detail label={labels.startDate}>{formatUsDate(user.startDate ?? '')}</Detail>
              <Detail label={labels.employeeId}>{user.employeeId}</Detail>
            </>
          ) : (
            <Detail label={labels.company}>
              {user.company && <CompanyLink company={user.company} />}
            </Detail>
          )}
        </Section>
        <Section {...(isStaff ? userSections.staffRole : userSections.role)}>
          <Detail label={labels['roleAssignment.role']}>{user.roleAssignment?.name}</Detail>
          {!isStaff && (
            <>
              <Detail label={labels.level}>
                {levelText(user.dataAccessLevel) ??
                  (user.roleAssignment?.role === 'ADMINISTRATIVE_UNIT_MANAGER' ? ANY_LEVEL : null)}
              </Detail>
              <Detail label="Data Access">
                {user.roleAssignment && <Places {...user} roleAssignment={user.roleAssignment} />}
              </Detail>
            </>
          )}
        </Section>
        <Section {...userSections.contact}>
          <EmailDetail label={labels['contactMethods.workEmail']} address={contact.workEmail} />
          <EmailDetail label={labels['contactMethods.otherEmail']} address={contact.otherEmail} />
          <PhoneDetail label={labels['contactMethods.workPhone']} digits={contact.workPhone} />
          <PhoneDetail label={labels['contactMethods.cellPhone']} digits={contact.cellPhone} />
        </Section>
        <Section {...userSections.address}>
          <AddressDetail address={user.address} />
        </Section>
      </DetailList>
      <Box borderTopWidth="1px">
        <UserAccess user={user} />
      </Box>
    </RecordBody>
  );
}
