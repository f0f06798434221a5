import { locationRoutes } from '@assay/schema/locations/location.routes';
import { PersonToSend } from '@assay/schema/people-to-send/person-to-send';
import { personToSendRoutes as routes } from '@assay/schema/people-to-send/person-to-send.routes';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { link } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const PersonToSendType = entityType(PersonToSend, { omit: ['locationId', 'testResultId'] });

export const peopleToSendResolvers = [
  queries({ peopleToSend: routes.list }),
  recordFields(PersonToSendType, {
    location: link(
      locationRoutes.list,
      ({ locationId }) => locationId,
      'Where the person works now.',
    ),
    testResult: link(
      testResultRoutes.list,
      ({ testResultId }) => testResultId,
      'The order that stands, its specimen not collected; null without one in sight.',
    ),
  }),
  mutations({
    notePersonToSendNotice: routes.noteNotice,
    notePersonToSendNotices: routes.noteNotices,
  }),
];
