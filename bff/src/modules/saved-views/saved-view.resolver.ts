import { SavedView } from '@assay/schema/saved-views/saved-view';
import { savedViewRoutes as routes } from '@assay/schema/saved-views/saved-view.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(SavedView);

export const savedViewResolvers = [
  queries({ savedViews: routes.list, savedView: routes.get }),
  mutations({
    createSavedView: routes.create,
    updateSavedView: routes.update,
    deleteSavedView: routes.remove,
    chooseDefaultView: routes.choose,
  }),
];
