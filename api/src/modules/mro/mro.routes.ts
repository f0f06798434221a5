import type { FastifyInstance } from 'fastify';
import { mroReviewRoutes } from '@assay/schema/mro/mro-review.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { logMroContact } from './mro-contacts.service.ts';
import { determineTest } from './mro-determinations.service.ts';
import { listMroInbox } from './mro-inbox.read-model.ts';
import { readMroReview } from './mro-reviews.read-model.ts';

/** The work of MRO staff (decision 39, ADR 108). */
export function registerMroRoutes(app: FastifyInstance): void {
  serveRoutes(app, mroReviewRoutes, {
    inbox: listMroInbox,
    review: readMroReview,
    logContact: logMroContact,
    determine: determineTest,
  });
}
