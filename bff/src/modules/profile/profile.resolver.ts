import { profileRoutes as routes } from '@assay/schema/profile/profile.routes';
import { mutations } from '../../core/mutations.ts';

export const profileResolvers = [
  mutations({
    updateProfile: { route: routes.update, spread: true },
    changePassword: { route: routes.changePassword, forgetsViewer: true },
  }),
];
