import { LabConnection } from '@assay/schema/laboratories/lab-connection';
import {
  LabMessage,
  OutgoingLabMessage,
  UnmatchedLabMessage,
} from '@assay/schema/laboratories/lab-traffic';
import { laboratoryRoutes as routes } from '@assay/schema/laboratories/laboratory.routes';
import { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { history, link, links, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const LabConnectionType = entityType(LabConnection, { omit: ['mroConnectionId'] });
entityType(OutgoingLabMessage);
entityType(LabMessage);
entityType(UnmatchedLabMessage);

const connectionId = { idArgument: 'labConnectionId' } as const;

export const laboratoryResolvers = [
  queries({
    labConnections: routes.list,
    labConnection: routes.get,
    labConnectionOptions: options(routes.list, ({ name }) => name),
    labConnectionHealth: { route: routes.health, ...connectionId },
    outgoingLabMessages: { route: routes.outgoing, ...connectionId },
    labMessages: { route: routes.incoming, ...connectionId },
    unmatchedLabMessages: routes.unmatched,
    labTestOptions: options(
      testResultRoutes.list,
      ({ testCase, donor, location, testResult: { specimenId } }) =>
        [`Test Case ${testCase.id}`, donor.fullName, location.name, specimenId]
          .filter(Boolean)
          .join(' · '),
    ),
  }),
  recordFields(LabConnectionType, {
    labAccounts: links(
      labAccountRoutes.list,
      ({ labAccountIds }) => labAccountIds.map((id) => ({ id })),
      'Accounts whose orders go this way.',
    ),
    mroConnection: link(
      routes.list,
      ({ mroConnectionId }) => mroConnectionId,
      'Connection of the MRO who reports what this laboratory finds; null where MRO staff enter it.',
    ),
    history: history('labConnection'),
    viewerCanUpdate: viewerCan('edit this connection', routes.update),
    viewerCanDelete: viewerCan('delete this connection', routes.remove),
  }),
  mutations({
    createLabConnection: routes.create,
    updateLabConnection: routes.update,
    deleteLabConnection: routes.remove,
    rotateLabConnectionSecret: routes.rotate,
    checkLabConnection: routes.check,
    resendLabMessage: routes.resend,
    processLabMessage: routes.process,
    matchLabMessage: routes.match,
  }),
];
