import { Authenticator } from '@assay/schema/session/authenticator';
import {
  authenticatorRoutes as authenticator,
  userAuthenticatorRoutes as userAuthenticator,
} from '@assay/schema/session/authenticator.routes';
import { grantRoutes } from '@assay/schema/users/grant.routes';
import { userSessionRoutes as sessions } from '@assay/schema/users/user-session.routes';
import { SignIn, UserSession } from '@assay/schema/users/user-session';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(UserSession);
entityType(SignIn);
entityType(Authenticator);

/** What people may do beyond their roles, where they are signed in, who tried to be, and by what (decision 31, ADR 97). */
export const userAccessResolvers = [
  queries({
    userGrants: { route: grantRoutes.list, idArgument: 'userId' },
    userSessions: { route: sessions.list, idArgument: 'userId' },
    signIns: { route: sessions.signIns, idArgument: 'userId' },
    viewerSessions: sessions.listOwn,
    viewerAuthenticator: authenticator.get,
    userAuthenticator: { route: userAuthenticator.get, idArgument: 'userId' },
  }),
  mutations({
    changeUserPermission: grantRoutes.change,
    resetUserPermission: grantRoutes.reset,
    endUserSession: sessions.end,
    endUserSessions: sessions.endAll,
    endViewerSession: sessions.endOwn,
    endViewerSessions: sessions.endAllOwn,
    startAuthenticator: { route: authenticator.start, spread: true },
    confirmAuthenticator: { route: authenticator.confirm, spread: true },
    renewRecoveryCodes: { route: authenticator.renewCodes, spread: true },
    turnOffAuthenticator: authenticator.turnOff,
    resetUserAuthenticator: userAuthenticator.reset,
  }),
];
