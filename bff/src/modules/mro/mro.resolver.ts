import { refreshMroResult } from '@assay/schema/laboratories/refresh-mro-result.route';
import { MroInboxRow } from '@assay/schema/mro/mro-inbox';
import { mroReviewRoutes as routes } from '@assay/schema/mro/mro-review.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(MroInboxRow);

export const mroResolvers = [
  queries({
    mroInbox: routes.inbox,
    mroReview: { route: routes.review, idArgument: 'testResultId' },
  }),
  mutations({
    logMroContact: routes.logContact,
    determineTest: routes.determine,
    refreshMroResult,
  }),
];
