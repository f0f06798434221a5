import { Acknowledgment, SignedAcknowledgment } from '@assay/schema/acknowledgments/acknowledgment';
import { acknowledgmentRoutes as routes } from '@assay/schema/acknowledgments/acknowledgment.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(Acknowledgment);
entityType(SignedAcknowledgment);

export const acknowledgmentResolvers = [
  queries({ testAcknowledgments: { route: routes.list, idArgument: 'testResultId' } }),
  mutations({ signAcknowledgment: routes.sign }),
];
