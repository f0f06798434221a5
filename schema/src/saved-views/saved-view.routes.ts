import { entityRoutes } from '../core/entity-routes.ts';
import { savedViewList } from './saved-view.list.ts';
import {
  CreateSavedViewInput,
  DefaultViewInput,
  SavedView,
  UpdateSavedViewInput,
} from './saved-view.ts';

const saved = entityRoutes({
  url: '/api/savedviews',
  answer: SavedView,
  resource: 'savedView',
  one: 'a saved view',
  many: 'saved views',
  read: 'session',
  write: 'session',
  unique: 'NAME_ALREADY_EXISTS',
});

/** Views of lists under a name, own or shared with the company (ADR 128). */
export const savedViewRoutes = {
  list: saved.list(savedViewList, { summary: 'List the own saved views and the shared ones' }),
  get: saved.get(),
  create: saved.create(CreateSavedViewInput),
  update: saved.update(UpdateSavedViewInput, { errors: ['ACCESS_DENIED'] }),
  remove: saved.remove({ errors: ['ACCESS_DENIED'] }),
  choose: saved.action('default', {
    summary: 'Open the list with this view from now on, or no longer',
    body: DefaultViewInput,
  }),
};
