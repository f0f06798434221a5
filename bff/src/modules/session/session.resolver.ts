import { sessionRoutes as routes } from '@assay/schema/session/session.routes';
import { mutations } from '../../core/mutations.ts';

export const sessionResolvers = [
  mutations({
    signIn: { route: routes.login, spread: true },
    signOut: {
      route: routes.logout,
      description: 'End the session; no error when it has ended already.',
      forgetsViewer: true,
    },
    sendVerificationCode: routes.sendCode,
    activateSession: {
      route: routes.activate,
      description: 'Activate a pending sign-in with the code that was sent; answers a new token.',
      spread: true,
    },
    requestPasswordReset: {
      route: routes.restorePassword,
      description: 'Send a link that resets the password; answers the same for unknown addresses.',
    },
    setPasswordByToken: routes.setPasswordByToken,
    setPasswordByCode: routes.setPasswordByCode,
  }),
];
