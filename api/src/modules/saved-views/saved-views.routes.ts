import type { FastifyInstance } from 'fastify';
import { savedViewRoutes } from '@assay/schema/saved-views/saved-view.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { isViewSeen, listSavedViews, readSavedView } from './saved-views.read-model.ts';
import {
  chooseDefaultView,
  createSavedView,
  deleteSavedView,
  updateSavedView,
} from './saved-views.service.ts';

/** Calls on saved views of lists (ADR 128). */
export function registerSavedViewsRoutes(app: FastifyInstance): void {
  app.resources.set('savedView', { isVisible: isViewSeen });
  app.histories.set('savedView', null);
  serveRoutes(app, savedViewRoutes, {
    list: listSavedViews,
    get: readSavedView,
    create: createSavedView,
    update: updateSavedView,
    remove: deleteSavedView,
    choose: chooseDefaultView,
  });
}
