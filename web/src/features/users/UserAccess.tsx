import { useCan } from '../../components/permission/use-can.ts';
import {
  EndUserSessionDocument,
  EndUserSessionsDocument,
  UserSessionsDocument,
} from '../../domain/access/sessions.generated.ts';
import { SessionsSection } from '../../domain/access/SessionsSection.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { PermissionsSection } from './PermissionsSection.tsx';
import { SignInsSection } from './SignInsSection.tsx';
import type { UserPartsFragment } from './user.generated.ts';

function UserSessions({ id }: { id: string }) {
  const part = usePart(UserSessionsDocument, { userId: id });
  return (
    <SessionsSection
      hint="Where the user is signed in. A session that is ended is refused with its next step."
      part={part}
      end={async (sessionId) =>
        sessionId === null
          ? (await sendMutation(EndUserSessionsDocument, { id })).endUserSessions
          : (await sendMutation(EndUserSessionDocument, { id, sessionId })).endUserSession
      }
    />
  );
}

/** What a user may do beyond the role, and where and when the user signs in; for who manages the account. */
export function UserAccess({ user }: { user: UserPartsFragment }) {
  const can = useCan();
  const { id } = user;
  return (
    <>
      {can('GRANT_PERMISSIONS') && <PermissionsSection user={user} />}
      {user.viewerCanUpdate === true && (
        <>
          {can('RESET_AUTHENTICATOR') && <AuthenticatorSection user={user} />}
          <UserSessions id={id} />
          <SignInsSection userId={id} />
        </>
      )}
    </>
  );
}
