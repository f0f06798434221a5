import { grantRoutes } from '@assay/schema/users/grant.routes';
import { userSessionRoutes as sessions } from '@assay/schema/users/user-session.routes';
import { SignIn, UserSession } from '@assay/schema/users/user-session';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(UserSession);
entityType(SignIn);

/** What people may do beyond their roles, where they are signed in, and who tried to be (decision 31). */
export const userAccessResolvers = [
  queries({
    userGrants: { route: grantRoutes.list, idArgument: 'userId' },
    userSessions: { route: sessions.list, idArgument: 'userId' },
    signIns: { route: sessions.signIns, idArgument: 'userId' },
    viewerSessions: sessions.listOwn,
  }),
  mutations({
    changeUserPermission: grantRoutes.change,
    resetUserPermission: grantRoutes.reset,
    endUserSession: sessions.end,
    endUserSessions: sessions.endAll,
    endViewerSession: sessions.endOwn,
    endViewerSessions: sessions.endAllOwn,
  }),
];
