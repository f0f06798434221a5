import {
  PlacedLabOrder,
  labOrderRoutes as routes,
} from '@assay/schema/lab-orders/lab-order.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';

entityType(PlacedLabOrder);

export const labOrderResolvers = [
  mutations({
    createLabOrder: routes.create,
    cancelLabOrder: routes.cancel,
    renewLabOrder: routes.renew,
    resendLabOrder: routes.resend,
    mailDonorPass: routes.mailDonorPass,
  }),
];
