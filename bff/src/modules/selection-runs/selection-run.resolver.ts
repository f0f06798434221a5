import { SelectionRun, SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import { selectionRunRoutes as routes } from '@assay/schema/selection-runs/selection-run.routes';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { children, history, link, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const SelectionRunType = entityType(SelectionRun, {
  omit: ['testPoolId', 'isChangeAllowed'],
  also: [SelectionRunDetails],
});

export const selectionRunResolvers = [
  queries({
    selectionRuns: routes.list,
    // What the route answers besides would be its first 10,000 participants.
    selectionRun: { route: routes.get, readBy: routes.list },
    periodNumbers: routes.numbers,
  }),
  recordFields(SelectionRunType, {
    testPool: link(
      testPoolRoutes.list,
      ({ testPoolId }) => testPoolId,
      'Pool of the run; null when it is out of sight.',
    ),
    participants: children(
      routes.participants,
      'selectionRunId',
      'Whom the run selected, and its alternates, in drawn order.',
    ),
    history: history('selectionRun'),
    viewerCanManage: viewerCan(
      'excuse participants, call up alternates, and invalidate',
      routes.invalidate,
      { when: ({ isChangeAllowed }) => isChangeAllowed },
    ),
  }),
  mutations({
    createSelectionRun: routes.create,
    invalidateSelectionRun: routes.invalidate,
  }),
];
